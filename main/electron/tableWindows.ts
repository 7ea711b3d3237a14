import type { BrowserWindow } from 'electron';
import { screen } from 'electron';
import type { Emit, WindowId } from '../../shared/ipc/answer.ts';
import { EVENT_CHANNEL } from '../../shared/ipc/bridge.ts';
import type { EventName, EventValue } from '../../shared/ipc/contract.ts';
import type { TableWindowOptions } from './tableWindow.ts';
import { createTableWindow, keepWithinReach, loadPage, reloadAfterCrashes } from './tableWindow.ts';

/** Sends an event to the one window that it is for: the one that has the game open, or the one used last. */
export type Deliver = <N extends EventName>(name: N, value: EventValue<N>, game: string | null) => void;

interface OpenWindow {
  readonly id: WindowId;
  readonly window: BrowserWindow;
  /** Whether its page hears events by now; until then what is for it waits. */
  listening: boolean;
  waiting: (() => void)[];
}

export interface TableWindowsOptions extends TableWindowOptions {
  /** The window that has a game open, or null. */
  holder(game: string): WindowId | null;
  /** A window is closed, or its page is loaded anew: it has no game open any more. */
  onGone(window: WindowId): void;
  /** Another window is the one used last; null where none is left. */
  onFront(window: WindowId | null): void;
}

/** The app's windows: several tables, each with games of its own. */
export class TableWindows {
  readonly #options: TableWindowsOptions;
  /** The one used last comes last. */
  #open: OpenWindow[] = [];
  #alwaysOnTop = false;

  constructor(options: TableWindowsOptions) {
    this.#options = options;
    const mend = (): void => {
      for (const { window } of this.#open) keepWithinReach(window);
    };
    screen.on('display-removed', mend);
    screen.on('display-metrics-changed', mend);
  }

  /** Opens the first window, or another one, which begins with the choice of a game. */
  openNew(): void {
    this.#add(this.#open.length === 0 ? '' : 'choose');
  }

  /** How many windows there are. */
  get count(): number {
    return this.#open.length;
  }

  /** Tells every window. */
  readonly emit: Emit = (name, value) => {
    for (const { window } of this.#open) window.webContents.send(EVENT_CHANNEL, name, value);
  };

  /** Tells the window that it concerns, which comes to the front; where there is none, one is opened. */
  readonly deliver: Deliver = (name, value, game) => {
    const holder = game === null ? null : this.#options.holder(game);
    const target = this.#find(holder) ?? this.#open.at(-1) ?? this.#add('');
    this.#bringToFront(target);
    this.#tell(target, name, value);
  };

  /** Brings a window to the front, or the one used last; where there is none, one is opened. */
  show(id: WindowId | null = null): void {
    this.#bringToFront(this.#find(id) ?? this.#open.at(-1) ?? this.#add(''));
  }

  /** Lets a window fill the screen, or gives the screen back. */
  fullScreen(id: WindowId, on: boolean): void {
    this.#find(id)?.window.setFullScreen(on);
  }

  /** Keeps all windows above those of other programs, or no longer. */
  keepOnTop(on: boolean): void {
    this.#alwaysOnTop = on;
    for (const { window } of this.#open) window.setAlwaysOnTop(on);
  }

  /** A window hears events from now on: what waited for it is sent, in order. */
  listens(id: WindowId): void {
    const open = this.#find(id);
    if (open === undefined) return;
    open.listening = true;
    for (const send of open.waiting.splice(0)) send();
  }

  #find(id: WindowId | null): OpenWindow | undefined {
    return this.#open.find((open) => open.id === id);
  }

  #add(search: string): OpenWindow {
    const window = createTableWindow(this.#options, this.#open.at(-1)?.window ?? null);
    const id = String(window.webContents.id);
    const open: OpenWindow = { id, window, listening: false, waiting: [] };
    this.#open.push(open);
    if (this.#alwaysOnTop) window.setAlwaysOnTop(true);
    const loads = (): void => {
      open.listening = false;
      this.#options.onGone(id);
    };
    reloadAfterCrashes(window, this.#options, loads);
    window.webContents.on('did-navigate', loads);
    window.on('focus', () => {
      this.#open = [...this.#open.filter((other) => other !== open), open];
      this.#options.onFront(id);
    });
    window.on('enter-full-screen', () => this.#tell(open, 'window.fullScreen', { on: true }));
    window.on('leave-full-screen', () => this.#tell(open, 'window.fullScreen', { on: false }));
    window.on('closed', () => {
      this.#open = this.#open.filter((other) => other !== open);
      this.#options.onGone(id);
      this.#options.onFront(this.#open.at(-1)?.id ?? null);
    });
    this.#options.onFront(id);
    loadPage(window, search);
    return open;
  }

  #tell<N extends EventName>(open: OpenWindow, name: N, value: EventValue<N>): void {
    const send = (): void => open.window.webContents.send(EVENT_CHANNEL, name, value);
    if (open.listening) send();
    else open.waiting.push(send);
  }

  #bringToFront({ window }: OpenWindow): void {
    if (window.isMinimized()) window.restore();
    window.focus();
  }
}
