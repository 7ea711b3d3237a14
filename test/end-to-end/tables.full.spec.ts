import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { untilStill, watchFrames } from '../support/tableView.ts';
import { chooseGame, dealNumber } from '../support/windowActions.ts';

/** Games of every kind: many foundations, reserves, many piles, four decks, hidden cards, complete runs. */
const games = [
  'Racing Aces',
  'Double Aces and Kings',
  'Deuces and Queens',
  'Thieves Rush',
  'Eighty Thieves',
  'Lucky Piles',
  'Rouge Forty',
  'Klondike (draw three)',
] as const;

const sizes = [
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 3440, height: 1440 },
  { width: 1080, height: 1920 },
] as const;

/** The pictures are kept this wide: enough to see a card out of place, and a tenth of the size. */
const KEPT_WIDTH = 480;

test.use({ viewport: sizes[0], colorScheme: 'light' });

for (const name of games) {
  test(`${name} looks as it did at ${sizes.length} sizes`, async ({ app: { page } }) => {
    await chooseGame(page, name);
    await dealNumber(page, '1');
    // The words of welcome would lie on the cards.
    await page.getByRole('button', { name: 'Close' }).click();
    await watchFrames(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.mouse.move(2, 2);
      await untilStill(page);
      const picture = await smallPicture(page);
      expect(picture).toMatchSnapshot(`${name} ${size.width}x${size.height}.png`, {
        maxDiffPixelRatio: 0.01,
        threshold: 0.15,
      });
    }
  });
}

/** The canvas with its surface, made smaller by the browser. */
async function smallPicture(page: Page): Promise<Buffer> {
  const full = await page.locator('canvas').screenshot();
  const data = await page.evaluate(
    async ({ source, width }) => {
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((bitmap.height * width) / bitmap.width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The page gives no drawing surface.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { source: full.toString('base64'), width: KEPT_WIDTH },
  );
  return Buffer.from(data, 'base64');
}
