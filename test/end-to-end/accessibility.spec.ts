import { expect, test } from '../support/appTest.ts';
import { checkScreens } from '../support/checkScreens.ts';
import { visitScreens } from '../support/screens.ts';
import { changeSettings } from '../support/windowActions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark', 'highContrast'] as const) {
  test(`axe-core finds nothing on any screen in the theme ${theme}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { theme });
    await checkScreens(app.page);
  });
}

/** A long language, and one from right to left; the others, and the bars over the table, are in accessibility.full.spec.ts. */
for (const tag of ['de', 'he']) {
  test(`axe-core finds nothing on any screen in ${tag}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { language: tag });
    await expect(app.page.locator('html')).toHaveAttribute('lang', tag);
    await checkScreens(app.page);
  });
}

/** Window and text at which everything must still be within reach: large text, a narrow window, and both. */
const tight = [
  { width: 1280, height: 800, textSize: 200, language: 'en' },
  { width: 800, height: 600, textSize: 200, language: 'de' },
  { width: 480, height: 800, textSize: 100, language: 'en-XA' },
  { width: 480, height: 800, textSize: 100, language: 'he' },
] as const;

for (const { width, height, textSize, language } of tight) {
  test.describe(`${width} × ${height} px, text at ${textSize} %, ${language}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing lies outside the window', async ({ app }) => {
      const { page } = app;
      await page.locator('.pile').first().waitFor({ state: 'attached' });
      await changeSettings(page, { textSize, language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await visitScreens(page, async (name) => {
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('button:not(.pile), h2, label, input, select, kbd')]
            .filter((element) => element.getClientRects().length > 0)
            .filter((element) => element.closest('.visually-hidden') === null)
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -1 || right > window.innerWidth + 1;
            })
            .map((element) => element.ariaLabel ?? element.textContent),
        );
        expect.soft(outside, `outside the window on “${name}”`).toEqual([]);
      });
    });
  });
}
