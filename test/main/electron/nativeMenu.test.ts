import { describe, expect, it } from 'vitest';
import type { MenuSetting } from '../../../main/electron/nativeMenu.ts';
import { dockTemplate, menuTemplate } from '../../../main/electron/nativeMenu.ts';
import { language as english } from '../../../shared/languages/en.ts';
import { languages } from '../../../shared/messages/languages.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';

const chosen: string[] = [];
const setting: MenuSetting = {
  platform: 'linux',
  translator: createTranslator(english),
  shortcuts: {},
  recent: [{ id: 'some-game', name: 'Some Game' }],
  alwaysOnTop: false,
  choose: (id) => chosen.push(id),
  openGame: (id) => chosen.push(`game ${id}`),
  keepOnTop: (on) => chosen.push(`on top ${on}`),
};
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
    expect(template('linux')).toHaveLength(template('darwin').length - 3);
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

  it('offers the games played last, in the menu and at the dock', () => {
    const [game] = template('linux');
    const items = Array.isArray(game?.submenu) ? game.submenu : [];
    expect(lines(items.find((item) => item.label === 'Recent games'))).toEqual(['Some Game']);
    const dock = dockTemplate(setting);
    expect(dock.map((item) => item.label ?? item.type)).toEqual([
      'New deal',
      'Continue',
      'New window',
      'separator',
      'Some Game',
    ]);
    chosen.length = 0;
    for (const item of dock) Reflect.apply(item.click ?? (() => undefined), undefined, []);
    expect(chosen).toEqual(['newDeal', 'game some-game', 'newWindow', 'game some-game']);
    expect(dockTemplate({ ...setting, recent: [] }).map((item) => item.label)).toEqual([
      'New deal',
      'New window',
    ]);
  });

  it('closes a window where each system has that', () => {
    const closing = { role: 'close', label: 'Close window', accelerator: 'CommandOrControl+W' };
    const found = (platform: NodeJS.Platform, label: string) => {
      const menu = template(platform).find((each) => each.label === label);
      return Array.isArray(menu?.submenu) ? menu.submenu.find(({ role }) => role === 'close') : undefined;
    };
    expect(found('linux', 'Game')).toEqual(closing);
    expect(found('win32', 'Game')).toEqual(closing);
    expect(found('darwin', 'Game')).toBeUndefined();
    expect(found('darwin', 'Window')).toEqual(closing);
    expect(lines(template('win32')[0]).slice(-2)).toEqual(['close', 'quit']);
  });

  it("has a Mac's usual keys there, and leaves letters to fields for text", () => {
    const keyOf = (platform: NodeJS.Platform, id: string) =>
      template(platform)
        .flatMap((menu) => (Array.isArray(menu.submenu) ? menu.submenu : []))
        .find((item) => item.id === id)?.accelerator;
    expect([keyOf('linux', 'redo'), keyOf('darwin', 'redo')]).toEqual([
      'CommandOrControl+Y',
      'CommandOrControl+Shift+Z',
    ]);
    expect([keyOf('linux', 'hint'), keyOf('darwin', 'hint')]).toEqual(['H', undefined]);
    expect(keyOf('darwin', 'playOut')).toBeUndefined();
    expect(keyOf('darwin', 'newDeal')).toBe('F2');
    expect(lines(template('darwin').find(({ label }) => label === 'Edit'))).toEqual([
      'cut',
      'copy',
      'paste',
      'selectAll',
    ]);
  });

  it.each(languages)("is in the player's language altogether: $code", async (language) => {
    const words = createTranslator(await language.load());
    const labels = (items: readonly Electron.MenuItemConstructorOptions[]): unknown[] =>
      items.flatMap((item) =>
        item.type === 'separator'
          ? []
          : [item.label, ...(Array.isArray(item.submenu) ? labels(item.submenu) : [])],
      );
    for (const platform of ['darwin', 'linux', 'win32'] as const) {
      // Electron has English words only for what has a role and no label.
      for (const label of labels(menuTemplate({ ...setting, platform, translator: words }))) {
        expect(label).toEqual(expect.any(String));
      }
    }
  });

  it('keeps the window on top where the player wants it there', () => {
    const view = template('linux').find((menu) => menu.label === 'View');
    const item = Array.isArray(view?.submenu) ? view.submenu.at(-1) : undefined;
    expect(item).toMatchObject({ label: 'Always on top', type: 'checkbox', checked: false });
    chosen.length = 0;
    Reflect.apply(item?.click ?? (() => undefined), undefined, [{ checked: true }]);
    expect(chosen).toEqual(['on top true']);
  });
});
