import type { WebPreferences } from 'electron';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { APP_PAGE } from './appProtocol.ts';
import type { Bounds } from './windowBounds.ts';
import { arrangementOf, besideWindow, placeWindow, SMALLEST } from './windowBounds.ts';
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

/** What the displays have free of bars and docks, the main one first. */
function workAreas(): Bounds[] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ workArea }) => workArea);
}

/**
 * Makes a window where one was left last on these displays, or beside another one, and keeps what its page does within
 * bounds. The page is not loaded yet.
 * @param beside the window that the new one is to lie beside, where there is one.
 */
export function createTableWindow(options: TableWindowOptions, beside: BrowserWindow | null): BrowserWindow {
  const arrangement = () => arrangementOf(screen.getAllDisplays());
  const left = beside === null ? options.memory.read(arrangement()) : null;
  const wished = beside === null ? (left?.bounds ?? null) : besideWindow(beside.getNormalBounds());
  const window = new BrowserWindow({
    ...placeWindow(wished, workAreas()),
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
    options.memory.write(arrangement(), {
      bounds: window.getNormalBounds(),
      maximised: window.isMaximized(),
    });
  });
  return window;
}

/** Loads the page into its window. @param search what its address says after the question mark. */
export function loadPage(window: BrowserWindow, search: string): void {
  void window.loadURL(search === '' ? APP_PAGE : `${APP_PAGE}?${search}`);
}

/** Moves a window back within reach when the display is gone or has changed that it was on. */
export function keepWithinReach(window: BrowserWindow): void {
  if (window.isMaximized() || window.isFullScreen()) return;
  const now = window.getNormalBounds();
  const placed = placeWindow(now, workAreas());
  if (JSON.stringify(placed) !== JSON.stringify(now)) window.setBounds(placed);
}

/** A page that is gone is loaded again, which brings the deal back as it was kept, unless it goes again and again. */
export function reloadAfterCrashes(
  window: BrowserWindow,
  { onCrash }: TableWindowOptions,
  onLoad: () => void,
): void {
  let reloads: number[] = [];
  const reload = (reason: string): void => {
    const now = Date.now();
    reloads = reloads.filter((time) => now - time < RELOAD_SPAN);
    const again = reloads.length < MOST_RELOADS;
    onCrash(reason, again);
    if (!again) return;
    reloads.push(now);
    onLoad();
    window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason !== 'clean-exit') reload(`${reason} (${exitCode})`);
  });
  window.on('unresponsive', () => {
    // A page that hangs ends only by force; what it had kept is on disk.
    onCrash('unresponsive', true);
    window.webContents.forcefullyCrashRenderer();
  });
}
