import { describe, expect, it } from 'vitest';
import { menuTemplate } from '../../../main/electron/nativeMenu.ts';
import { english } from '../../../shared/messages/english.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';

const setting = { translator: createTranslator(english), shortcuts: {}, choose: () => undefined };
const template = (platform: NodeJS.Platform, shortcuts = {}) =>
  menuTemplate({ ...setting, platform, shortcuts });

/** The ids and kinds of the lines of a menu. */
function lines(menu: Electron.MenuItemConstructorOptions | undefined): (string | undefined)[] {
  return Array.isArray(menu?.submenu)
    ? menu.submenu.map((item) => item.id ?? item.role ?? item.type ?? item.label)
    : [];
}

describe('the native menu', () => {
  it("has the app's own menu first on a Mac, which takes what belongs there", () => {
    const [app, game] = template('darwin');
    expect(app?.label).toBe('Grand Patience');
    expect(lines(app)).toEqual(expect.arrayContaining(['about', 'settings', 'hide', 'quit']));
    expect(lines(game)).not.toContain('quit');
    expect(template('linux')).toHaveLength(template('darwin').length - 1);
    expect(lines(template('linux')[0])).toContain('quit');
  });

  it('never begins, ends or doubles with a dividing line', () => {
    for (const platform of ['darwin', 'linux', 'win32'] as const) {
      for (const menu of template(platform)) {
        const kinds = lines(menu);
        expect(kinds[0]).not.toBe('separator');
        expect(kinds.at(-1)).not.toBe('separator');
        expect(kinds.some((kind, index) => kind === 'separator' && kinds[index + 1] === 'separator')).toBe(
          false,
        );
      }
    }
  });

  it("shows the player's own shortcuts, and leaves the keys to the window", () => {
    const find = (menus: Electron.MenuItemConstructorOptions[], id: string) =>
      menus
        .flatMap((menu) => (Array.isArray(menu.submenu) ? menu.submenu : []))
        .find((item) => item.id === id);
    expect(find(template('linux'), 'undo')).toMatchObject({
      accelerator: 'CommandOrControl+Z',
      registerAccelerator: false,
    });
    expect(find(template('linux', { undo: 'Backspace' }), 'undo')?.accelerator).toBe('Backspace');
    expect(find(template('linux', { undo: '' }), 'undo')?.accelerator).toBeUndefined();
  });
});
