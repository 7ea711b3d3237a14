import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

/**
 * A stand-in for the module `electron`, for tests of the wiring in plain Node. Each part is typed by Electron's own
 * declarations, so it can list no member that Electron does not have, and using a member that it does not list
 * throws. What the app does with it is recorded.
 */

/** Returns an object that throws when anything but the listed members is used. */
export function strictly<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key, receiver) {
      // Promises ask every value that they are given for `then`.
      if (key === 'then' || typeof key === 'symbol' || Reflect.has(target, key))
        return Reflect.get(target, key, receiver);
      throw new Error(`The stand-in for Electron has no ${name}.${key}.`);
    },
  });
}

type InvokeHandler = Parameters<Electron.IpcMain['handle']>[1];

/** What the app did with the stand-in. */
export interface Recorded {
  /** Handlers by channel; a channel with more than one has them all. */
  readonly handlers: Map<string, InvokeHandler[]>;
  readonly windows: StandInWindow[];
  readonly sent: (readonly [channel: string, ...values: unknown[]])[];
  readonly schemes: string[];
  readonly servedSchemes: string[];
  readonly menus: Electron.MenuItemConstructorOptions[][];
  readonly exits: number[];
  readonly opened: string[];
  readonly errorBoxes: string[];
  /** What the icon in the task bar of Windows offers. */
  readonly tasks: Electron.Task[];
  /** Chromium's switches that the app set. */
  readonly switches: string[];
  readonly store: Map<string, unknown>;
  quits: number;
  sandboxed: boolean;
}

/** The parts of a window and its page that the app uses. */
export class StandInWindow extends EventEmitter {
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly loaded: string[] = [];
  shown = false;
  maximised = false;
  alwaysOnTop = false;
  fullScreen = false;
  minimised = false;
  /** How often it came to the front. */
  focused = 0;
  bounds: Electron.Rectangle;
  /** Events that its page was sent, by name and value. */
  readonly sent: (readonly [name: unknown, value: unknown])[] = [];
  reloads = 0;
  crashes = 0;
  readonly webContents: EventEmitter & {
    readonly id: number;
    send(channel: string, ...values: unknown[]): void;
    reload(): void;
    forcefullyCrashRenderer(): void;
    getURL(): string;
    setWindowOpenHandler(handler: () => { action: string }): void;
    openHandler: (() => { action: string }) | null;
    readonly mainFrame: { readonly url: string };
  };

  constructor(options: Electron.BrowserWindowConstructorOptions, recorded: Recorded) {
    super();
    this.options = options;
    const { x = 0, y = 0, width = 0, height = 0 } = options;
    this.bounds = { x, y, width, height };
    const frame = { url: 'app://grand-patience/index.html' };
    this.webContents = Object.assign(new EventEmitter(), {
      id: recorded.windows.length + 1,
      send: (channel: string, ...values: unknown[]) => {
        recorded.sent.push([channel, ...values]);
        this.sent.push([values[0], values[1]]);
      },
      reload: () => {
        this.reloads++;
      },
      forcefullyCrashRenderer: () => {
        this.crashes++;
      },
      getURL: () => frame.url,
      setWindowOpenHandler: (handler: () => { action: string }) => {
        this.webContents.openHandler = handler;
      },
      openHandler: null,
      mainFrame: frame,
    });
  }

  loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    return Promise.resolve();
  }
  show(): void {
    this.shown = true;
  }
  focus(): void {
    this.focused++;
    this.emit('focus');
  }
  restore(): void {
    this.minimised = false;
  }
  setFullScreen(on: boolean): void {
    this.fullScreen = on;
    this.emit(on ? 'enter-full-screen' : 'leave-full-screen');
  }
  isFullScreen(): boolean {
    return this.fullScreen;
  }
  setBounds(bounds: Electron.Rectangle): void {
    this.bounds = bounds;
  }
  /** Closes it as the player would. */
  close(): void {
    this.emit('close');
    this.emit('closed');
  }
  maximize(): void {
    this.maximised = true;
  }
  isMaximized(): boolean {
    return this.maximised;
  }
  setAlwaysOnTop(on: boolean): void {
    this.alwaysOnTop = on;
  }
  isMinimized(): boolean {
    return this.minimised;
  }
  getNormalBounds(): Electron.Rectangle {
    return this.bounds;
  }
}

/** What the app looks at of a display. */
export type DisplayInTest = Pick<Electron.Display, 'id' | 'scaleFactor' | 'bounds' | 'workArea'>;

/** What a test decides about the stand-in. */
export interface StandInSettings {
  readonly userData: string;
  readonly appPath: string;
  /** Whether no other instance holds the lock. */
  readonly lock: boolean;
}

