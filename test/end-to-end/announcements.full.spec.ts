import type { Page } from '@playwright/test';
import { type CommandId, commandIds, commandOf } from '../../shared/commands/commands.ts';
import { expect, test } from '../support/appTest.ts';
import { type Bar, bars, bringAbout } from '../support/bars.ts';
import { replaceableSolver } from '../support/solverStandIn.ts';
import { changeSettings } from '../support/windowActions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where a command may mean something else, or be refused. That of a win is a dialog over the table. */
const states: readonly Bar[] = [
  'choice',
  'finish',
  'replay',
  'hint thinking',
  'hint shown',
  'hint lost',
  'play out thinking',
  'play out running',
  'way back searched',
  'deals searched',
  'dead end noMove',
  'message info',
  'won',
];

/** These end the window, fill the screen or open another window, which the system tells. */
const elsewhere: readonly CommandId[] = ['quit', 'fullScreen', 'newWindow'];

/** Keys for every command; those that have none at first are given one of their own. */
const withoutKeys = commandIds.filter((id) => commandOf(id).shortcut === undefined);
const keys = Object.fromEntries(
  commandIds.map((id) => [id, commandOf(id).shortcut ?? `Mod+Alt+F${withoutKeys.indexOf(id) + 1}`]),
);

function pressed(shortcut: string): string {
  return shortcut.replace('Mod', 'Control').replace(/\+\+$/, '+Equal').replace(/\+-$/, '+Minus');
}

/** Notes what a screen reader would say by itself: news of live regions that can be heard, and where the focus goes. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['heard'] = '';
    const hear = (text: string): void => {
      document.documentElement.dataset['heard'] += `${text.trim()}\n`;
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=log], [role=alert]');
        const modal = document.querySelector('dialog[open]');
        if (region && (modal === null || modal.contains(region))) hear(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) hear(target.getAttribute('aria-label') ?? target.textContent ?? '');
    });
  });
}

for (const state of states) {
  test(`every command is answered in the state “${state}”`, async ({ app: { page } }) => {
    await replaceableSolver(page);
    await page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(page, { shortcuts: keys });
    for (const [index, id] of commandIds.entries()) {
      if (elsewhere.includes(id)) continue;
      await bringAbout(page, bars[state], `888${100 + index}`);
      await listen(page);
      await page.keyboard.press(pressed(keys[id] ?? ''));
      await expect(page.locator('html'), `${id} in the state “${state}”`).toHaveAttribute('data-heard', /\S/);
    }
  });
}
