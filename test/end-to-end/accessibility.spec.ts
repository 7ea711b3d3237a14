import type { Page } from '@playwright/test';
import { languages } from '../../shared/messages/languages.ts';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { screens } from '../support/screens.ts';
import { changeSettings } from '../support/windowActions.ts';

/**
 * What axe-core cannot decide by itself, judged by people: text over the table's canvas has a sheet of its own as
 * background, and the surface behind the bar is opaque.
 */
const judged = ['color-contrast'];

async function checkScreens(page: Page): Promise<void> {
  for (const { name, keys, close } of screens) {
    if (keys !== '') await page.keyboard.press(keys);
    await page.waitForTimeout(200);
    const { violations, incomplete } = await runAxe(page);
    expect(violations, `violations on “${name}”`).toEqual([]);
    expect(
      incomplete.filter(({ rule }) => !judged.includes(rule)),
      `undecided on “${name}”`,
    ).toEqual([]);
    if (close !== null) await page.keyboard.press(close);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark', 'highContrast'] as const) {
  test(`axe-core finds nothing on any screen in the theme ${theme}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { theme });
    await checkScreens(app.page);
  });
}

for (const { tag } of languages) {
  if (tag === 'en') continue;
  test(`axe-core finds nothing on any screen in ${tag}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { language: tag });
    await expect(app.page.locator('html')).toHaveAttribute('lang', tag);
    await checkScreens(app.page);
  });
}

test('nothing is cut off with text at 200 %', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await changeSettings(page, { textSize: 200 });
  for (const { name, keys, close } of screens) {
    if (keys !== '') await page.keyboard.press(keys);
    await page.waitForTimeout(150);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('button:not(.pile), h2, label, input, select')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > window.innerWidth + 1;
        })
        .map((element) => element.textContent),
    );
    expect(outside, `outside the window on “${name}”`).toEqual([]);
    if (close !== null) await page.keyboard.press(close);
  }
});
