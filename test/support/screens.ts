import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { CommandId } from '../../shared/commands/commands.ts';
import { changeSettings } from './windowActions.ts';

/** Something that is opened over or beside the table by keys, and how it is closed again. */
interface Screen {
  readonly name: string;
  readonly keys: string;
  /** What is there while it is open. */
  readonly shows: string;
  readonly close: string;
}

const dialog = (name: string, keys: string): Screen => ({
  name,
  keys,
  shows: 'dialog[open]',
  close: 'Escape',
});
const panel = (name: string, keys: string): Screen => ({ name, keys, shows: '.panel', close: keys });

const withKeys: readonly Screen[] = [
  panel('rules', 'F1'),
  panel('map of the moves', 'Control+m'),
  dialog('choose a game', 'Control+o'),
  dialog('deal a number', 'Control+d'),
  dialog('find or share a deal', 'Control+Shift+D'),
  dialog('saved games', 'Control+s'),
  dialog('statistics', 'F3'),
  dialog('settings', 'Control+,'),
  dialog('keys', '?'),
  dialog('manual', 'Shift+F1'),
];

/** Commands that have no keys at first get these. */
const givenKeys = {
  needed: 'Shift+F7',
  finishedGames: 'F7',
  data: 'F8',
  report: 'F9',
  about: 'Shift+F6',
} as const;
const withGivenKeys: readonly Screen[] = [
  panel('what is still needed', givenKeys.needed),
  dialog('finished games', givenKeys.finishedGames),
  dialog('your data', givenKeys.data),
  dialog('report a problem', givenKeys.report),
  dialog('about', givenKeys.about),
];

/** Visits the table, every menu that is in the page, and every screen and dialog that a command opens. */
export async function visitScreens(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await visit('table');
  const titles = page.locator('.menu-title');
  for (let index = 0; index < (await titles.count()); index++) {
    await titles.nth(index).click();
    await page.locator('.menu-list').waitFor();
    await visit(`menu ${index + 1}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('.menu-list')).toHaveCount(0);
  }
  for (const screen of withKeys) await visitScreen(page, screen, visit);
  const shortcuts: Partial<Record<CommandId, string>> = givenKeys;
  await changeSettings(page, { shortcuts });
  await page.keyboard.press('?');
  await expect(page.locator('kbd', { hasText: /^F9$/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  for (const screen of withGivenKeys) await visitScreen(page, screen, visit);
}

async function visitScreen(
  page: Page,
  { name, keys, shows, close }: Screen,
  visit: (name: string) => Promise<void>,
): Promise<void> {
  await page.keyboard.press(keys);
  await page.locator(shows).waitFor();
  await visit(name);
  await page.keyboard.press(close);
  await expect(page.locator(shows)).toHaveCount(0);
}
