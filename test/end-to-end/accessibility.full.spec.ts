import { languages } from '../../shared/messages/languages.ts';
import { expect, test } from '../support/appTest.ts';
import { checkScreens } from '../support/checkScreens.ts';
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
