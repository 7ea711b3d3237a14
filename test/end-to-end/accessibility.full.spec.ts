import { languages } from '../../shared/messages/languages.ts';
import { expect, test } from '../support/appTest.ts';
import { checkBars, checkScreens } from '../support/checkScreens.ts';
import { changeSettings } from '../support/windowActions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { tag } of languages) {
  test(`axe-core finds nothing on any screen in ${tag}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { language: tag });
    await expect(app.page.locator('html')).toHaveAttribute('lang', tag);
    await checkScreens(app.page);
  });
}

for (const theme of ['dark', 'highContrast'] as const) {
  test(`axe-core finds nothing on any bar over the table in the theme ${theme}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { theme });
    await checkBars(app.page);
  });
}

for (const { tag } of languages) {
  test(`axe-core finds nothing on any bar over the table in ${tag}`, async ({ app }) => {
    await app.page.locator('.pile').first().waitFor({ state: 'attached' });
    await changeSettings(app.page, { language: tag });
    await expect(app.page.locator('html')).toHaveAttribute('lang', tag);
    await checkBars(app.page);
  });
}
