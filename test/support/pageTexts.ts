import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { catalogue } from '../../shared/games/catalogue.ts';
import { languageChoices } from '../../shared/messages/languages.ts';
import { changeSettings } from './windowActions.ts';

/** Chooses a language, and waits until the page is in it. */
export async function inLanguage(page: Page, language: string): Promise<void> {
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
      if (parent !== null && parent.closest('script, style, title, pre, .data-path') === null)
        texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'data-tip', 'title', 'placeholder', 'alt']) {
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

/**
 * Expects every text to be marked as coming from the catalogue of the pseudo-locale, also after the language was another
 * one for a while: what stands on the page follows it.
 */
export async function expectMarkedTexts(page: Page, name: string): Promise<void> {
  await inLanguage(page, 'en');
  await inLanguage(page, 'en-XA');
  await expect
    .poll(async () => (await textsOf(page)).filter((text) => !isNobodysWord(text)), {
      message: `texts of no catalogue on “${name}”`,
    })
    .toEqual([]);
}
