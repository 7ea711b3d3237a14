import { focusFirst } from './firstFocus.ts';
import { focusTable } from './tablePile.ts';

/**
 * Lets the focus never fall to nowhere: when what has it leaves the page or is disabled, it goes to the dialog that is
 * open, or to the table. A click beside everything still takes it away. Menus look after their own. Returns what ends
 * that.
 */
export function keepFocus(page: Document): () => void {
  let last: Element | null = null;
  const onFocus = ({ target }: FocusEvent): void => {
    last = target instanceof Element && target.closest('[role=menu]') === null ? target : null;
  };
  const look = (): void => {
    const { activeElement } = page;
    const isNowhere = activeElement === null || activeElement === page.body || activeElement === last;
    if (last === null || !isNowhere || (last.isConnected && !last.matches(':disabled'))) return;
    last = null;
    const dialog = page.querySelector('dialog[open]');
    if (dialog === null) focusTable(page);
    else focusFirst(dialog);
  };
  const observer = new MutationObserver(look);
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  page.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocus);
  };
}
