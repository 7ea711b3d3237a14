import type { Page } from '@playwright/test';
import { pick, seededRandom } from './seededRandom.ts';
import { type Point, picture, pictureIs } from './tableView.ts';

type Gesture = (page: Page, from: Point, to: Point) => Promise<void>;

const drag: Gesture = async ({ mouse }, _from, to) => {
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 2 });
  await mouse.up();
};

const escapeKey: Gesture = async (page, _from, to) => {
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

/** What a restless hand does; what it does often stands here several times. */
const gestures: readonly Gesture[] = [
  drag,
  drag,
  drag,
  drag,
  escapeKey,
  ({ mouse }, from) => mouse.click(from.x, from.y),
  ({ mouse }, from) => mouse.click(from.x, from.y),
  ({ mouse }, from) => mouse.dblclick(from.x, from.y),
  ({ mouse }, from) => mouse.click(from.x, from.y, { button: 'right' }),
  ({ keyboard }) => keyboard.press('Control+z'),
];

/**
 * Makes this many gestures anywhere on the table, the same ones every time, and checks that all is in its place
 * afterwards: a window resized and resized back lays everything out anew, so a card that lies wrong would jump.
 * Needs `watchFrames`.
 */
export async function gestureAtRandom(page: Page, count: number): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error('There is no table.');
  const random = seededRandom(count);
  const point = (): Point => ({ x: box.x + random() * box.width, y: box.y + random() * box.height });
  for (let gesture = 0; gesture < count; gesture++) {
    const from = point();
    await page.mouse.move(from.x, from.y);
    await pick(random, gestures)(page, from, point());
  }
  await page.keyboard.press('Escape');
  const after = await picture(page);
  await page.setViewportSize({ width: size.width - 120, height: size.height - 80 });
  await page.setViewportSize(size);
  await pictureIs(page, after);
}
