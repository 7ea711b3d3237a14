import process from 'node:process';
import { app, Menu } from 'electron';
import { type CommandId, commandIds, commandOf } from '../../shared/commands/commands.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import type { WindowId } from '../../shared/ipc/answer.ts';
import type { Argument } from '../../shared/ipc/contract.ts';
import { bestLanguage } from '../../shared/messages/languages.ts';
import type { Translator } from '../../shared/messages/translator.ts';
import { createTranslator } from '../../shared/messages/translator.ts';
import type { Settings } from '../../shared/settings/settings.ts';
import type { MenuSetting } from './nativeMenu.ts';
import { dockTemplate, menuTemplate } from './nativeMenu.ts';
import { taskList } from './taskList.ts';

/** How many games the menu of recent games has at most. */
const MOST_RECENT = 8;

type MenuState = Argument<'app.menuState'>;

/** What the menus do beside what the system does by itself. */
export interface MenuActions {
  choose(id: CommandId): void;
  /** Goes on with a game. */
  openGame(id: string): void;
  keepOnTop(on: boolean): void;
}

/** The system's menus: made anew when a setting that they show changes, and following the commands of the window in use. */
export class AppMenu {
  readonly #actions: MenuActions;
  readonly #states = new Map<WindowId, MenuState>();
  #front: WindowId | null = null;
  #shown = '';
  #alwaysOnTop = false;

  constructor(actions: MenuActions) {
    this.#actions = actions;
  }

  /** Shows the menus in the player's language, with the player's shortcuts and recent games. */
  async show(settings: Settings): Promise<void> {
    const wishes = settings.language === 'system' ? app.getPreferredSystemLanguages() : [settings.language];
    const language = bestLanguage(wishes);
    const recent = settings.lastPlayed.slice(0, MOST_RECENT);
    const depends = JSON.stringify([language.tag, settings.shortcuts, recent]);
    if (depends === this.#shown) return;
    this.#shown = depends;
    const translator = createTranslator(await language.load());
    const setting = this.#setting(translator, settings.shortcuts, recent);
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(setting)));
    this.#update();
    if (process.platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(setting)));
    // Without a package the program is Electron itself, which a task would start without the app.
    if (process.platform === 'win32' && app.isPackaged) app.setUserTasks(taskList(setting, startedProgram()));
  }

  /** Takes note of what a window says about its commands. */
  follow(window: WindowId, state: MenuState): void {
    this.#states.set(window, state);
    this.#update();
  }

  /** Another window is in use from now on, or none. */
  turnTo(window: WindowId | null): void {
    this.#front = window;
    this.#update();
  }

  /** A window's page is gone, and what it said of its commands with it. */
  forget(window: WindowId): void {
    this.#states.delete(window);
  }

  /** Lets the items follow the window in use. Without one every command can be chosen: a window opens for it. */
  #update(): void {
    const state = this.#front === null ? undefined : this.#states.get(this.#front);
    const menu = Menu.getApplicationMenu();
    for (const id of commandIds) {
      const item = menu?.getMenuItemById(id);
      if (!item) continue;
      item.enabled = state?.enabled.includes(id) ?? true;
      const { mark } = commandOf(id);
      const isOn = state?.ticked.includes(id) ?? false;
      // Electron takes any value given to a radio item for a yes, and switches those beside it off.
      if (mark === 'tick' || (mark === 'oneOf' && isOn)) item.checked = isOn;
    }
  }

  #setting(translator: Translator, shortcuts: Settings['shortcuts'], recent: readonly string[]): MenuSetting {
    return {
      platform: process.platform,
      translator,
      shortcuts,
      alwaysOnTop: this.#alwaysOnTop,
      recent: recent.flatMap((id) => {
        const game = catalogue.find((known) => known.id === id);
        return game === undefined ? [] : [{ id, name: translator.gameName(game) }];
      }),
      choose: (id) => {
        this.#actions.choose(id);
        // Electron has changed the mark by itself, which the window may refuse to do: it says what is on.
        this.#update();
      },
      openGame: (game) => this.#actions.openGame(game),
      keepOnTop: (on) => {
        this.#alwaysOnTop = on;
        this.#actions.keepOnTop(on);
      },
    };
  }
}

/** The path of what the player started: a portable app runs from a temporary folder, and names its own file here. */
function startedProgram(): string {
  return process.env['PORTABLE_EXECUTABLE_FILE'] ?? process.execPath;
}