/** Finds an item in a menu and the menus inside it, as Electron does. */
export function itemById(
  menu: readonly Electron.MenuItemConstructorOptions[],
  id: string,
): Electron.MenuItemConstructorOptions | null {
  for (const item of menu) {
    const found = item.id === id ? item : Array.isArray(item.submenu) ? itemById(item.submenu, id) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Lets items that are one of several behave as Electron's: whatever `checked` is given, the item is on and they are off. */
function withRadioGroups(
  template: Electron.MenuItemConstructorOptions[],
): Electron.MenuItemConstructorOptions[] {
  let group = { on: -1 };
  for (const [index, item] of template.entries()) {
    if (Array.isArray(item.submenu)) withRadioGroups(item.submenu);
    if (item.type === 'separator') group = { on: -1 };
    if (item.type !== 'radio') continue;
    const own = group;
    Object.defineProperty(item, 'checked', {
      enumerable: true,
      get: () => own.on === index,
      set: () => {
        own.on = index;
      },
    });
  }
  return template;
}

/** Makes a stand-in and the record of what is done with it. */
export function electronStandIn(settings: StandInSettings) {
  const recorded: Recorded = {
    handlers: new Map(),
    windows: [],
    sent: [],
    schemes: [],
    servedSchemes: [],
    menus: [],
    exits: [],
    opened: [],
    errorBoxes: [],
    tasks: [],
    switches: [],
    store: new Map(),
    quits: 0,
    sandboxed: false,
  };
  const paths = new Map([['userData', settings.userData]]);
  const appEvents = new EventEmitter();
  const powerEvents = new EventEmitter();
  const screenEvents = new EventEmitter();
  /** The displays, the main one first; a test may change them. */
  const displays: DisplayInTest[] = [
    {
      id: 1,
      scaleFactor: 1,
      bounds: { x: 0, y: 0, width: 1920, height: 1080 },
      workArea: { x: 0, y: 25, width: 1920, height: 1055 },
    },
  ];
  const sessionEvents = new EventEmitter();
  const session = {
    permissionRequest: null as Parameters<Electron.Session['setPermissionRequestHandler']>[0],
    permissionCheck: null as Parameters<Electron.Session['setPermissionCheckHandler']>[0],
    device: null as Parameters<Electron.Session['setDevicePermissionHandler']>[0],
    beforeRequest: null as Parameters<Electron.WebRequest['onBeforeRequest']>[0],
  };

  type Part<T> = { readonly [K in keyof T]?: unknown };
  const app = {
    isPackaged: false,
    commandLine: strictly('app.commandLine', {
      appendSwitch: (name: string) => {
        recorded.switches.push(name);
      },
    } satisfies Part<Electron.CommandLine>),
    exit: (status = 0) => {
      recorded.exits.push(status);
    },
    quit: () => {
      recorded.quits++;
    },
    getVersion: () => '0.1.0',
    getPath: (name: string) => paths.get(name) ?? '',
    setPath: (name: string, path: string) => {
      paths.set(name, path);
    },
    getAppPath: () => settings.appPath,
    getPreferredSystemLanguages: () => ['en-GB'],
    requestSingleInstanceLock: () => settings.lock,
    enableSandbox: () => {
      recorded.sandboxed = true;
    },
    setAsDefaultProtocolClient: (scheme: string) => recorded.schemes.push(scheme) > 0,
    whenReady: () => Promise.resolve(),
    on: (name: string, listener: (...values: unknown[]) => void) => appEvents.on(name, listener),
  } satisfies Part<Electron.App>;

  const parts = {
    app: strictly('app', app),
    BrowserWindow: strictly(
      'BrowserWindow',
      Object.assign(function BrowserWindow(options: Electron.BrowserWindowConstructorOptions) {
        const window = new StandInWindow(options, recorded);
        recorded.windows.push(window);
        const guarded = strictly('BrowserWindow', window);
        appEvents.emit('web-contents-created', {}, window.webContents);
        return guarded;
      }, {}),
    ),
    ipcMain: strictly('ipcMain', {
      handle: (channel: string, handler: InvokeHandler) => {
        recorded.handlers.set(channel, [...(recorded.handlers.get(channel) ?? []), handler]);
      },
    } satisfies Part<Electron.IpcMain>),
    Menu: strictly('Menu', {
      buildFromTemplate: withRadioGroups,
      setApplicationMenu: (menu: Electron.MenuItemConstructorOptions[]) => {
        recorded.menus.push(menu);
      },
      getApplicationMenu: () => ({
        getMenuItemById: (id: string) => itemById(recorded.menus.at(-1) ?? [], id),
      }),
    } satisfies Part<typeof Electron.Menu>),
    nativeTheme: strictly('nativeTheme', { shouldUseDarkColors: false } satisfies Part<Electron.NativeTheme>),
    powerMonitor: strictly('powerMonitor', {
      on: (name: string, listener: () => void) => powerEvents.on(name, listener),
    } satisfies Part<Electron.PowerMonitor>),
    protocol: strictly('protocol', {
      registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) => {
        recorded.schemes.push(...schemes.map(({ scheme }) => scheme));
      },
      handle: (scheme: string) => {
        recorded.servedSchemes.push(scheme);
      },
    } satisfies Part<Electron.Protocol>),
    screen: strictly('screen', {
      getPrimaryDisplay: () => displays[0],
      getAllDisplays: () => displays,
      on: (name: string, listener: () => void) => screenEvents.on(name, listener),
    } satisfies Part<Electron.Screen>),
    dialog: strictly('dialog', {
      showErrorBox: (_title: string, content: string) => {
        recorded.errorBoxes.push(content);
      },
    } satisfies Part<Electron.Dialog>),
    session: strictly('session', {
      defaultSession: strictly('session.defaultSession', {
        setPermissionRequestHandler: (handler: (typeof session)['permissionRequest']) => {
          session.permissionRequest = handler;
        },
        setPermissionCheckHandler: (handler: (typeof session)['permissionCheck']) => {
          session.permissionCheck = handler;
        },
        setDevicePermissionHandler: (handler: (typeof session)['device']) => {
          session.device = handler;
        },
        webRequest: strictly('webRequest', {
          onBeforeRequest: (handler: (typeof session)['beforeRequest']) => {
            session.beforeRequest = handler;
          },
        } satisfies Part<Electron.WebRequest>),
        on: (name: string, listener: (...values: unknown[]) => void) => sessionEvents.on(name, listener),
      } satisfies Part<Electron.Session>),
    }),
    shell: strictly('shell', {
      openPath: (path: string) => {
        recorded.opened.push(path);
        return Promise.resolve('');
      },
    } satisfies Part<Electron.Shell>),
  };
  return { parts, recorded, session, appEvents, powerEvents, sessionEvents, screenEvents, displays };
}
