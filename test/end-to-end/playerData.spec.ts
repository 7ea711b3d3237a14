import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { saveFormat } from '../../main/services/savesService.ts';
import { encodeFile } from '../../main/services/storage/fileFormat.ts';
import type { GameRecord } from '../../shared/statistics/record.ts';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { jsonOf } from '../support/exports.ts';
import { gameRecord } from '../support/records.ts';
import { changeSettings, chooseFromMenu, chooseGame, dealNumber } from '../support/windowActions.ts';

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

const moves = '.status-moves';

/** Thieves Rush, deal 1, with so many cards dealt from the stock. */
async function playDeal(page: Page, times: number): Promise<void> {
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await changeSettings(page, { tourSeen: true });
  await chooseGame(page, 'Thieves Rush');
  await dealNumber(page, '1');
  for (let n = 0; n < times; n++) await page.keyboard.press('d');
  await expect(page.locator(moves)).toHaveAttribute('data-moves', String(times));
}

/** Ten games on ten days of 2026: six of the Forty Thieves family, four won, and four of Lucky Piles, none won. */
const games: readonly GameRecord[] = Array.from({ length: 10 }, (_, n) => {
  const day = `2026-0${1 + Math.floor(n / 5)}-1${n % 5}`;
  const isForty = n < 6;
  return gameRecord(n, {
    game: n === 4 ? 'forty-bandits' : isForty ? 'thieves-rush' : 'lucky-piles',
    deal: n === 5 ? '1' : String(n + 1),
    outcome: n < 4 ? 'won' : n === 6 ? 'lost' : 'givenUp',
    started: `${day}T10:00:00.000Z`,
    ended: `${day}T11:00:00.000Z`,
    localDate: day,
    playingMs: (n + 1) * 60_000,
    moves: 50 + n,
    hints: n === 0 ? 1 : 0,
    ...(n < 5 ? { verdict: 'winnable' } : {}),
    line: [],
  });
});

async function openStatistics(page: Page) {
  await chooseFromMenu(page, 'Game', 'Statistics');
  return page.getByRole('dialog', { name: 'Statistics' });
}

test('statistics give every figure, by game, family and period, with a table for each plot', async ({
  app,
}) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  const dialog = await openStatistics(page);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(jsonOf(games)),
  });
  await expect(dialog).toContainText('10 games added; 0 were here already.');
  await expect(dialog.locator('.figure-grid')).toContainText('4 won, 1 lost, 5 given up');
  await expect(dialog.locator('.figure-grid')).toContainText('40%');
  await expect(dialog.locator('.figure-grid')).toContainText('17% to 69% with 95% confidence');
  await expect(dialog.locator('.figure-grid')).toContainText('6 losses');
  await expect(dialog.locator('.figure-grid')).toContainText('Of wins: median 2:30, mean 2:30');
  await expect(dialog.getByRole('row', { name: /^First game of a deal 9 4/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Deal played again 1 0/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Deals known to be winnable 5 4 80%/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^With hints or the solver 1 1/ })).toBeVisible();

  await expect(dialog.getByRole('row', { name: /^Thieves Rush 5 4 80%/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Forty Thieves, all games 6 4 66.7%/ })).toBeVisible();

  await expect(dialog.locator('.plot svg')).toHaveCount(4);
  for (const summary of await dialog.locator('.plot summary').all()) await summary.click();
  await expect(dialog.locator('.plot table')).toHaveCount(4);
  await expect(dialog.getByRole('row', { name: 'Feb 26 5 0 0%' })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);

  await dialog.getByLabel('Game', { exact: true }).selectOption({ label: 'Lucky Piles' });
  await expect(dialog.locator('.figure-grid')).toContainText('0 won, 1 lost, 3 given up');
  await dialog.getByLabel('Game', { exact: true }).selectOption({ label: 'Forty Thieves, all games' });
  await expect(dialog.locator('.figure-grid')).toContainText('4 won, 0 lost, 2 given up');
  await dialog.getByLabel('Time', { exact: true }).selectOption({ label: 'Chosen days' });
  await dialog.getByLabel('First day').fill('2026-01-12');
  await dialog.getByLabel('Last day').fill('2026-01-13');
  await expect(dialog.locator('.figure-grid')).toContainText('2 won, 0 lost, 0 given up');
});

test('results are exported, imported once, reset by game, and put back until the program ends', async ({
  app,
}) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  let dialog = await openStatistics(page);
  const file = dialog.locator('input[type=file]');
  const buffer = Buffer.from(jsonOf(games));
  await file.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
  await expect(dialog).toContainText('10 games added');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await (await download).path();
  expect((await readFile(csv, 'utf8')).split('\r\n')[0]).toMatch(/^id,game,rulesVersion,deal,outcome,/);
  await file.setInputFiles(csv);
  await expect(dialog).toContainText('0 games added; 10 were here already.');

  await dialog.getByLabel('Game', { exact: true }).selectOption({ label: 'Lucky Piles' });
  await dialog.getByRole('button', { name: 'Reset…' }).click();
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog).toContainText('Lucky Piles: 4 games were taken out.');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  dialog = await openStatistics(page);
  await expect(dialog.locator('.figure-grid')).toContainText('4 won, 0 lost, 2 given up');
  expect((await runAxe(page)).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo, Lucky Piles' }).click();
  await expect(dialog.locator('.figure-grid')).toContainText('4 won, 1 lost, 5 given up');
  await expect(dialog.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Reset…' }).click();
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog).toContainText('All games: 10 games were taken out.');
  await app.restart();
  await app.page.locator('.pile').first().waitFor({ state: 'attached' });
  dialog = await openStatistics(app.page);
  await expect(dialog).toContainText('Nothing yet');
  await expect(dialog.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await changeSettings(app.page, { hideStatistics: true });
  await app.page.keyboard.press('F3');
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
});

