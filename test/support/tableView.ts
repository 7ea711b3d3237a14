import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { BoardView } from '../../shared/board/boardView.ts';
import { layoutOf } from '../../shared/board/layout.ts';
import { viewOf } from '../../shared/board/viewOf.ts';
import type { Game } from '../../shared/engine/game.ts';
import type { PileIndex } from '../../shared/engine/move.ts';

/** A point of the window, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies in the window, reckoned from the game and the size of the canvas. */
export class TableView {
  private constructor(
    readonly view: BoardView,
    readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ) {}

  static async of(page: Page, game: Game): Promise<TableView> {
    const box = await page.locator('canvas').boundingBox();
    if (box === null) throw new Error('There is no table.');
    const layout = layoutOf(game.compiled, {
      width: box.width,
      height: box.height,
      pixelRatio: 1,
      largeIndex: false,
      leftHanded: false,
      cardScale: 1,
    });
    return new TableView(viewOf(layout, game.position), box);
  }

  /** A point on what shows of the pile's top card, or on its empty place. */
  top(pile: PileIndex): Point {
    const { x, y } = this.view.cards.filter((card) => card.pile === pile).at(-1) ?? this.#base(pile);
    const { cardWidth, cardHeight } = this.view;
    return { x: this.box.x + x + cardWidth / 2, y: this.box.y + y + cardHeight / 2 };
  }

  #base(pile: PileIndex): Point {
    const place = this.view.piles[pile];
    if (!place) throw new Error(`There is no pile ${pile}.`);
    return place.base;
  }
}

/** Notes every picture that the page asks for, so that a test can wait for stillness. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = { frames: 0 };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counted.frames++;
      return request(callback);
    };
    Object.assign(window, { countedFrames: () => counted.frames });
  });
}

/** Waits until no picture has been asked for in a while. Needs `watchFrames`. */
export async function untilStill(page: Page): Promise<void> {
  // Not `waitForFunction`: it takes a promise for a yes, whatever it resolves to.
  await expect.poll(() => page.evaluate(askedForNoFrame), { intervals: [0] }).toBe(true);
}

/** Whether the page lets 300 ms pass without asking for a frame. */
async function askedForNoFrame(): Promise<boolean> {
  const count: unknown = Reflect.get(window, 'countedFrames');
  if (typeof count !== 'function') throw new Error('The frames of this page are not watched.');
  const before = Number(count());
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Number(count()) === before;
}

/** A digest of the picture of the table, once nothing moves and the pointer rests on no card. Needs `watchFrames`. */
export async function picture(page: Page): Promise<string> {
  await page.mouse.move(2, 2);
  await untilStill(page);
  return pictureAsItIs(page);
}

/** A digest of the picture of the table at this moment. */
export async function pictureAsItIs(page: Page): Promise<string> {
  const bytes = await page.locator('canvas').screenshot();
  return createHash('sha256').update(bytes).digest('hex');
}

/** Waits until the table shows this picture; what was said over it (a refusal) goes by itself after a while. */
export async function pictureIs(page: Page, expected: string): Promise<void> {
  await expect.poll(() => picture(page), { timeout: 20_000 }).toBe(expected);
}
