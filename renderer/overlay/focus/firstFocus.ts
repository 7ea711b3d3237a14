/**
 * Gives the focus to what a dialog or panel is about: the element marked `data-first`, else its heading, so that a
 * screen reader says what has opened, and Enter does not close it.
 */
export function focusFirst(opened: Element | null): void {
  const first =
    opened?.querySelector<HTMLElement>('[data-first]') ?? opened?.querySelector<HTMLElement>('h2');
  first?.focus();
}
