import fc from 'fast-check';
import type { Rect } from '../../../shared/board/boardView.ts';
import { type LayoutRequest, layoutOf } from '../../../shared/board/layout.ts';
import { openingPosition } from '../../../shared/engine/deal.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../../shared/rules/compile.ts';

/** Every game of the catalogue, compiled once. */
export const games: readonly CompiledGame[] = catalogue.map(compile);

/** What a table of this size asks for, with the usual settings unless others are given. */
export function request(width: number, height: number, others: Partial<LayoutRequest> = {}): LayoutRequest {
  return { width, height, pixelRatio: 1, largeIndex: false, leftHanded: false, cardScale: 1, ...others };
}

/** Tables from the room that an 800×600 window leaves to a 4K screen, on all usual screens. */
export const requests: fc.Arbitrary<LayoutRequest> = fc.record({
  width: fc.integer({ min: 800, max: 3840 }),
  height: fc.integer({ min: 540, max: 2160 }),
  pixelRatio: fc.constantFrom(1, 1.25, 1.5, 2),
  largeIndex: fc.boolean(),
  leftHanded: fc.boolean(),
  cardScale: fc.constantFrom(1, 1, 0.8, 0.5, 1.3, 2),
});

/** A pack in which the cards of a game lie in the order of their numbers. */
export function opening(game: CompiledGame): Position {
  return openingPosition(
    game,
    Array.from({ length: game.cards }, (_, i) => i),
  );
}

/** Positions that no deal leads to, with all the cards on any piles, either side up: a layout has to bear them all. */
export function scattered(game: CompiledGame): fc.Arbitrary<Position> {
  return fc
    .record({
      pile: fc.array(fc.nat(game.piles.length - 1), { minLength: game.cards, maxLength: game.cards }),
      hidden: fc.array(fc.boolean(), { minLength: game.cards, maxLength: game.cards }),
    })
    .map(({ pile, hidden }) => {
      const piles = game.piles.map((_, i) => pile.flatMap((where, card) => (where === i ? [card] : [])));
      return {
        piles,
        faceDown: hidden.flatMap((isHidden, card) =>
          isHidden && !piles[game.stock]?.includes(card) ? [card] : [],
        ),
        pass: 1,
        exempt: [],
      };
    });
}

/** Whether two rectangles share more than an edge. */
export function overlap(a: Rect, b: Rect): boolean {
  const hair = 0.01;
  return (
    a.x + a.width > b.x + hair &&
    b.x + b.width > a.x + hair &&
    a.y + a.height > b.y + hair &&
    b.y + b.height > a.y + hair
  );
}

/** Whether the inner rectangle lies within the outer one. */
export function contains(outer: Rect, inner: Rect): boolean {
  const hair = 0.01;
  return (
    inner.x >= outer.x - hair &&
    inner.y >= outer.y - hair &&
    inner.x + inner.width <= outer.x + outer.width + hair &&
    inner.y + inner.height <= outer.y + outer.height + hair
  );
}

/** The layouts of a game on a table and on its mirror image. */
export function bothHands(game: CompiledGame, size: LayoutRequest) {
  return {
    right: layoutOf(game, { ...size, leftHanded: false }),
    left: layoutOf(game, { ...size, leftHanded: true }),
  };
}
