import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { changeSettings, chooseFromMenu } from '../support/windowActions.ts';

test.use({
  viewport: { width: 1024, height: 720 },
  actionTimeout: 30_000,
  contextOptions: { reducedMotion: 'reduce' },
});

const moves = '.status-moves';

/** Deals from the stock so many times. */
async function dealStock(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press('d');
}

test.beforeEach(async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await changeSettings(page, { tourSeen: true });
  await page.keyboard.press('Control+Shift+D');
  await page.getByRole('textbox', { name: 'Code or link' }).fill('thieves-rush:1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-game')).toHaveText('Thieves Rush');
});

test('old lines stay when one plays otherwise; the map and bookmarks lead back, by keyboard too', async ({
  app,
}) => {
  const { page } = app;
  await dealStock(page, 4);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('h');
  await expect(page.locator('.assistant-bar strong')).toBeVisible();
  for (let i = 0; i < 8; i++) {
    if ((await page.locator('.assistant-bar strong').textContent()) !== 'Deal from the stock') break;
    await page.keyboard.press('h');
    await expect(page.locator('.assistant-bar strong')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator(moves)).toHaveText('3 moves');

  await page.keyboard.press('Control+m');
  const panel = page.getByRole('complementary', { name: 'Map of the moves' });
  await expect(panel).toContainText('Move 3, 2 lines');
  await panel.getByRole('textbox', { name: 'Name of this place' }).fill('Another way');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Another way/ })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);

  const map = panel.getByRole('slider');
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(moves)).toHaveText('4 moves');
  await page.keyboard.press('Home');
  await expect(page.locator(moves)).toHaveText('0 moves');
  const places = map.locator('.history-spot');
  await places.nth(1).click();
  await expect(page.locator(moves)).toHaveText('1 move');
  await panel.getByRole('button', { name: /^Another way/ }).click();
  await expect(page.locator(moves)).toHaveText('3 moves');

  await app.restart();
  await app.page.locator('.pile').first().waitFor({ state: 'attached' });
  await app.page.keyboard.press('Control+m');
  await expect(app.page.getByRole('complementary', { name: 'Map of the moves' })).toContainText(
    'Another way',
  );
});

test('a game is saved under a name, watched, gone on with, renamed, removed and put back', async ({
  app,
}) => {
  const { page } = app;
  await dealStock(page, 5);
  await expect(page.locator(moves)).toHaveText('5 moves');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await dialog.getByRole('textbox', { name: /^Save / }).fill('Before lunch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Before lunch' })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);

  await dialog.getByRole('button', { name: 'Watch Before lunch from its beginning' }).click();
  const replay = page.getByRole('toolbar', { name: 'Replay' });
  await expect(replay).toContainText('move 0 of 5');
  await replay.getByRole('button', { name: 'One move on' }).click();
  await expect(replay).toContainText('move 1 of 5');
  await page.keyboard.press('d');
  await expect(page.locator('.toasts')).toContainText('This is a replay');
  await replay.getByLabel('Speed').selectOption({ label: 'Slow' });
  await replay.getByRole('button', { name: 'Play', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.announcement').filter({ hasText: 'Paused' })).toHaveCount(1);
  await replay.getByLabel('Speed').selectOption({ label: 'Fast' });
  await replay.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(replay).toContainText('move 5 of 5');
  expect((await runAxe(page)).violations).toEqual([]);
  await replay.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(moves)).toHaveText('5 moves');

  await page.keyboard.press('d');
  await expect(page.locator(moves)).toHaveText('6 moves');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Rename Before lunch' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('After lunch');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove After lunch' }).click();
  await expect(dialog.getByRole('heading', { name: 'After lunch' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(dialog.getByRole('heading', { name: 'After lunch' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Open After lunch' }).click();
  await expect(page.locator(moves)).toHaveText('5 moves');
});

test('a finished game is watched again, and played on from a place as a new attempt', async ({ app }) => {
  const { page } = app;
  await dealStock(page, 6);
  await page.keyboard.press('F2');
  await expect(page.locator(moves)).toHaveText('0 moves');
  await chooseFromMenu(page, 'Game', 'Finished games');
  const dialog = page.getByRole('dialog', { name: 'Finished games' });
  await expect(dialog.getByRole('row', { name: /Thieves Rush/ })).toContainText('Given up');
  expect((await runAxe(page)).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Watch Thieves Rush, deal 1', exact: true }).click();
  const replay = page.getByRole('toolbar', { name: 'Replay' });
  await expect(replay).toContainText('deal 1: move 0 of 6');
  await replay.getByRole('slider').fill('4');
  await expect(replay).toContainText('move 4 of 6');
  await replay.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page.locator('.status-deal')).toHaveText('Deal 1');
  await expect(page.locator(moves)).toHaveText('4 moves');
  await page.keyboard.press('d');
  await expect(page.locator(moves)).toHaveText('5 moves');
});

test('a deal that gave way to a new one by a slip is taken up again, and counts for nothing', async ({
  app,
}) => {
  await dealStock(app.page, 4);
  await app.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'New deal' }).click();
  await expect(app.page.locator(moves)).toHaveText('0 moves');
  await app.page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(app.page.locator(moves)).toHaveText('4 moves');
  await expect(app.page.locator('.status-deal')).toHaveText('Deal 1');
  await app.restart();
  await expect(app.page.locator(moves)).toHaveText('4 moves');
  await chooseFromMenu(app.page, 'Game', 'Finished games');
  await expect(app.page.getByRole('dialog', { name: 'Finished games' })).not.toContainText('Given up');
});
