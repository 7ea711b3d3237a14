import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { picture, pictureIs, untilStill, watchFrames } from '../support/tableView.ts';
import { changeSettings, chooseGame, dealNumber } from '../support/windowActions.ts';

const sizes = [
  { width: 900, height: 640 },
  { width: 1100, height: 900 },
  { width: 1280, height: 800 },
] as const;

/** Looks at every picture that the table draws for another size, before the browser shows it. */
async function watchResizes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { pictures: 0, blank: 0 };
    const canvas = document.querySelector('canvas');
    const small = document.createElement('canvas');
    small.width = 32;
    small.height = 32;
    const context = small.getContext('2d', { willReadFrequently: true });
    if (!canvas?.parentElement || !context) throw new Error('There is no table.');
    // The table's own observer was there first and has drawn when this one is told.
    new ResizeObserver(() => {
      // The first time it is told of the size that is; the table draws nothing then.
      if (seen.pictures++ === 0) return;
      context.clearRect(0, 0, 32, 32);
      context.drawImage(canvas, 0, 0, 32, 32);
      if (context.getImageData(0, 0, 32, 32).data.every((value) => value === 0)) seen.blank++;
    }).observe(canvas.parentElement);
    Object.assign(window, { resizesSeen: seen });
  });
}

async function resizesSeen(page: Page): Promise<{ pictures: number; blank: number }> {
  return page.evaluate(() => Reflect.get(window, 'resizesSeen'));
}

for (const deviceScaleFactor of [1, 1.25, 1.5, 2]) {
  test.describe(`with ${deviceScaleFactor} device pixels by px`, () => {
    test.use({ viewport: sizes[0], deviceScaleFactor });

    test('a resized table is never blank, and then as sharp as one opened at that size', async ({
      app: { page },
    }) => {
      await chooseGame(page, 'Racing Aces');
      await dealNumber(page, '1');
      await changeSettings(page, { tourSeen: true, animationSpeed: 'off' });
      await watchFrames(page);
      await untilStill(page);
      await watchResizes(page);
      await expect.poll(async () => (await resizesSeen(page)).pictures).toBe(1);
      for (const [i, size] of sizes.slice(1).entries()) {
        await page.setViewportSize(size);
        await expect.poll(async () => (await resizesSeen(page)).pictures).toBeGreaterThan(i + 1);
      }
      const resized = await picture(page);
      expect((await resizesSeen(page)).blank).toBe(0);

      await page.reload();
      await page.locator('canvas').waitFor();
      await watchFrames(page);
      await pictureIs(page, resized);
    });
  });
}
