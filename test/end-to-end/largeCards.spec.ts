import type { Page } from '@playwright/test';
import { racingAces } from '../../shared/games/acesAndKings.ts';
import { compile } from '../../shared/rules/compile.ts';
import { expect, test } from '../support/appTest.ts';
import { picture, pictureIs, untilStill, watchFrames } from '../support/tableView.ts';
import { changeSettings, chooseGame, dealNumber } from '../support/windowActions.ts';

test.use({ viewport: { width: 1024, height: 720 } });
test.describe.configure({ mode: 'parallel' });

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Racing Aces with cards twice as large as fit. */
async function largeCards(page: Page): Promise<void> {
  await chooseGame(page, racingAces.name);
  await dealNumber(page, '1');
  await changeSettings(page, { cardSize: 200, tourSeen: true });
  await expect.poll(() => scrollRoom(page).then(({ y }) => y)).toBeGreaterThan(300);
  await watchFrames(page);
  await untilStill(page);
}

/** How far the window over the table is scrolled. */
function scrolled(page: Page): Promise<Corner> {
  return page.locator('.table-window').evaluate(({ scrollLeft: x, scrollTop: y }) => ({ x, y }));
}

/** How far it can be scrolled. */
function scrollRoom(page: Page): Promise<Corner> {
  return page.locator('.table-window').evaluate((table) => ({
    x: table.scrollWidth - table.clientWidth,
    y: table.scrollHeight - table.clientHeight,
  }));
}

test('cards twice as large as fit are all reached by keyboard, each pile coming into sight', async ({
  app: { page },
}) => {
  await largeCards(page);
  const sight = await page.locator('.table-window').boundingBox();
  const piles = page.locator('[data-pile]');
  const count = await piles.count();
  expect(count).toBeGreaterThan(20);
  for (let pile = 0; pile < count; pile++) {
    await piles.nth(pile).focus();
    const box = await piles.nth(pile).boundingBox();
    if (!box || !sight) throw new Error('A pile has no place.');
    expect(box.x + box.width).toBeGreaterThan(sight.x + 40);
    expect(box.x).toBeLessThan(sight.x + sight.width - 40);
    expect(box.y + box.height).toBeGreaterThan(sight.y + 40);
    expect(box.y).toBeLessThan(sight.y + sight.height - 40);
  }
});

test('a wheel and a hand on a bare place move a table larger than its window', async ({ app: { page } }) => {
  await largeCards(page);
  const sight = await page.locator('.table-window').boundingBox();
  if (!sight) throw new Error('There is no table.');
  const room = await scrollRoom(page);
  const middle = { x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toEqual({ x: 0, y: 200 });
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrolled(page)).toEqual({ x: 0, y: 0 });

  // An empty foundation lies at the top left: it gives nothing to lift.
  await page.mouse.move(sight.x + 120, sight.y + 200);
  await page.mouse.down();
  await page.mouse.move(sight.x + 80, sight.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => scrolled(page)).toEqual({ x: Math.min(40, room.x), y: 140 });
});

test('a card held at the edge of the window takes a table along that is larger', async ({
  app: { page },
}) => {
  await largeCards(page);
  const { piles } = compile(racingAces);
  const pile = page.locator(`[data-pile="${piles.findLast(({ kind }) => kind === 'tableau')?.index}"]`);
  await pile.focus();
  await pile.blur();
  const sight = await page.locator('.table-window').boundingBox();
  const card = await pile.boundingBox();
  const from = await scrolled(page);
  if (!sight || !card) throw new Error('There is no card.');
  expect(from.x).toBeGreaterThan(100);
  const before = await picture(page);
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(sight.x + 200, sight.y + 300, { steps: 3 });
  await page.mouse.move(sight.x + 4, sight.y + 300, { steps: 3 });
  await expect.poll(async () => (await scrolled(page)).x).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.locator('.table-window').evaluate((table, { x, y }) => table.scrollTo(x, y), from);
  await pictureIs(page, before);
});
