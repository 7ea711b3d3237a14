import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');

test('the focus never falls to nowhere, and F6 and Escape bring it to the table', async ({ app }) => {
  const { page } = app;
  const { keyboard } = page;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await page.getByRole('menuitem', { name: 'Game' }).focus();
  await keyboard.press('F6');
  expect(await focused(page)).toBe('pile');
  // A command of a menu, whose item goes.
  await page.getByRole('menuitem', { name: 'Game' }).focus();
  await keyboard.press('Enter');
  await expect(page.locator('.menu-item:focus')).toHaveCount(1);
  await keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('pile');
  await page.locator('.status-deal').focus();
  await keyboard.press('Escape');
  expect(await focused(page)).toBe('pile');
  await keyboard.press('F1');
  await expect(page.locator('.panel h2')).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.locator('.panel')).toHaveCount(0);
  expect(await focused(page)).toBe('pile');
});

test('after a dialog and after the tour the focus is on the table', async ({ app }) => {
  const { page } = app;
  const { keyboard } = page;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await keyboard.press('t');
  for (const keys of ['Control+,', 'F3', '?', 'Control+o']) {
    await keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await focused(page), `after ${keys}`).toBe('pile');
  }
  const tour = page.getByRole('region', { name: 'First steps' });
  const next = tour.getByRole('button', { name: 'Next' });
  await next.focus();
  while ((await next.count()) > 0) await keyboard.press('Enter');
  await expect(tour.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(tour).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('pile');
});

test('a name typed into the dialog of saves saves the game', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Control+s');
  await expect(page.locator('.form input')).toBeFocused();
  await page.keyboard.type('By ear');
  await page.keyboard.press('Enter');
  await expect(page.locator('.saves')).toContainText('By ear');
});
