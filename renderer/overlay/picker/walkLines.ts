/** The place of the search field in the way of the keys: before the first line. */
const SEARCH = -1;

/**
 * Where a key leads among `count` lines from the line `at`, or from the search, which is −1 and keeps the keys that
 * move in a text: the line it comes to, −1 for the search, or null where it is no key for walking.
 */
export function lineReached(key: string, at: number, count: number): number | null {
  if (at === SEARCH) return key === 'ArrowDown' && count > 0 ? 0 : null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Whether a key writes or deletes, so that it is meant for the search wherever the focus is. */
function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && key !== ' ' && (key.length === 1 || key === 'Backspace');
}

/**
 * The arrow keys go from the search into the lines of the list, through them, and back to the search; Home and End
 * jump; what is typed on a line goes on in the search.
 */
export function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const list = event.currentTarget.closest('.picker-list');
  if (event.isComposing || list === null) return;
  const search = list.querySelector<HTMLElement>('[data-first]');
  const lines = [...list.querySelectorAll<HTMLElement>('.game-line')];
  const at = lines.indexOf(event.currentTarget);
  const target = lineReached(event.key, at, lines.length);
  if (target !== null) {
    event.preventDefault();
    (target === SEARCH ? search : lines[target])?.focus();
  } else if (at !== SEARCH && isWriting(event)) search?.focus();
}
