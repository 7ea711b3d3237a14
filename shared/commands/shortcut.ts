/** A pressed key as the window's KeyboardEvent tells it; no DOM is needed to name it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The shortcut that a key press stands for, in the notation of the command table. Shift is named with letters
 * and named keys only: with signs ('?') it is already in the sign.
 */
export function shortcutOf(press: KeyPress, isMac: boolean): string {
  const letter = /^\p{L}$/u.test(press.key);
  const key = letter ? press.key.toUpperCase() : press.key === ' ' ? 'Space' : press.key;
  const named = letter || key.length > 1;
  const parts: string[] = [];
  if (isMac ? press.metaKey : press.ctrlKey) parts.push('Mod');
  if (isMac ? press.ctrlKey : press.metaKey) parts.push(isMac ? 'Ctrl' : 'Meta');
  if (press.altKey) parts.push('Alt');
  if (press.shiftKey && named) parts.push('Shift');
  return [...parts, key].join('+');
}

/** The parts of a shortcut as people read them: ['Ctrl', 'Shift', 'Z'] or ['⌘', '⇧', 'Z']. */
export function shortcutParts(shortcut: string, isMac: boolean): readonly string[] {
  const parts = shortcut.endsWith('++') ? [...shortcut.slice(0, -2).split('+'), '+'] : shortcut.split('+');
  return parts.map((part) => (isMac ? (macSigns[part] ?? part) : (plainNames[part] ?? part)));
}

const macSigns: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Ctrl: '⌃',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↩',
  Escape: '⎋',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const plainNames: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The shortcut as Electron's menus write it; its names for keys differ from the DOM's in a few. */
export function acceleratorOf(shortcut: string): string {
  return shortcut
    .replace(/^Mod\b/, 'CommandOrControl')
    .replace('Arrow', '')
    .replace(/\bCtrl\b/, 'Control');
}
