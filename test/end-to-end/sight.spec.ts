import { expect, test } from '../support/appTest.ts';
import { changeSettings } from '../support/windowActions.ts';

/** What the player can change to see and reach everything well. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('four colours are a key away', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Control+4');
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('checkbox', { name: /^Four colours/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+4');
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('checkbox', { name: /^Four colours/ })).not.toBeChecked();
});

test('the table is mirrored for the left hand', async ({ app }) => {
  const { page } = app;
  const canvas = await page.locator('canvas').boundingBox();
  if (canvas === null) throw new Error('There is no table.');
  const piles = page.locator('.pile');
  await piles.first().waitFor({ state: 'attached' });
  const boxes = () =>
    piles.evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return [Math.round(left), Math.round(right)] as const;
      }),
    );
  const before = await boxes();
  await changeSettings(page, { leftHanded: true });
  const axis = canvas.x * 2 + canvas.width;
  await expect
    .poll(boxes)
    .toEqual(before.map(([left, right]) => [Math.round(axis - right), Math.round(axis - left)]));
});

test('statistics can be hidden altogether', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await changeSettings(page, { hideStatistics: true, hideClock: true });
  await expect(page.locator('.status-clock')).toHaveCount(0);
  await page.keyboard.press('F3');
  await page.keyboard.press('Shift+F1');
  // What a key opens is there before the next key is read, so the manual alone shows that the other had no effect.
  await expect(page.getByRole('dialog', { name: 'Manual' })).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(1);
});

test.describe('a small window with text twice as large', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('shows the tour with its buttons, and the table under it', async ({ app }) => {
    const { page } = app;
    await changeSettings(page, { textSize: 200, language: 'de' });
    const tour = page.getByRole('region', { name: 'Erste Schritte' });
    const next = tour.getByRole('button', { name: 'Weiter' });
    for (let step = 1; step <= 5; step++) {
      await expect(tour).toContainText(`${step} von 5`);
      await expect(tour.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('canvas')).toBeInViewport();
      if (step < 5) await next.click();
    }
  });
});

test.describe('a system in Austrian German', () => {
  test.use({ locale: 'de-AT' });

  test('is answered in German, with keys as they are printed there', async ({ app }) => {
    const { page } = app;
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Tastenbelegung' });
    await expect(keys.locator('kbd', { hasText: 'Leertaste' })).toHaveCount(1);
    await expect(keys.locator('kbd', { hasText: 'Strg' }).first()).toBeVisible();
    await expect(keys.locator('kbd', { hasText: 'Ctrl' })).toHaveCount(0);
  });
});
