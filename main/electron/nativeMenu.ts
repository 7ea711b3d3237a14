import type { MenuItemConstructorOptions } from 'electron';
import type { CommandId } from '../../shared/commands/commands.ts';
import { commandOf } from '../../shared/commands/commands.ts';
import type { Menu, MenuItem } from '../../shared/commands/menus.ts';
import { menuBar } from '../../shared/commands/menus.ts';
import { acceleratorOf } from '../../shared/commands/shortcut.ts';
import type { Translator } from '../../shared/messages/translator.ts';

/** What the menus are made for. */
export interface MenuSetting {
  readonly platform: NodeJS.Platform;
  readonly translator: Translator;
  /** The player's own shortcuts by command; an empty one takes the shortcut away. */
  readonly shortcuts: Readonly<Record<string, string>>;
  /** The games played last, latest first, by id and name in the player's language. */
  readonly recent: readonly { readonly id: string; readonly name: string }[];
  readonly alwaysOnTop: boolean;
  /** Tells the window that a command was chosen. */
  choose(id: CommandId): void;
  /** Asks the window to go on with a game. */
  openGame(id: string): void;
  keepOnTop(on: boolean): void;
}

/** Commands that a Mac keeps in the menu with the app's name. */
const inAppMenu: readonly MenuItem[] = ['about', 'settings', 'quit'];

/**
 * Returns the menu bar as Electron builds it, from the same table as the window's own. On a Mac the app's menu comes
 * first and takes what belongs there, and the menu of windows stands before the one for help.
 */
export function menuTemplate(setting: MenuSetting): MenuItemConstructorOptions[] {
  const mac = setting.platform === 'darwin';
  const menus = menuBar.map((menu) => nativeMenu(menu, setting, mac ? inAppMenu : []));
  return mac ? [appMenu(setting), ...menus.slice(0, -1), { role: 'windowMenu' }, ...menus.slice(-1)] : menus;
}

/** Returns the menu of the icon in a Mac's dock. */
export function dockTemplate(setting: MenuSetting): MenuItemConstructorOptions[] {
  return [plainItem('newDeal', setting), ...recentItems(setting)];
}

function nativeMenu(menu: Menu, setting: MenuSetting, left: readonly MenuItem[]): MenuItemConstructorOptions {
  const items = withoutLooseLines(menu.items.filter((item) => !left.includes(item)));
  return {
    label: setting.translator.text(menu.label),
    ...(menu.role === 'help' ? { role: 'help' as const } : {}),
    submenu: [...items.map((item) => nativeItem(item, setting)), ...ownItems(menu, setting)],
  };
}

/** What only the installed app has in a menu. */
function ownItems(menu: Menu, setting: MenuSetting): MenuItemConstructorOptions[] {
  const { translator, recent, alwaysOnTop } = setting;
  if (menu.role === 'game' && recent.length > 0) {
    return [{ type: 'separator' }, { label: translator.text('menu.recent'), submenu: recentItems(setting) }];
  }
  if (menu.role === 'view') {
    return [
      {
        label: translator.text('menu.alwaysOnTop'),
        type: 'checkbox',
        checked: alwaysOnTop,
        click: (item) => setting.keepOnTop(item.checked),
      },
    ];
  }
  return [];
}

function recentItems({ recent, openGame }: MenuSetting): MenuItemConstructorOptions[] {
  return recent.map(({ id, name }) => ({ label: name, click: () => openGame(id) }));
}

/** No line at either end and no two in a row, which is what taking items out can leave. */
function withoutLooseLines(items: readonly MenuItem[]): MenuItem[] {
  const kept = items.filter((item, index) => item !== '-' || (index > 0 && items[index - 1] !== '-'));
  while (kept.at(-1) === '-') kept.pop();
  return kept;
}

function nativeItem(item: MenuItem, setting: MenuSetting): MenuItemConstructorOptions {
  if (item === '-') return { type: 'separator' };
  if (typeof item === 'object') return nativeMenu(item, setting, []);
  return commandItem(item, setting);
}

function commandItem(id: CommandId, setting: MenuSetting): MenuItemConstructorOptions {
  const { shortcut: usual, toggle } = commandOf(id);
  const shortcut = setting.shortcuts[id] ?? usual ?? '';
  return {
    ...plainItem(id, setting),
    id,
    ...(toggle ? { type: 'checkbox' as const } : {}),
    // The window hears every key itself, so the menu shows the shortcut and leaves the key to it: otherwise a letter
    // typed into a field would choose a command.
    ...(shortcut === '' ? {} : { accelerator: acceleratorOf(shortcut), registerAccelerator: false }),
  };
}

function plainItem(id: CommandId, { translator, choose }: MenuSetting): MenuItemConstructorOptions {
  return { label: translator.text(commandOf(id).label), click: () => choose(id) };
}

function appMenu(setting: MenuSetting): MenuItemConstructorOptions {
  return {
    label: setting.translator.text('app.name'),
    submenu: [
      commandItem('about', setting),
      { type: 'separator' },
      commandItem('settings', setting),
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      commandItem('quit', setting),
    ],
  };
}
