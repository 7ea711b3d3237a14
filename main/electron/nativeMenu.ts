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
  /** Tells the window that a command was chosen. */
  choose(id: CommandId): void;
}

/** Commands that a Mac keeps in the menu with the app's name. */
const inAppMenu: readonly MenuItem[] = ['about', 'settings', 'quit'];

/**
 * Returns the menu bar as Electron builds it, from the same table as the window's own. On a Mac the app's menu comes
 * first and takes what belongs there.
 */
export function menuTemplate(setting: MenuSetting): MenuItemConstructorOptions[] {
  const mac = setting.platform === 'darwin';
  const menus = menuBar.map((menu) => nativeMenu(menu, setting, mac ? inAppMenu : []));
  return mac ? [appMenu(setting), ...menus] : menus;
}

function nativeMenu(menu: Menu, setting: MenuSetting, left: readonly MenuItem[]): MenuItemConstructorOptions {
  const items = menu.items.filter((item) => !left.includes(item));
  return {
    label: setting.translator.text(menu.label),
    ...(menu.role === 'help' ? { role: 'help' as const } : {}),
    submenu: withoutLooseLines(items).map((item) => nativeItem(item, setting)),
  };
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
  const { label, shortcut: usual } = commandOf(id);
  const shortcut = setting.shortcuts[id] ?? usual ?? '';
  return {
    id,
    label: setting.translator.text(label),
    // The window hears every key itself, so the menu shows the shortcut and leaves the key to it: otherwise a letter
    // typed into a field would choose a command.
    ...(shortcut === '' ? {} : { accelerator: acceleratorOf(shortcut), registerAccelerator: false }),
    click: () => setting.choose(id),
  };
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
