import type { MenuItemConstructorOptions } from 'electron';
import type { CommandId } from '../../shared/commands/commands.ts';
import { commandOf, usualShortcut } from '../../shared/commands/commands.ts';
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
 * first and takes what belongs there, texts have a menu for editing, without which no text could be copied or pasted
 * there, and the menu of windows stands before the one for help.
 */
export function menuTemplate(setting: MenuSetting): MenuItemConstructorOptions[] {
  const mac = setting.platform === 'darwin';
  const menus = menuBar.map((menu) => nativeMenu(menu, setting, mac ? inAppMenu : []));
  if (!mac) return menus;
  const [game, ...others] = menus;
  return [
    appMenu(setting),
    ...(game === undefined ? [] : [game]),
    editMenu(setting),
    ...others.slice(0, -1),
    windowMenu(setting),
    ...others.slice(-1),
  ];
}

/** Returns the menu of the icon in a Mac's dock. */
export function dockTemplate(setting: MenuSetting): MenuItemConstructorOptions[] {
  const [latest] = setting.recent;
  return [
    plainItem('newDeal', setting),
    ...(latest === undefined
      ? []
      : [{ label: setting.translator.text('menu.continue'), click: () => setting.openGame(latest.id) }]),
    plainItem('newWindow', setting),
    ...(latest === undefined ? [] : [{ type: 'separator' as const }, ...recentItems(setting)]),
  ];
}

function nativeMenu(menu: Menu, setting: MenuSetting, left: readonly MenuItem[]): MenuItemConstructorOptions {
  const items = withoutLooseLines(menu.items.filter((item) => !left.includes(item)));
  return {
    label: setting.translator.text(menu.label),
    ...(menu.role === 'help' ? { role: 'help' as const } : {}),
    submenu: withOwnItems(
      menu,
      items.map((item) => nativeItem(item, setting)),
      setting,
    ),
  };
}

/** Puts what only the installed app has before the line that the menu ends with, or at its end. */
function withOwnItems(
  menu: Menu,
  items: MenuItemConstructorOptions[],
  setting: MenuSetting,
): MenuItemConstructorOptions[] {
  const own = ownItems(menu, setting);
  if (own.length === 0) return items;
  const quits = items.at(-1)?.id === 'quit';
  const line: MenuItemConstructorOptions = { type: 'separator' };
  return quits
    ? [...items.slice(0, -1), ...own, ...items.slice(-1)]
    : [...items, ...(menu.role === 'game' ? [line] : []), ...own];
}

/** What only the installed app has in a menu. */
function ownItems(menu: Menu, setting: MenuSetting): MenuItemConstructorOptions[] {
  const { translator, recent, alwaysOnTop } = setting;
  if (menu.role === 'game') {
    const closes = setting.platform === 'darwin' ? [] : [closeItem(setting)];
    return recent.length === 0
      ? closes
      : [{ label: translator.text('menu.recent'), submenu: recentItems(setting) }, ...closes];
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
  const mac = setting.platform === 'darwin';
  const shortcut = setting.shortcuts[id] ?? usualShortcut(id, mac);
  // A Mac's menu takes its keys whether it is told to or not: a letter alone would never reach a field for text.
  const shown = shortcut !== '' && !(mac && /^(Shift\+)?.$/u.test(shortcut));
  return {
    ...plainItem(id, setting),
    id,
    ...markOf(id),
    // The window hears every key itself, so the menu shows the shortcut and leaves the key to it: otherwise a letter
    // typed into a field would choose a command.
    ...(!shown ? {} : { accelerator: acceleratorOf(shortcut), registerAccelerator: false }),
  };
}

/** What is on beside others lies between lines or in a menu of its own, and is one group for Electron. */
function markOf(id: CommandId): Pick<MenuItemConstructorOptions, 'type'> {
  const { mark } = commandOf(id);
  if (mark === undefined) return {};
  return { type: mark === 'oneOf' ? 'radio' : 'checkbox' };
}

function plainItem(id: CommandId, { translator, choose }: MenuSetting): MenuItemConstructorOptions {
  return { label: translator.text(commandOf(id).label), click: () => choose(id) };
}

function appMenu(setting: MenuSetting): MenuItemConstructorOptions {
  const { text } = setting.translator;
  return {
    label: text('app.name'),
    submenu: [
      commandItem('about', setting),
      { type: 'separator' },
      commandItem('settings', setting),
      { type: 'separator' },
      { role: 'services', label: text('menu.services') },
      { type: 'separator' },
      { role: 'hide', label: text('menu.hide') },
      { role: 'hideOthers', label: text('menu.hideOthers') },
      { role: 'unhide', label: text('menu.showAll') },
      { type: 'separator' },
      commandItem('quit', setting),
    ],
  };
}

function closeItem({ translator }: MenuSetting): MenuItemConstructorOptions {
  return { role: 'close', label: translator.text('menu.closeWindow'), accelerator: 'CommandOrControl+W' };
}

/** A Mac hands a field of text its keys for copying and pasting by the menu that has them. */
function editMenu({ translator: { text } }: MenuSetting): MenuItemConstructorOptions {
  return {
    label: text('menu.edit'),
    submenu: [
      { role: 'cut', label: text('menu.cut') },
      { role: 'copy', label: text('menu.copy') },
      { role: 'paste', label: text('menu.paste') },
      { role: 'selectAll', label: text('menu.selectAll') },
    ],
  };
}

function windowMenu(setting: MenuSetting): MenuItemConstructorOptions {
  const { text } = setting.translator;
  return {
    role: 'window',
    label: text('menu.window'),
    submenu: [
      { role: 'minimize', label: text('menu.minimise') },
      { role: 'zoom', label: text('menu.zoomWindow') },
      closeItem(setting),
      { type: 'separator' },
      { role: 'front', label: text('menu.toFront') },
    ],
  };
}
