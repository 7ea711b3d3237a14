/** The arrow keys go from the search into the lines of the list, through them, and back to the search. */
export function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget.closest('.picker-list');
  if (step === undefined || event.isComposing || list === null) return;
  event.preventDefault();
  const stops = [...list.querySelectorAll<HTMLElement>('[data-first], .game-line')];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
