import type { Page } from '@playwright/test';
import { catalogue } from '../../shared/games/catalogue.ts';
import { languageChoices } from '../../shared/messages/languages.ts';
import { expect, test } from '../support/appTest.ts';
import { visitScreens } from '../support/screens.ts';
import { changeSettings } from '../support/windowActions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function inLanguage(page: Page, language: string): Promise<void> {
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await changeSettings(page, { language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Every text that can be read or heard now: what stands on the page, and the names of what has no text. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && parent.closest('script, style, title, .data-path') === null)
        texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Proper names, and the languages by their own names. */
const names = new Set([
  ...catalogue.flatMap(({ name, family, aliases = [] }) => [name, family, ...aliases]),
  ...languageChoices().map(({ endonym }) => endonym),
]);

/**
 * Whether a text needs no words of a language: names, also of what the program runs on, numbers and signs, or one
 * that is marked.
 */
function isNobodysWord(text: string): boolean {
  if (/\[.*~\]/s.test(text) || /^(Node|Electron) \d/.test(text) || names.has(text)) return true;
  return !/\p{L}{4,}/u.test(text);
}

test('every text comes through a catalogue, and follows the language while it stands there', async ({
  app,
}) => {
  const { page } = app;
  await inLanguage(page, 'en-XA');
  await visitScreens(page, async (name) => {
    await inLanguage(page, 'en');
    await inLanguage(page, 'en-XA');
    await expect
      .poll(async () => (await textsOf(page)).filter((text) => !isNobodysWord(text)), {
        message: `texts of no catalogue on “${name}”`,
      })
      .toEqual([]);
  });
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
