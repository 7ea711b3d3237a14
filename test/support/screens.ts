import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { DialogName, OverlayState } from '../../renderer/overlay/overlayState.ts';
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

type PanelName = Extract<keyof OverlayState, `${string}Shown`>;

/**
 * Every dialog and panel and its keys; where a command has none at first, those that it is given. One that is new is
 * missed by the compiler. That of a win is among the bars: only a game opens it.
 */
const dialogs: Readonly<Record<Exclude<DialogName, 'won'>, string>> = {
  chooseGame: 'Control+o',
  dealNumber: 'Control+d',
  deals: 'Control+Shift+D',
  saves: 'Control+s',
  statistics: 'F3',
  settings: 'Control+,',
  shortcuts: '?',
  manual: 'Shift+F1',
  finishedGames: 'F7',
  data: 'F8',
  report: 'F9',
  about: 'Shift+F8',
};
const panels: Readonly<Record<PanelName, string>> = {
  rulesShown: 'F1',
  historyShown: 'Control+m',
  neededShown: 'Shift+F7',
};
const givenKeys: Partial<Record<CommandId, string>> = {
  needed: panels.neededShown,
  finishedGames: dialogs.finishedGames,
  data: dialogs.data,
  report: dialogs.report,
  about: dialogs.about,
};

const screens: readonly Screen[] = [
  ...Object.entries(panels).map(([name, keys]) => ({ name, keys, shows: '.panel', close: keys })),
  ...Object.entries(dialogs).map(([name, keys]) => ({ name, keys, shows: 'dialog[open]', close: 'Escape' })),
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
  await changeSettings(page, { shortcuts: givenKeys });
  await page.keyboard.press(dialogs.shortcuts);
  await expect(page.locator('kbd', { hasText: /^F9$/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  for (const screen of screens) await visitScreen(page, screen, visit);
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
