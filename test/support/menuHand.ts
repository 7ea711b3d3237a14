import type { Page } from '@playwright/test';

/** Chooses an item of a menu by what is written there. */
export type MenuHand = (menu: string, item: string) => Promise<void>;

const hands = new WeakMap<Page, MenuHand>();

/** Says how the menus of a window are reached whose menu bar is the system's and not in its page. */
export function setMenuHand(page: Page, hand: MenuHand): void {
  hands.set(page, hand);
}

/** Returns how the menus of a window are reached: in its page, unless something else was said. */
export function menuHandOf(page: Page): MenuHand {
  return (
    hands.get(page) ??
    (async (menu, item) => {
      await page.getByRole('menubar').getByRole('menuitem', { name: menu, exact: true }).click();
      const list = page.getByRole('menu');
      await list
        .getByRole('menuitem', { name: item })
        .or(list.getByRole('menuitemcheckbox', { name: item }))
        .or(list.getByRole('menuitemradio', { name: item }))
        .click();
    })
  );
}
