import { join } from 'node:path';
import { app, BrowserWindow, ipcMain, powerMonitor, protocol, session, shell } from 'electron';
import type { Emit } from '../../shared/ipc/answer.ts';
import { registerHandlers } from '../../shared/ipc/answer.ts';
import { EVENT_CHANNEL } from '../../shared/ipc/bridge.ts';
import { HostError } from '../../shared/ipc/failure.ts';
import type { Services } from '../services/index.ts';
import { createServices, handlersOf } from '../services/index.ts';
import { AppMenu } from './appMenu.ts';
import { APP_SCHEME, serveFolder } from './appProtocol.ts';
import { pauseClockWithMachine } from './clockPauses.ts';
import type { CommandLine } from './commandLine.ts';
import { LINK_SCHEME, parseCommandLine } from './commandLine.ts';
import { ipcTransport } from './ipcTransport.ts';
import { OpenRequests } from './openRequests.ts';
import { secureContents, secureSession } from './security.ts';
import { openTableWindow } from './tableWindow.ts';
import { windowMemory } from './windowMemory.ts';

/**
 * Starts the app: once per data folder; a later start hands its links, files and deal to the running one. What must
 * be said before Electron is ready is said before this returns.
 */
export function startApp(commandLine: CommandLine): void {
  if (commandLine.userData !== null) app.setPath('userData', commandLine.userData);
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  app.enableSandbox();
  // Lets the table be drawn where there is no graphics card; the page shown is the app's own.
  app.commandLine.appendSwitch('enable-unsafe-swiftshader');
  for (const silence of ['disable-background-networking', 'disable-component-update']) {
    app.commandLine.appendSwitch(silence);
  }
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
  app.setAsDefaultProtocolClient(LINK_SCHEME);

  const emit: Emit = (name, value) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send(EVENT_CHANNEL, name, value);
  };
  const requests = new OpenRequests(emit);
  askFor(requests, commandLine);
  app.on('second-instance', (_event, words, folder) => {
    askFor(requests, parseCommandLine(words.slice(1), folder));
    showWindow();
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    void requests.open(url);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    void requests.open(path);
  });
  app.on('web-contents-created', (_event, contents) => secureContents(contents));

  void app.whenReady().then(() => run(emit, requests));
}

function askFor(requests: OpenRequests, { game, deal, newDeal, opened }: CommandLine): void {
  if (game !== null) requests.openDeal(game, deal);
  if (newDeal) requests.choose('newDeal');
  for (const what of opened) void requests.open(what);
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** Everything that needs a ready Electron. Rejects only where the app cannot run at all. */
async function run(emit: Emit, requests: OpenRequests): Promise<void> {
  const dataFolder = app.getPath('userData');
  const devTools = !app.isPackaged;
  secureSession(session.defaultSession, devTools);
  protocol.handle(APP_SCHEME, serveFolder(join(app.getAppPath(), 'dist', 'renderer')));

  const menu = new AppMenu(emit);
  const services = await createServices({
    dataFolder,
    emit(name, value) {
      emit(name, value);
      if (name === 'settings.changed') void services.settings.read().then((settings) => menu.show(settings));
    },
  });
  registerHandlers(electronHandlers(services, requests, menu), ipcTransport(ipcMain));
  pauseClockWithMachine(powerMonitor, emit);
  await menu.show(await services.settings.read());

  const memory = windowMemory(dataFolder);
  const open = (): void => {
    openTableWindow({
      memory,
      preload: join(app.getAppPath(), 'dist', 'preload', 'preload.cjs'),
      devTools,
      onCrash: (reason, again) => {
        void services.log.write(
          'error',
          `The window is gone: ${reason}${again ? '; it is loaded again' : ''}`,
        );
      },
      onLoad: () => requests.windowGone(),
    });
  };
  open();
  // On a Mac an app goes on without a window, and its icon in the dock brings one back.
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  closeServicesBeforeQuit(services);
}

/** The contract's handlers, with what only Electron can do. */
function electronHandlers(services: Services, requests: OpenRequests, menu: AppMenu) {
  const handlers = handlersOf(services, {
    about: {
      version: app.getVersion(),
      host: 'electron',
      platform: process.platform,
      runtime: `Electron ${process.versions['electron'] ?? ''}`,
    },
    async openFolder(path) {
      const complaint = await shell.openPath(path);
      if (complaint !== '') throw new HostError({ code: 'storage', path, detail: complaint });
    },
    showMenuState: (state) => menu.follow(state),
    quit: () => app.quit(),
  });
  return {
    ...handlers,
    // The window asks for its notices once it listens to events, so what waited for it may come now.
    'app.takeNotices': async (argument: null) => {
      const notices = await handlers['app.takeNotices'](argument);
      requests.windowListens();
      return notices;
    },
  };
}

/** Everything asked for is written before the app ends. */
function closeServicesBeforeQuit(services: Services): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void services.close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}
