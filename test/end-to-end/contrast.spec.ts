import type { Page } from '@playwright/test';
import { suitOf, suits } from '../../shared/cards/card.ts';
import { Game } from '../../shared/engine/game.ts';
import { findGame } from '../../shared/games/catalogue.ts';
import { compile } from '../../shared/rules/compile.ts';
import { expect, test } from '../support/appTest.ts';
import { type Box, contrast, Picture } from '../support/picture.ts';
import { changeSettings, chooseGame, dealNumber } from '../support/windowActions.ts';

/**
 * WCAG 2.2 AA on the table, which axe-core cannot see: 4.5 for the signs of cards, 3 for large signs, outlines and
 * marks (1.4.3, 1.4.11).
 */
const SIGNS = 4.5;
const SHAPES = 3;
/** A stroke has edges that are mixed with its ground, so a sign is judged by this many pixels of its core. */
const CORE = 12;

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const definition = findGame('racing-aces');
if (definition === undefined) throw new Error('The catalogue has no Racing Aces.');
const compiled = compile(definition);
const singles = compiled.piles.filter(({ kind }) => kind === 'tableau');

/** The first deal whose single cards show every suit. */
function colourfulDeal(): Game {
  for (let number = 1; number < 1000; number++) {
    const game = Game.deal(compiled, String(number), 'off');
    if (new Set(singles.map(({ index }) => suitOf(topOf(game, index)))).size === suits.length) return game;
  }
  throw new Error('No deal shows every suit.');
}

function topOf(game: Game, pile: number): number {
  const card = game.position.piles[pile]?.at(-1);
  if (card === undefined) throw new Error(`Pile ${pile} is empty.`);
  return card;
}

async function boxOf(page: Page, pile: number): Promise<Box> {
  const box = await page.locator(`.pile[data-pile="${pile}"]`).boundingBox();
  if (box === null) throw new Error(`Pile ${pile} is nowhere.`);
  return box;
}

/** How strongly the strongest pixels in a box stand out from a ground; the weakest of as many as a stroke's core has. */
function standsOut(picture: Picture, box: Box, ground: Parameters<typeof contrast>[0]): number {
  const strengths = picture.colours(box).map((colour) => contrast(colour, ground));
  return strengths.sort((a, b) => b - a)[CORE - 1] ?? 0;
}

/** The bare table right below a pile. */
const below = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 4,
  y: y + height + 7,
  width: width / 2,
  height: 3,
});
const around = ({ x, y, width, height }: Box, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: width + 2 * reach,
  height: height + 2 * reach,
});

for (const theme of ['light', 'dark', 'highContrast'] as const) {
  test(`what is drawn on the table stands out from it in the theme ${theme}`, async ({ app }) => {
    const { page } = app;
    const game = colourfulDeal();
    await chooseGame(page, compiled.definition.name);
    await dealNumber(page, game.number);
    for (const fourColourDeck of [false, true]) {
      await changeSettings(page, { theme, fourColourDeck, animationSpeed: 'off' });
      await page.waitForTimeout(500);
      const picture = await Picture.of(page);
      for (const { index } of singles) {
        const box = await boxOf(page, index);
        const corner = { x: box.x + 3, y: box.y + 3, width: box.width * 0.3, height: box.height * 0.3 };
        const paper = picture.ground(corner);
        const suit = suits[suitOf(topOf(game, index))];
        expect.soft(standsOut(picture, corner, paper), `signs of ${suit}`).toBeGreaterThanOrEqual(SIGNS);
        expect
          .soft(contrast(paper, picture.ground(below(box))), 'a card on the table')
          .toBeGreaterThanOrEqual(SHAPES);
      }
      for (const { index, kind } of compiled.piles) {
        if ((game.position.piles[index]?.length ?? 0) > 0) continue;
        const box = await boxOf(page, index);
        const table = picture.ground(below(box));
        const edge = { x: box.x + box.width / 4, y: box.y - 1, width: box.width / 2, height: 4 };
        expect
          .soft(standsOut(picture, edge, table), `outline of an empty ${kind}`)
          .toBeGreaterThanOrEqual(SHAPES);
        if (kind !== 'foundation') continue;
        const inside = around(box, -box.width / 6);
        expect
          .soft(standsOut(picture, inside, picture.ground(inside)), `signs on an empty ${kind}`)
          .toBeGreaterThanOrEqual(SHAPES);
      }
    }

    const stock = await boxOf(page, compiled.stock);
    const bare = (await Picture.of(page)).ground(below(stock));
    await page.keyboard.press('s');
    await page.waitForTimeout(300);
    const focused = await Picture.of(page);
    const side = { x: stock.x - 5, y: stock.y + stock.height / 4, width: 5, height: stock.height / 2 };
    expect.soft(standsOut(focused, side, bare), 'the ring of the focus').toBeGreaterThanOrEqual(SHAPES);
  });
}
