import type { Page } from '@playwright/test';
import { Game } from '../../shared/engine/game.ts';
import type { CardMove } from '../../shared/engine/move.ts';
import { findGame } from '../../shared/games/catalogue.ts';
import { compile } from '../../shared/rules/compile.ts';
import { expect, test } from '../support/appTest.ts';
import { gestureAtRandom } from '../support/randomGestures.ts';
import {
  type Point,
  picture,
  pictureAsItIs,
  pictureIs,
  TableView,
  untilStill,
  watchFrames,
} from '../support/tableView.ts';
import { chooseGame, dealNumber } from '../support/windowActions.ts';

test.use({ viewport: { width: 1024, height: 720 } });
test.describe.configure({ mode: 'parallel' });

const DEAL = '1';

/** Deals Thieves Rush, in which no card ever moves by itself. */
async function thievesRush(page: Page): Promise<Game> {
  const definition = findGame('thieves-rush');
  if (!definition) throw new Error('There is no Thieves Rush.');
  await chooseGame(page, definition.name);
  await dealNumber(page, DEAL);
  await watchFrames(page);
  await untilStill(page);
  return Game.deal(compile(definition), DEAL, 'off');
}

/** The first legal move of a card from one tableau pile to another, after as many packets as it takes. */
async function firstMove(page: Page, game: Game): Promise<CardMove> {
  for (;;) {
    const move = game.legalMoves().find((each) => each.type === 'move');
    if (move?.type === 'move') return move;
    const view = await TableView.of(page, game);
    const stock = view.top(game.compiled.stock);
    await page.mouse.click(stock.x, stock.y);
    game.play({ type: 'deal' }, 'off');
    await movesAre(page, game.moveCount);
  }
}

async function movesAre(page: Page, count: number): Promise<void> {
  await expect(page.locator('.status-moves')).toHaveText(`${count} move${count === 1 ? '' : 's'}`);
}

async function press(page: Page, from: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
}

test('a drag counts however fast it is', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const move = await firstMove(page, game);
  const view = await TableView.of(page, game);
  const to = view.top(move.to);
  await press(page, view.top(move.from));
  await page.mouse.move(to.x, to.y, { steps: 1 });
  await page.mouse.up();
  await movesAre(page, game.moveCount + 1);
});

test('a card dropped where nothing takes it returns, and nothing has changed', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const { from } = await firstMove(page, game);
  const before = await picture(page);
  const view = await TableView.of(page, game);
  await press(page, view.top(from));
  await page.mouse.move(view.box.x + view.box.width / 2, view.box.y + view.box.height - 5, { steps: 4 });
  await page.mouse.up();
  await pictureIs(page, before);
  await press(page, view.top(from));
  await page.mouse.move(-20, 300, { steps: 4 });
  await page.mouse.up();
  await pictureIs(page, before);
  await movesAre(page, game.moveCount);
});

test('a drop on the gap beside a pile that takes the card goes there', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const move = await firstMove(page, game);
  const view = await TableView.of(page, game);
  const to = view.top(move.to);
  await press(page, view.top(move.from));
  await page.mouse.move(to.x + view.view.cardWidth * 0.55, to.y + 30, { steps: 5 });
  await page.mouse.up();
  await movesAre(page, game.moveCount + 1);
});

test('Escape and a second button in mid-drag return the card', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const move = await firstMove(page, game);
  const before = await picture(page);
  const view = await TableView.of(page, game);
  const to = view.top(move.to);
  await press(page, view.top(move.from));
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await pictureIs(page, before);
  await press(page, view.top(move.from));
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.locator('canvas').dispatchEvent('pointercancel', { pointerId: 1 });
  await page.mouse.up();
  await pictureIs(page, before);
  await movesAre(page, game.moveCount);
});

test('a window resized in mid-drag returns the card to where it lies then', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const move = await firstMove(page, game);
  const view = await TableView.of(page, game);
  const to = view.top(move.to);
  await press(page, view.top(move.from));
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.setViewportSize({ width: 900, height: 640 });
  await untilStill(page);
  await page.mouse.up();
  await movesAre(page, game.moveCount);
  await page.setViewportSize({ width: 1024, height: 720 });
  const returned = await picture(page);
  await page.setViewportSize({ width: 900, height: 640 });
  await page.setViewportSize({ width: 1024, height: 720 });
  await pictureIs(page, returned);
});

test('clicks on a stock while cards still fly all count', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const view = await TableView.of(page, game);
  const stock = view.top(game.compiled.stock);
  for (let click = 0; click < 6; click++) await page.mouse.click(stock.x, stock.y);
  await movesAre(page, 6);
  await page.mouse.dblclick(stock.x, stock.y);
  await movesAre(page, 8);
});

test('two fingers, a wheel and the context menu change nothing', async ({ app: { page } }) => {
  const game = await thievesRush(page);
  const { from } = await firstMove(page, game);
  const before = await picture(page);
  const view = await TableView.of(page, game);
  const { x, y } = view.top(from);
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { id: number; x: number; y: number }[]
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const first = (by: number) => ({ id: 1, x: x + by, y: y + by });
  const second = { id: 2, x: x + 200, y };
  await touch('touchStart', first(0));
  await touch('touchMove', first(40));
  await touch('touchStart', first(40), second);
  await touch('touchMove', first(80), second);
  await touch('touchEnd', second);
  await touch('touchEnd');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 400);
  await page.mouse.click(x, y, { button: 'right' });
  await pictureIs(page, before);
  await movesAre(page, game.moveCount);
});

test('a hold with the right button spreads the waste, and letting go closes it', async ({
  app: { page },
}) => {
  const game = await thievesRush(page);
  const view = await TableView.of(page, game);
  const stock = view.top(game.compiled.stock);
  for (let click = 0; click < 3; click++) await page.mouse.click(stock.x, stock.y);
  await movesAre(page, 3);
  const before = await picture(page);
  const waste = view.top(game.compiled.waste);
  await page.mouse.move(waste.x, waste.y);
  await page.mouse.down({ button: 'right' });
  await untilStill(page);
  expect(await pictureAsItIs(page)).not.toBe(before);
  await page.mouse.up({ button: 'right' });
  await pictureIs(page, before);
});

test('60 random gestures leave every card in its place and nothing moving', async ({ app: { page } }) => {
  await thievesRush(page);
  await gestureAtRandom(page, 60);
});
