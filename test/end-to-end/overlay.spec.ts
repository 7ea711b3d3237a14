import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { runningOnDisk } from '../support/runningOnDisk.ts';
import { askingPlace } from '../support/savedPlaces.ts';
import { TableHand } from '../support/tableHand.ts';
import { changeSettings, chooseFromMenu, chooseGame, dealNumber } from '../support/windowActions.ts';
import { moveOfLine, winningLine } from '../support/winningLines.ts';

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

/** Racing Aces, deal 7, with its first moves made. */
async function playSome(app: { readonly page: Page }, moves: number) {
  await chooseGame(app.page, 'Racing Aces');
  await dealNumber(app.page, '7');
  const hand = new TableHand(app.page, 'racing-aces', '7', 'off');
  for (const text of winningLine('racing-aces', 7, 'off').moves.slice(0, moves)) {
    await hand.play(moveOfLine(hand.game, text));
  }
}

test('a bad deal number is said beside the field, and nothing is dealt', async ({ app }) => {
  const { page } = app;
  const before = await page.locator('.status-deal').textContent();
  await page.locator('.status-deal').click();
  await page.getByRole('textbox', { name: 'Number of the deal' }).fill('seven');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“seven” is no deal number');
  await page.keyboard.press('Escape');
  await expect(page.locator('.status-deal')).toHaveText(before ?? '');
});

test('undo, redo and starting again change the table, and the running game survives a restart', async ({
  app,
}) => {
  await playSome(app, 6);
  const moves = () => app.page.locator('.status-moves');
  await app.page.keyboard.press('Control+z');
  await expect(moves()).toHaveText('5 moves');
  await app.page.keyboard.press('Control+y');
  await expect(moves()).toHaveText('6 moves');
  await app.page.keyboard.press('Shift+F2');
  await expect(moves()).toHaveText('0 moves');
  await app.page.keyboard.press('Control+y');
  await app.page.keyboard.press('Control+y');
  await expect(moves()).toHaveText('2 moves');
  await expect.poll(() => runningOnDisk(app.dataFolder, 'racing-aces')).toEqual({ moves: 6, cursor: 1 });

  await app.restart();
  await expect(app.page.locator('.status-game')).toHaveText('Racing Aces');
  await expect(app.page.locator('.status-deal')).toHaveText('Deal 7');
  await expect(moves()).toHaveText('2 moves');
  await app.page.keyboard.press('Control+y');
  await expect(moves()).toHaveText('3 moves');
});

test('each game remembers its own unfinished deal', async ({ app }) => {
  await playSome(app, 3);
  await chooseGame(app.page, 'Thieves Rush');
  await expect(app.page.locator('.status-moves')).toHaveText('0 moves');
  await chooseGame(app.page, 'Racing Aces');
  await expect(app.page.locator('.status-deal')).toHaveText('Deal 7');
  await expect(app.page.locator('.status-moves')).toHaveText('3 moves');
});

test('a deal counts when it is left after a move, and a reset of results can be undone', async ({ app }) => {
  const { page } = app;
  await playSome(app, 2);
  await page.keyboard.press('F2');
  await expect(page.locator('.status-moves')).toHaveText('0 moves');
  await page.keyboard.press('F2');
  await chooseFromMenu(page, 'Game', 'Statistics');
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await expect(dialog).toContainText('0 won, 0 lost, 1 given up');

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as JSON' }).click();
  const exported = await (await download).path();
  expect(JSON.parse(await readFile(exported, 'utf8'))).toBeTruthy();

  await dialog.getByRole('button', { name: 'Reset…' }).click();
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog).toContainText('Nothing yet');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toContainText('1 given up');

  await dialog.locator('input[type=file]').setInputFiles(exported);
  await expect(dialog).toContainText('0 games added; 1 were here already');
});

test('settings hold at once and after a restart', async ({ app }) => {
  await app.page.locator('.pile').first().waitFor({ state: 'attached' });
  await app.page.keyboard.press('Control+,');
  await app.page.getByLabel('Colours', { exact: true }).selectOption({ label: 'Dark' });
  await app.page.getByLabel('Hide the clock').check();
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await app.page.keyboard.press('Escape');
  await expect(app.page.locator('.status-clock')).toHaveCount(0);
  await app.restart();
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(app.page.locator('.status-moves')).toBeVisible();
  await expect(app.page.locator('.status-clock')).toHaveCount(0);
});

test('targets that differ are asked for, on a click', async ({ app }) => {
  const { page } = app;
  await changeSettings(page, { secondClick: 'off' });
  await chooseGame(page, 'Racing Aces');
  await dealNumber(page, '7');
  const { game, pile } = askingPlace('racing-aces', 7);
  const hand = new TableHand(page, 'racing-aces', '7', 'off');
  for (const text of winningLine('racing-aces', 7, 'off').moves.slice(0, game.moveCount))
    await hand.play(moveOfLine(hand.game, text));
  const box = await page.locator(`.pile[data-pile="${pile}"]`).boundingBox();
  if (box === null) throw new Error('The pile is nowhere.');
  // The lower edge of a pile belongs to its top card.
  const card = { x: box.x + box.width / 2, y: box.y + box.height - 12 };
  await page.mouse.click(card.x, card.y);
  const choice = page.getByRole('toolbar', { name: 'Where to?' });
  await expect(choice).toBeVisible();
  expect(await choice.getByRole('button').count()).toBeGreaterThan(2);
  // However late it comes, a second click on the card does not take the question away.
  await page.mouse.click(card.x, card.y);
  await expect(choice).toBeVisible();
  await choice.getByRole('button').first().click();
  await expect(page.locator('.status-moves')).toHaveAttribute('data-moves', String(hand.game.moveCount + 1));
});

test('a backup brings everything back', async ({ app }) => {
  const { page } = app;
  await playSome(app, 2);
  await page.keyboard.press('F2');
  await expect(page.locator('.status-moves')).toHaveText('0 moves');
  await chooseFromMenu(page, 'Game', 'Your data');
  const dialog = page.getByRole('dialog', { name: 'Your data' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make a backup' }).click();
  const backup = await (await download).path();
  await dialog.locator('input[type=file]').setInputFiles(backup);
  await dialog.getByRole('button', { name: 'Put it back', exact: true }).click();
  await expect(dialog).toContainText('The backup is back');
});
