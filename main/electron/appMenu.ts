import process from 'node:process';
import { app, BrowserWindow, Menu } from 'electron';
import { commandIds } from '../../shared/commands/commands.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import type { Emit } from '../../shared/ipc/answer.ts';
import type { Argument } from '../../shared/ipc/contract.ts';
import { bestLanguage } from '../../shared/messages/languages.ts';
import type { Translator } from '../../shared/messages/translator.ts';
import { createTranslator } from '../../shared/messages/translator.ts';
import type { Settings } from '../../shared/settings/settings.ts';
import { NEW_DEAL_FLAG } from './commandLine.ts';
import type { MenuSetting } from './nativeMenu.ts';
import { dockTemplate, menuTemplate } from './nativeMenu.ts';

/** How many games the menu of recent games has at most. */
const MOST_RECENT = 8;

type MenuState = Argument<'app.menuState'>;

/** The system's menus: made anew when a setting that they show changes, and following the window's commands. */
export class AppMenu {
  readonly #emit: Emit;
  #shown = '';
  #state: MenuState | null = null;
  #alwaysOnTop = false;

  constructor(emit: Emit) {
    this.#emit = emit;
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
    if (this.#state !== null) this.follow(this.#state);
    if (process.platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(setting)));
    if (process.platform === 'win32') offerTasks(translator);
  }

  /** Lets the items follow what the window says about its commands. */
  follow(state: MenuState): void {
    this.#state = state;
    const menu = Menu.getApplicationMenu();
    for (const id of commandIds) {
      const item = menu?.getMenuItemById(id);
      if (!item) continue;
      item.enabled = state.enabled.includes(id);
      item.checked = state.ticked.includes(id);
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
      choose: (id) => this.#emit('command.chosen', { id }),
      openGame: (game) => this.#emit('open.deal', { game, deal: null }),
      keepOnTop: (on) => {
        this.#alwaysOnTop = on;
        for (const window of BrowserWindow.getAllWindows()) window.setAlwaysOnTop(on);
      },
    };
  }
}

/** What Windows offers at the icon in its task bar. */
function offerTasks(translator: Translator): void {
  const title = translator.text('command.newDeal');
  app.setUserTasks([
    {
      program: process.execPath,
      arguments: NEW_DEAL_FLAG,
      iconPath: process.execPath,
      iconIndex: 0,
      title,
      description: title,
    },
  ]);
}
