import { describe, expect, it } from 'vitest';
import { commandFor, commandOfPress, shortcutsInForce } from '../../../renderer/session/shortcuts.ts';
import { commandIds } from '../../../shared/commands/commands.ts';
import { type MenuItem, menuBar } from '../../../shared/commands/menus.ts';
import { acceleratorOf, shortcutOf, shortcutToKeep } from '../../../shared/commands/shortcut.ts';

const press = { key: 'z', code: 'KeyZ', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('shortcuts', () => {
  it('are named after the key and its modifiers', () => {
    expect(shortcutOf({ ...press, ctrlKey: true }, false)).toBe('Mod+Z');
    expect(shortcutOf({ ...press, metaKey: true }, true)).toBe('Mod+Z');
    expect(shortcutOf({ ...press, key: 'Z', ctrlKey: true, shiftKey: true }, false)).toBe('Mod+Shift+Z');
    expect(shortcutOf({ ...press, key: 'F1', shiftKey: true }, false)).toBe('Shift+F1');
    expect(shortcutOf({ ...press, key: '?', shiftKey: true }, false)).toBe('?');
    expect(shortcutOf({ ...press, key: ' ' }, false)).toBe('Space');
    expect(shortcutOf({ ...press, key: '+', ctrlKey: true, shiftKey: true }, false)).toBe('Mod++');
    expect(shortcutOf({ ...press, key: '=', metaKey: true }, true)).toBe('Mod++');
    expect(shortcutOf({ ...press, key: '=' }, false)).toBe('=');
  });

  it('are written for native menus as Electron wants them', () => {
    expect(acceleratorOf('Mod+,')).toBe('CommandOrControl+,');
    expect(acceleratorOf('Mod++')).toBe('CommandOrControl+Plus');
    expect(acceleratorOf('Mod+-')).toBe('CommandOrControl+-');
  });

  it('are found by what a key types, else by its place', () => {
    const inForce = shortcutsInForce({}, false);
    const held = { ...press, ctrlKey: true };
    expect(commandOfPress({ ...held, key: 'ז' }, false, inForce)).toBe('undo');
    // What a German keyboard types there goes before the place.
    expect(commandOfPress({ ...held, key: 'y' }, false, inForce)).toBe('redo');
    expect(commandOfPress({ ...held, key: "'", code: 'Digit4' }, false, inForce)).toBe('fourColourDeck');
    expect(commandOfPress({ ...press, key: '?', code: 'KeyM', shiftKey: true }, false, inForce)).toBe(
      'shortcuts',
    );
  });

  it('are kept by the Latin letter', () => {
    expect(shortcutToKeep({ ...press, key: 'ז', altKey: true }, false)).toBe('Alt+Z');
    expect(shortcutToKeep({ ...press, key: '#', code: 'Backslash', altKey: true }, false)).toBe('Alt+#');
  });

  it.each([false, true])('belong to one command each, and on a Mac (%s) to none of its own', (isMac) => {
    const inForce = shortcutsInForce({}, isMac);
    expect(new Set(inForce.values()).size).toBe(inForce.size);
    if (!isMac) return;
    // Hide, minimise, close, the next window: they are the system's.
    for (const taken of ['Mod+H', 'Mod+M', 'Mod+W', 'Mod+`'])
      expect([...inForce.values()]).not.toContain(taken);
    expect(inForce.get('redo')).toBe('Mod+Shift+Z');
  });

  it('can be changed and taken away', () => {
    const inForce = shortcutsInForce({ undo: 'Mod+U', redo: '' }, false);
    expect(commandFor('Mod+U', inForce)).toBe('undo');
    expect(commandFor('Mod+Z', inForce)).toBeUndefined();
    expect(inForce.has('redo')).toBe(false);
  });
});

describe('the menus', () => {
  it('hold every command once', () => {
    const listed = (items: readonly MenuItem[]): string[] =>
      items.flatMap((item) => (typeof item === 'string' ? (item === '-' ? [] : [item]) : listed(item.items)));
    const all = menuBar.flatMap(({ items }) => listed(items));
    expect([...all].sort()).toEqual([...commandIds].sort());
  });
});
