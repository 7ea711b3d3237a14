import type { LabelKey } from '../messages/keys.ts';
import type { Translator } from '../messages/translator.ts';

/** What is printed on a Mac's keys, whatever the language. */
const macSigns: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Ctrl: '⌃',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↩',
  Escape: '⎋',
  Tab: '⇥',
  Backspace: '⌫',
  Delete: '⌦',
  Home: '↖',
  End: '↘',
  PageUp: '⇞',
  PageDown: '⇟',
};

/** What is printed on the keys of a language's keyboards. */
const names: Readonly<Record<string, LabelKey>> = {
  Mod: 'key.control',
  Alt: 'key.alt',
  Shift: 'key.shift',
  Enter: 'key.enter',
  Escape: 'key.escape',
  Space: 'key.space',
  Tab: 'key.tab',
  Backspace: 'key.backspace',
  Delete: 'key.delete',
  Insert: 'key.insert',
  Home: 'key.home',
  End: 'key.end',
  PageUp: 'key.pageUp',
  PageDown: 'key.pageDown',
};

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The parts of a shortcut as they are printed on the keys: ['Strg', 'Umschalt', 'Z'] or ['⌘', '⇧', 'Z']. */
export function shortcutParts(
  shortcut: string,
  isMac: boolean,
  words: Pick<Translator, 'text'>,
): readonly string[] {
  const parts = shortcut.endsWith('++') ? [...shortcut.slice(0, -2).split('+'), '+'] : shortcut.split('+');
  return parts.map((part) => {
    const sign = arrows[part] ?? (isMac ? macSigns[part] : undefined);
    if (sign !== undefined) return sign;
    const name = names[part];
    return name === undefined ? part : words.text(name);
  });
}

/** A shortcut inside a sentence: "Strg+V", or "⌘V" on a Mac. */
export function shortcutText(shortcut: string, isMac: boolean, words: Pick<Translator, 'text'>): string {
  return shortcutParts(shortcut, isMac, words).join(isMac ? '' : '+');
}
