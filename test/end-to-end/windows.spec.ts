import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { runningOnDisk } from '../support/runningOnDisk.ts';
import { chooseFromMenu, chooseGame } from '../support/windowActions.ts';

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

/** Opens another window by the menu; it begins with the choice of a game. */
async function openAnother(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await chooseFromMenu(page, 'Game', 'New window');
  const other = await opened;
  await expect(other.getByRole('dialog', { name: 'Choose a game' })).toBeVisible();
  return other;
}

/** Chooses a game in the open picker. */
async function pick(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
}

test('a game is open in one of several windows, and goes on in another once that one is closed', async ({
  app,
}) => {
  const first = app.page;
  await chooseGame(first, 'Thieves Rush');
  await first.keyboard.press('d');
  await first.keyboard.press('d');
  await expect(first.locator('.status-moves')).toHaveText('2 moves');
  const deal = await first.locator('.status-deal').textContent();

  const second = await openAnother(first);
  await pick(second, 'Thieves Rush');
  await expect(second.getByText('Thieves Rush is open in another window.')).toBeVisible();
  await expect(second.locator('.status-game')).not.toHaveText('Thieves Rush');
  await chooseGame(second, 'Lucky Piles');
  await expect(first.locator('.status-game')).toHaveText('Thieves Rush');

  // What one window leaves the other may have, as it was left.
  await chooseGame(first, 'Racing Aces');
  await chooseGame(second, 'Thieves Rush');
  await expect(second.locator('.status-deal')).toHaveText(deal ?? '');
  await expect(second.locator('.status-moves')).toHaveText('2 moves');
  await second.keyboard.press('d');
  await expect(second.locator('.status-moves')).toHaveText('3 moves');

  // A window that is closed before the host has a move takes that move with it.
  await expect.poll(() => runningOnDisk(app.dataFolder, 'thieves-rush')).toMatchObject({ moves: 3 });
  await second.close();
  await chooseGame(first, 'Thieves Rush');
  await expect(first.locator('.status-deal')).toHaveText(deal ?? '');
  await expect(first.locator('.status-moves')).toHaveText('3 moves');
});

test('a window that is loaded again goes on with its own game', async ({ app }) => {
  const { page } = app;
  await chooseGame(page, 'Thieves Rush');
  await page.keyboard.press('d');
  await expect(page.locator('.status-moves')).toHaveText('1 move');
  const second = await openAnother(page);
  await second.keyboard.press('Escape');
  const other = await second.locator('.status-game').textContent();
  for (let times = 0; times < 3; times++) {
    await page.reload();
    await expect(page.locator('.status-game')).toHaveText('Thieves Rush');
    await expect(page.locator('.status-moves')).toHaveText('1 move');
  }
  await expect(second.locator('.status-game')).toHaveText(other ?? '');
});

test('the table is drawn anew at the scale of the screen that its window is moved to', async ({ app }) => {
  const { page } = app;
  const pixels = () =>
    page.locator('canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The table is no canvas.');
      return canvas.width / canvas.clientWidth;
    });
  await expect(page.locator('.status-game')).toBeVisible();
  await expect.poll(pixels).toBe(1);
  const session = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [2, 1.5, 1]) {
    await session.send('Emulation.setDeviceMetricsOverride', {
      // Chromium tells the page of another scale only together with another size.
      width: 1280 + deviceScaleFactor * 4,
      height: 800,
      deviceScaleFactor,
      mobile: false,
    });
    await expect.poll(pixels).toBeCloseTo(deviceScaleFactor, 2);
  }
});

test('the cards are made smaller and as large as fit again by keys', async ({ app }) => {
  const { page } = app;
  await chooseGame(page, 'Lucky Piles');
  const width = async (): Promise<number> => (await page.locator('.pile').first().boundingBox())?.width ?? 0;
  const usual = await width();
  await page.keyboard.press('Control+-');
  await expect.poll(width).toBeLessThan(usual);
  await page.keyboard.press('Control+-');
  await expect.poll(width).toBeLessThan(usual * 0.85);
  await page.keyboard.press('Control+=');
  await page.keyboard.press('Control+0');
  await expect.poll(width).toBe(usual);
});

test('the system’s wishes for dark colours, contrast and motion are followed as they change', async ({
  app,
}) => {
  const { page } = app;
  const theme = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ contrast: 'more' });
  await expect(theme).toHaveAttribute('data-theme', 'highContrast');
});
