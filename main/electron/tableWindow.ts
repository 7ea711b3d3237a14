import type { WebPreferences } from 'electron';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { APP_PAGE } from './appProtocol.ts';
import { placeWindow, SMALLEST } from './windowBounds.ts';
import type { WindowMemory } from './windowMemory.ts';

/** How often a crashed page is loaded again within the span below before that stops, in times and milliseconds. */
const MOST_RELOADS = 3;
const RELOAD_SPAN = 60_000;

export interface TableWindowOptions {
  readonly memory: WindowMemory;
  /** The path of the built preload script. */
  readonly preload: string;
  readonly devTools: boolean;
  /** The page has crashed or hangs; it is loaded again where `again` is true. */
  onCrash(reason: string, again: boolean): void;
  /** The page loads, for the first time or again: it does not listen until it says so. */
  onLoad(): void;
}

/** What the page may do: nothing of Node, in a world of its own, in a sandbox. */
export function webPreferences(preload: string, devTools: boolean): WebPreferences {
  return {
    preload,
    devTools,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    // The dictionaries would be fetched from the network.
    spellcheck: false,
  };
}

/** Opens the window where it was left last, and keeps what its page does within bounds. */
export function openTableWindow(options: TableWindowOptions): BrowserWindow {
  const left = options.memory.read();
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  const bounds = placeWindow(
    left?.bounds ?? null,
    [main, ...others].map(({ workArea }) => workArea),
  );
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Grand Patience',
    // The colour of the cloth, so that nothing flashes before the table is drawn.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#10241c' : '#1f5a41',
    webPreferences: webPreferences(options.preload, options.devTools),
  });
  if (left?.maximised) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    options.memory.write({ bounds: window.getNormalBounds(), maximised: window.isMaximized() });
  });
  reloadAfterCrashes(window, options);
  options.onLoad();
  void window.loadURL(APP_PAGE);
  return window;
}

/** A page that is gone is loaded again, which brings the deal back as it was kept, unless it goes again and again. */
function reloadAfterCrashes(window: BrowserWindow, options: TableWindowOptions): void {
  let reloads: number[] = [];
  const reload = (reason: string): void => {
    const now = Date.now();
    reloads = reloads.filter((time) => now - time < RELOAD_SPAN);
    const again = reloads.length < MOST_RELOADS;
    options.onCrash(reason, again);
    if (!again) return;
    reloads.push(now);
    options.onLoad();
    window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason !== 'clean-exit') reload(`${reason} (${exitCode})`);
  });
  window.on('unresponsive', () => {
    // A page that hangs ends only by force; what it had kept is on disk.
    options.onCrash('unresponsive', true);
    window.webContents.forcefullyCrashRenderer();
  });
}
