import { expect, test } from '../support/appTest.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what a key changes, closes or cannot do is said', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  const says = async (key: string, text: RegExp): Promise<void> => {
    await page.keyboard.press(key);
    await expect(page.locator('.announcement', { hasText: text }), `after ${key}`).toHaveCount(1);
  };
  await says('Escape', /^First steps closed\.$/);
  await page.keyboard.press('F6');
  await says('Escape', /^There is nothing to let go\.$/);
  await says('F6', /^Tableau pile 1 of 13, /);
  await says('Control+4', /^Four colours: on$/);
  await says('Control+4', /^Four colours: off$/);
  await says('Control+Equal', /^Size of the cards: 110%$/);
  await page.keyboard.press('F1');
  await page.keyboard.press('F6');
  await says('F1', /^Rules of this game: off$/);
  await says('h', /^(Hint|Suggestion, not proven): /);
  await says('Escape', /^Hint closed\.$/);
  // A modal dialog makes all else unheard, so what is said is in it.
  await page.keyboard.press('Shift+F1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.locator('dialog .announcement', { hasText: 'Not possible now: New deal' })).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  // What is said while a dialog closes is heard after it.
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Watch Lucky Piles/ }).focus();
  await says('Enter', /^Replay: Lucky Piles, deal \d+: move 0 of 0\.$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
