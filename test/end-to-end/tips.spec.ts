import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { changeSettings } from '../support/windowActions.ts';

test.use({
  viewport: { width: 800, height: 600 },
  contextOptions: { reducedMotion: 'reduce', hasTouch: true },
});

const tipOf = (page: Page): Locator => page.locator('.tip:popover-open');

async function hold(devtools: CDPSession, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is nowhere.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

test('a picture button shows its name to a finger that is held, and is not pressed by it', async ({
  app,
}) => {
  const { page } = app;
  const devtools = await page.context().newCDPSession(page);
  const release = () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const newDeal = page.getByRole('button', { name: 'New deal' });
  await newDeal.waitFor();
  const number = await page.locator('.status-deal').textContent();
  await hold(devtools, newDeal);
  await expect(tipOf(page)).toHaveText('New deal');
  await release();
  await expect(tipOf(page)).toHaveText('New deal');
  // One that cannot be used now has a name too.
  await hold(devtools, page.getByRole('button', { name: 'Undo' }));
  await expect(tipOf(page)).toHaveText('Undo');
  await release();
  await expect(page.locator('.status-deal')).toHaveText(number ?? '');
  await page.touchscreen.tap(400, 560);
  await expect(tipOf(page)).toHaveCount(0);
  await newDeal.tap();
  await expect(page.locator('.status-deal')).not.toHaveText(number ?? '');
});

test('to the mouse and the focus, over dialogs too, inside the window, until Escape', async ({ app }) => {
  const { page } = app;
  await changeSettings(page, { tourSeen: true, language: 'he', textSize: 200 });
  const newDeal = page.locator('.tools .icon-button').last();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await newDeal.hover();
  await expect(tipOf(page)).toHaveText('חלוקה חדשה');
  await expect(tipOf(page)).toBeInViewport({ ratio: 1 });
  // The mouse may go on over the button, off its picture, and to the tip to read it; going on takes the tip away.
  const button = await newDeal.boundingBox();
  if (button === null) throw new Error('The button is nowhere.');
  const toggles = await tipOf(page).evaluateHandle((tip) => {
    const seen = { count: 0 };
    tip.addEventListener('toggle', () => {
      seen.count++;
    });
    return seen;
  });
  await page.mouse.move(button.x + 3, button.y + 3, { steps: 4 });
  const tip = await tipOf(page).boundingBox();
  if (tip === null) throw new Error('The tip is nowhere.');
  await page.mouse.move(tip.x + tip.width / 2, tip.y + tip.height / 2, { steps: 4 });
  await expect(tipOf(page)).toHaveCount(1);
  expect(await toggles.jsonValue()).toEqual({ count: 0 });
  await page.mouse.move(400, 560);
  await expect(tipOf(page)).toHaveCount(0);
  await page.keyboard.press('Shift+F1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tipOf(page)).toHaveText('סגירה');
  await expect(tipOf(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tipOf(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.announcement', { hasText: 'יש ללחוץ שוב Esc' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A tip that a dialog comes to lie over does not stay behind it, where it would take the first Escape.
  await newDeal.hover();
  await expect(tipOf(page)).toHaveText('חלוקה חדשה');
  await page.keyboard.press('Shift+F1');
  await expect(dialog).toBeVisible();
  await expect(tipOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A tip that the mouse alone has asked for takes no Escape from what has the focus.
  await page.mouse.move(400, 560);
  await newDeal.hover();
  await expect(tipOf(page)).toHaveText('חלוקה חדשה');
  await page.locator('.menu-title').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.menu-list')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu-list')).toHaveCount(0);
  await expect(tipOf(page)).toHaveCount(0);
});
