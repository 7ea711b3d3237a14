/** Gives the focus to the table as `focusTable` does; where it was there already, `alreadyThere` is called. */
export function goToTable(page: Document, alreadyThere: () => void): void {
  const before = page.activeElement;
  focusTable(page);
  if (page.activeElement === before) alreadyThere();
}

/** Gives the focus to the pile that had it last, or to the first; nothing where no table is drawn. */
export function focusTable(page: Document): void {
  const pile =
    page.querySelector<HTMLElement>('.pile[data-current]') ?? page.querySelector<HTMLElement>('.pile');
  pile?.focus();
}
