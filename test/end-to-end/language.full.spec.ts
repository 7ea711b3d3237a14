import { expect, test } from '../support/appTest.ts';
import { visitBars } from '../support/bars.ts';
import { expectMarkedTexts, inLanguage } from '../support/pageTexts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what lies over the table comes through a catalogue, and follows the language while it stands there', async ({
  app: { page },
}) => {
  await inLanguage(page, 'en-XA');
  await visitBars(page, (name) => expectMarkedTexts(page, name));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
});
