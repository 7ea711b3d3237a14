import { expect, test } from '../support/appTest.ts';
import { expectMarkedTexts, inLanguage } from '../support/pageTexts.ts';
import { visitScreens } from '../support/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every text comes through a catalogue, and follows the language while it stands there', async ({
  app,
}) => {
  const { page } = app;
  await inLanguage(page, 'en-XA');
  await visitScreens(page, (name) => expectMarkedTexts(page, name));
});

test('texts that are 40 % longer have room', async ({ app }) => {
  const { page } = app;
  await inLanguage(page, 'en-XA');
  await visitScreens(page, async (name) => {
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('button:not(.pile), h2, h3, label, th, td, p')]
        .filter(
          (element) => element.getClientRects().length > 0 && element.closest('.visually-hidden') === null,
        )
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const outside = left < -1 || right > window.innerWidth + 1;
          return outside || element.scrollWidth > element.clientWidth + 1;
        })
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => `${element.tagName} ${element.className} ${element.textContent}`),
    );
    expect(cut, `cut off on “${name}”`).toEqual([]);
  });
});

test('the language changes at once, and the game stays as it is', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  const pilesBefore = await page.locator('.pile').count();
  const numberIn = async (): Promise<string> =>
    ((await page.locator('.status-deal').textContent()) ?? '').replace(/\D/g, '');
  const before = await numberIn();
  for (const language of ['de', 'pl', 'he', 'en']) {
    await inLanguage(page, language);
    expect(await numberIn()).toBe(before);
    expect(await page.locator('.pile').count()).toBe(pilesBefore);
  }
});

test('a language written from the right mirrors the window', async ({ app }) => {
  const { page } = app;
  await inLanguage(page, 'he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const items = page.getByRole('menubar').getByRole('menuitem');
  const boxes = await items.evaluateAll((elements) =>
    elements.map((each) => each.getBoundingClientRect().left),
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes).toEqual([...boxes].sort((a, b) => b - a));
});
