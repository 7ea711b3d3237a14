import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { changeSettings, chooseFromMenu, chooseGame, dealNumber } from '../support/windowActions.ts';

test.use({
  viewport: { width: 1024, height: 720 },
  actionTimeout: 30_000,
  contextOptions: { reducedMotion: 'reduce' },
});

const bar = '.assistant-bar';
const verdict = '.verdict';

/** Deals what a code names, by the dialog. */
async function dealCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press('Control+Shift+D');
  await page.getByRole('textbox', { name: 'Code or link' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog goes first; what is pressed before the deal is there would be about the old one.
  await expect(page.locator('.status-deal')).toHaveText(`Deal ${code.replace(/^.*:/, '')}`);
}

test.beforeEach(async ({ app }) => {
  await app.page.locator('.pile').first().waitFor({ state: 'attached' });
  await changeSettings(app.page, { tourSeen: true });
});

test('hints are marked, explained, another each time, and lead to the win when they are played', async ({
  app,
}) => {
  test.slow();
  const { page } = app;
  await dealCode(page, 'lucky-piles:3');
  await page.keyboard.press('h');
  await expect(page.locator(bar)).toContainText('→');
  const first = (await page.locator(`${bar} strong`).textContent()) ?? '';
  await expect(page.locator('.announcement', { hasText: /^Hint: / })).toHaveCount(1);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('h');
  await expect(page.locator(`${bar} strong`)).not.toHaveText(first);

  for (let moves = 0; moves < 300; moves++) {
    if ((await page.getByRole('dialog', { name: 'Won' }).count()) > 0) break;
    if ((await page.locator(`${bar} strong`).count()) === 0) await page.keyboard.press('h');
    const before = (await page.locator('.status-moves').textContent()) ?? '';
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.locator('.status-moves')).not.toHaveText(before);
  }
  await expect(page.getByRole('dialog', { name: 'Won' })).toBeVisible();
});

test('the stock is a hint too', async ({ app }) => {
  const { page } = app;
  await dealCode(page, 'forty-bandits:11');
  let dealt = false;
  for (let moves = 0; moves < 60 && !dealt; moves++) {
    await page.keyboard.press('h');
    await expect(page.locator(`${bar} strong`)).toBeVisible();
    dealt = (await page.locator(`${bar} strong`).textContent()) === 'Deal from the stock';
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.locator(`${bar} strong`)).toHaveCount(0);
  }
  expect(dealt).toBe(true);
});

test('a losing move is told, taken back by one key, and the way back is offered', async ({ app }) => {
  const { page } = app;
  await changeSettings(page, {
    verdict: 'always',
    warnBeforeLosing: true,
    autoplay: { 'lucky-thirteen': 'off' },
  });
  await dealCode(page, 'lucky-thirteen:1');
  await expect(page.locator(verdict)).toHaveText('Can be won');
  const piles = page.locator('.pile');
  const pile = (name: string) => piles.filter({ hasText: '' }).and(page.getByRole('button', { name }));
  for (const [from, to] of [
    ['Tableau pile 6 of', 'Tableau pile 1 of'],
    ['Tableau pile 11 of', 'Tableau pile 9 of'],
  ] as const) {
    await pile(from).first().focus();
    await page.keyboard.press('Enter');
    await pile(to).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(verdict)).toHaveText('Can be won');
  }
  await pile('Tableau pile 10 of').first().focus();
  await page.keyboard.press('Enter');
  await pile('Tableau pile 6 of').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.banner')).toContainText('Your last move lost the game');
  await expect(page.locator(verdict)).toHaveText('Can no longer be won');
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('h');
  await expect(page.locator(bar)).toContainText('No move wins from here');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.banner')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.banner')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('.status-moves')).toHaveText('2 moves');
  await expect(page.locator(verdict)).toHaveText('Can be won');
});

test('the verdict is silent until it is asked for, and follows the game from then on', async ({ app }) => {
  const { page } = app;
  await dealCode(page, 'lucky-piles:3');
  await expect(page.locator(verdict)).toHaveText('Winnable?');
  await page.keyboard.press('v');
  await expect(page.locator(verdict)).toHaveText('Can be won');
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator(verdict)).toHaveText('Can be won');
  await changeSettings(page, { verdict: 'never' });
  await expect(page.locator(verdict)).toHaveCount(0);
});

test('a solution is played, paused, stepped and taken over', async ({ app }) => {
  const { page } = app;
  await dealCode(page, 'lucky-piles:3');
  await page.keyboard.press('Shift+H');
  await expect(page.locator(bar)).toContainText('Move 2 of');
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = (await page.locator('.assistant-figures').textContent()) ?? '';
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect(page.locator('.assistant-figures')).not.toHaveText(paused);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.locator(bar)).toHaveCount(0);
});

test('winnable deals are found, and codes and links are refused in words where they name none', async ({
  app,
}) => {
  const { page } = app;
  await chooseGame(page, 'Racing Aces');
  const before = (await page.locator('.status-deal').textContent()) ?? '';
  await chooseFromMenu(page, 'Game', 'New deal that can be won');
  await expect(page.locator('.status-deal')).not.toHaveText(before, { timeout: 60_000 });
  await page.keyboard.press('v');
  await expect(page.locator(verdict)).toHaveText('Can be won');

  await page.keyboard.press('Control+Shift+D');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).toHaveValue(/^racing-aces:\d+$/);
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/racing-aces/);
  expect((await runAxe(page)).violations).toEqual([]);
  const field = page.getByRole('textbox', { name: 'Code or link' });
  for (const [text, words] of [
    ['hello', 'is no code'],
    ['no-such-game:1', 'There is no game'],
    ['racing-aces:zero', 'is no deal number'],
  ] as const) {
    await field.fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await field.fill('  "grand-patience://deal/thieves-rush/17" ');
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-game')).toHaveText('Thieves Rush');
  await expect(page.locator('.status-deal')).toHaveText('Deal 17');
});

test('a deal of the wanted difficulty is dealt, and known to be winnable', async ({ app }) => {
  const { page } = app;
  await dealNumber(page, '3');
  await page.keyboard.press('Control+Shift+D');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Deal', exact: true }).first().click();
  await expect(page.locator('.status-deal')).not.toHaveText('Deal 3', { timeout: 60_000 });
  await page.keyboard.press('v');
  await expect(page.locator(verdict)).toHaveText('Can be won');
});

test('the deal of the day is the same each time, and winnable', async ({ app }) => {
  const { page } = app;
  await dealCode(page, 'racing-aces:1');
  await chooseFromMenu(page, 'Game', 'Deal of the day');
  await expect(page.locator('.status-deal')).not.toHaveText('Deal 1');
  const today = (await page.locator('.status-deal').textContent()) ?? '';
  await page.keyboard.press('F2');
  await expect(page.locator('.status-deal')).not.toHaveText(today);
  await chooseFromMenu(page, 'Game', 'Deal of the day');
  await expect(page.locator('.status-deal')).toHaveText(today);
});
