import { join } from 'node:path';
import { app, ipcMain, powerMonitor, protocol, session, shell } from 'electron';
import type { CommandId } from '../../shared/commands/commands.ts';
import type { WindowId } from '../../shared/ipc/answer.ts';
import { registerHandlers } from '../../shared/ipc/answer.ts';
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
import { TableWindows } from './tableWindows.ts';
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

  const requests = new OpenRequests();
  // The first window opens without being asked for.
  askFor(requests, { ...commandLine, commands: commandLine.commands.filter((id) => id !== 'newWindow') });
  app.on('second-instance', (_event, words, folder) => {
    requests.show();
    askFor(requests, parseCommandLine(words.slice(1), folder));
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

  void app.whenReady().then(() => run(requests));
}

function askFor(requests: OpenRequests, { game, deal, commands, opened }: CommandLine): void {
  if (game !== null || deal !== null) requests.openDeal(game, deal);
  for (const id of commands) requests.choose(id);
  for (const what of opened) void requests.open(what);
}

/** Everything that needs a ready Electron. Rejects only where the app cannot run at all. */
async function run(requests: OpenRequests): Promise<void> {
  const dataFolder = app.getPath('userData');
  const devTools = !app.isPackaged;
  secureSession(session.defaultSession, devTools);
  protocol.handle(APP_SCHEME, serveFolder(join(app.getAppPath(), 'dist', 'renderer')));

  let open: TableWindows | null = null;
  const services = await createServices({
    dataFolder,
    emit(name, value) {
      open?.emit(name, value);
      if (name === 'settings.changed') void services.settings.read().then((settings) => menu.show(settings));
    },
  });
  const windows = new TableWindows({
    memory: windowMemory(dataFolder),
    preload: join(app.getAppPath(), 'dist', 'preload', 'preload.cjs'),
    devTools,
    holder: (game) => services.openGames.holder(game),
    onGone(window) {
      menu.forget(window);
      void services.openGames.windowGone(window);
    },
    onFront: (window) => menu.turnTo(window),
    onCrash(reason, again) {
      void services.log.write('error', `The window is gone: ${reason}${again ? '; it is loaded again' : ''}`);
    },
  });
  open = windows;
  const menu: AppMenu = new AppMenu({
    choose: (id) => choose(id, windows),
    openGame: (game) => windows.deliver('open.deal', { game, deal: null }, game),
    keepOnTop: (on) => windows.keepOnTop(on),
  });
  registerHandlers(electronHandlers(services, windows, menu), ipcTransport(ipcMain));
  pauseClockWithMachine(powerMonitor, windows.emit);
  await menu.show(await services.settings.read());

  windows.openNew();
  requests.deliverTo({
    deliver: windows.deliver,
    choose: (id) => choose(id, windows),
    show: () => windows.show(),
  });
  // On a Mac an app goes on without a window, and its icon in the dock brings one back.
  app.on('activate', () => {
    if (windows.count === 0) windows.openNew();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  closeServicesBeforeQuit(services);
}

/** Does what a menu asks for: some of it is the app's own, all else the window's in use. */
function choose(id: CommandId, windows: TableWindows): void {
  if (id === 'newWindow') windows.openNew();
  else if (id === 'quit') app.quit();
  else windows.deliver('command.chosen', { id }, null);
}

/** The contract's handlers, with what only Electron can do. */
function electronHandlers(services: Services, windows: TableWindows, menu: AppMenu) {
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
    showMenuState: (state, from) => menu.follow(from, state),
    quit: () => app.quit(),
    windows: {
      open: () => windows.openNew(),
      fullScreen: (window, on) => windows.fullScreen(window, on),
      show: (window) => windows.show(window),
    },
  });
  return {
    ...handlers,
    // The window asks for its notices once it listens to events, so what waited for it may come now.
    'app.takeNotices': async (argument: null, from: WindowId) => {
      const notices = await handlers['app.takeNotices'](argument, from);
      windows.listens(from);
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
