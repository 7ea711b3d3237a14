/** A pressed key as the window's KeyboardEvent tells it; no DOM is needed to name it. */
export interface KeyPress {
  /** What the key types, or its name: KeyboardEvent.key. */
  readonly key: string;
  /** Its place on the keyboard, named after what stands there on an American one: KeyboardEvent.code. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The shortcut that a key press stands for, in the notation of the command table. Shift is named with letters
 * and named keys only: with signs ('?') it is already in the sign. With Mod, = counts as +: on many keyboards they
 * share a key, and everybody enlarges with it without Shift.
 */
export function shortcutOf(press: KeyPress, isMac: boolean): string {
  const letter = /^\p{L}$/u.test(press.key);
  const withMod = isMac ? press.metaKey : press.ctrlKey;
  const sign = withMod && press.key === '=' ? '+' : press.key;
  const key = letter ? press.key.toUpperCase() : sign === ' ' ? 'Space' : sign;
  const named = letter || key.length > 1;
  const parts: string[] = [];
  if (withMod) parts.push('Mod');
  if (isMac ? press.ctrlKey : press.metaKey) parts.push(isMac ? 'Ctrl' : 'Meta');
  if (press.altKey) parts.push('Alt');
  if (press.shiftKey && named) parts.push('Shift');
  return [...parts, key].join('+');
}

/**
 * The press as a Latin keyboard would have told it, by the place of the key: 'F' where Hebrew has 'כ', '2' where a
 * French keyboard has 'é'. Null where the key has a Latin letter, a digit or a name of its own, or another place.
 */
export function atLatinPlace(press: KeyPress): KeyPress | null {
  if (press.key.length !== 1 || /^[a-z\d]$/i.test(press.key)) return null;
  const letter = /^Key([A-Z])$/.exec(press.code)?.[1];
  const digit = press.shiftKey ? undefined : /^Digit(\d)$/.exec(press.code)?.[1];
  const key = letter ?? digit;
  return key === undefined ? null : { ...press, key };
}

/** The shortcut to keep for a press: a letter of another script is kept as the Latin one at its place. */
export function shortcutToKeep(press: KeyPress, isMac: boolean): string {
  const latin = /^\p{L}$/u.test(press.key) ? atLatinPlace(press) : null;
  return shortcutOf(latin ?? press, isMac);
}

/** The shortcut as Electron's menus write it; its names for keys differ from the DOM's in a few. */
export function acceleratorOf(shortcut: string): string {
  return shortcut
    .replace(/^Mod\b/, 'CommandOrControl')
    .replace('Arrow', '')
    .replace(/\+\+$/, '+Plus')
    .replace(/\bCtrl\b/, 'Control');
}