test('an unfinished deal waits among the saved games when a watched one is gone on with', async ({ app }) => {
  const { page } = app;
  await playDeal(page, 6);
  await page.keyboard.press('F2');
  await expect(page.locator(moves)).toHaveText('0 moves');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await expect(page.locator(moves)).toHaveText('2 moves');
  const number = (await page.locator('.status-deal').textContent())?.replace('Deal ', '') ?? '';

  await chooseFromMenu(page, 'Game', 'Finished games');
  await page.getByRole('button', { name: 'Watch Thieves Rush, deal 1', exact: true }).click();
  const replay = page.getByRole('toolbar', { name: 'Replay' });
  await replay.getByLabel('Speed').selectOption({ label: 'Fast' });
  const play = replay.getByRole('button', { name: 'Play', exact: true });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(replay).toContainText('move 6 of 6');
  await replay.getByRole('button', { name: 'One move back' }).press('Enter');
  await replay.getByRole('button', { name: 'Continue from here' }).press('Enter');
  await expect(page.locator(moves)).toHaveText('5 moves');
  await expect(page.locator('.toasts')).toContainText(`“Thieves Rush, ${number}” was not finished.`);

  await page.keyboard.press('Control+s');
  const saves = page.getByRole('dialog', { name: 'Saved games' });
  await saves.getByRole('button', { name: `Open Thieves Rush, ${number}`, exact: true }).click();
  await expect(page.locator('.status-deal')).toHaveText(`Deal ${number}`);
  await expect(page.locator(moves)).toHaveText('2 moves');
  // What was gone on with waits in its turn, and only the deal that was left for another has been counted.
  await page.keyboard.press('Control+s');
  await expect(saves.getByRole('heading', { name: 'Thieves Rush, 1', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect((await openStatistics(page)).locator('.figure-grid')).toContainText(
    '0 won, 0 lost, 1 given up',
  );
});

test('saves go to files and come back; those that cannot be used are refused in words and kept', async ({
  app,
}) => {
  const { page } = app;
  await playDeal(page, 3);
  await page.keyboard.press('Control+s');
  let dialog = page.getByRole('dialog', { name: 'Saved games' });
  await dialog.getByRole('textbox', { name: /^Save / }).fill('Three: dealt');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Three: dealt' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file, Three: dealt' }).click();
  expect((await download).suggestedFilename()).toBe('Three-dealt.patience');
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ format: 'grand-patience/save', version: 1 });

  await dialog.getByRole('button', { name: 'Remove Three: dealt' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Put back, Three: dealt' }).click();
  await expect(dialog.getByRole('heading', { name: 'Three: dealt' })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);

  const file = dialog.locator('input[type=file]');
  const give = (text: string) =>
    file.setInputFiles({ name: 'a.patience', mimeType: 'application/json', buffer: Buffer.from(text) });
  const newer = encodeFile({ ...saveFormat, version: 99 }, JSON.parse(exported).data);
  await give(newer);
  await expect(dialog).toContainText('a newer version of Grand Patience wrote it');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await give(exported.slice(0, 200));
  await expect(dialog).toContainText('This game cannot be shown: the file is damaged. It is kept as it is.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(page.locator(moves)).toHaveText('4 moves');
  await page.keyboard.press('Control+s');
  await give(exported);
  await expect(page.locator(moves)).toHaveText('3 moves');

  const folder = join(app.dataFolder, 'saves');
  const [name = ''] = (await readdir(folder)).filter((found) => found.endsWith('.patience'));
  await app.kill();
  await writeFile(join(folder, 'save-of-tomorrow.patience'), newer);
  await app.restart();
  await app.page.locator('.pile').first().waitFor({ state: 'attached' });
  await app.page.keyboard.press('Control+s');
  dialog = app.page.getByRole('dialog', { name: 'Saved games' });
  await expect(dialog.getByRole('heading', { name: 'Three: dealt' })).toBeVisible();
  await expect(dialog).toContainText('was written by a newer version of Grand Patience');
  expect(await readFile(join(folder, 'save-of-tomorrow.patience'), 'utf8')).toBe(newer);
  expect(await readdir(folder)).toContain(name);
});

test('a line that is gone from the history is told in words at the next start', async ({ app }) => {
  const { page } = app;
  await playDeal(page, 1);
  for (let n = 0; n < 2; n++) {
    await page.keyboard.press('F2');
    await expect(page.locator(moves)).toHaveText('0 moves');
    await page.keyboard.press('d');
  }
  const dialog = await openStatistics(page);
  await expect(dialog.locator('.figure-grid')).toContainText('2 given up');
  await app.kill();
  const folder = join(app.dataFolder, 'history');
  const [name = ''] = (await readdir(folder)).filter((found) => found.endsWith('.jsonl'));
  const [, ...left] = (await readFile(join(folder, name), 'utf8')).split(/(?<=\n)/);
  await writeFile(join(folder, name), left.join(''));
  await app.restart();
  await expect(app.page.locator('.toasts')).toContainText('lines are missing from');
  await expect(app.page.locator('.toasts')).toContainText('(1)');
  await chooseFromMenu(app.page, 'Game', 'Your data');
  await expect(app.page.getByRole('dialog', { name: 'Your data' })).toContainText(app.dataFolder);
});
