import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../shared/board/layout.ts';
import { HIDDEN_SHARE } from '../../../shared/board/metrics.ts';
import { isCramped, viewOf } from '../../../shared/board/viewOf.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { klondikeDrawThree } from '../../../shared/games/klondike.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { opening, request } from './tables.ts';

/** A position with these cards on one pile and nothing anywhere else. */
function onlyOn(piles: number, pile: number, cards: number, faceDown: readonly number[] = []): Position {
  const lying = Array.from({ length: piles }, (_, i) =>
    i === pile ? Array.from({ length: cards }, (_unused, card) => card) : [],
  );
  return { piles: lying, faceDown, pass: 1, exempt: [] };
}

describe('the view of a position', () => {
  const game = compile(klondikeDrawThree);
  const layout = layoutOf(game, request(1280, 740));
  const tableau = game.piles.find(({ kind }) => kind === 'tableau')?.index ?? -1;

  test('lists the cards of each pile from the bottom up', () => {
    const view = viewOf(layout, opening(game));
    expect(view.cards.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: game.cards }, (_, i) => i),
    );
    for (const [i, card] of view.cards.entries()) {
      const before = view.cards[i - 1];
      if (before?.pile === card.pile) expect(card.index).toBe(before.index + 1);
    }
  });

  test('turns the whole stock face down, and of the tableau what the position says', () => {
    const position = opening(game);
    const view = viewOf(layout, position);
    for (const { card, pile, faceUp } of view.cards) {
      expect(faceUp).toBe(pile !== game.stock && !position.faceDown.includes(card));
    }
  });

  test('shows less of a face-down card than of one that can be read', () => {
    const view = viewOf(layout, onlyOn(game.piles.length, tableau, 3, [0]));
    const [hidden, read, top] = view.cards;
    const first = (read?.y ?? 0) - (hidden?.y ?? 0);
    const second = (top?.y ?? 0) - (read?.y ?? 0);
    expect(Math.abs(first - second * HIDDEN_SHARE)).toBeLessThanOrEqual(1);
  });

  test.each([[[1]], [[0, 2]], [[2]], [[0, 1, 2]]])(
    'shows each card by its own face, with %j face down',
    (hidden) => {
      const view = viewOf(layout, onlyOn(game.piles.length, tableau, 3, hidden));
      expect(view.cards.map(({ faceUp }) => faceUp)).toEqual([0, 1, 2].map((card) => !hidden.includes(card)));
      const steps = [0, 1].map((i) => (view.cards[i + 1]?.y ?? 0) - (view.cards[i]?.y ?? 0));
      const whole = layout.index.down.comfortable * layout.cardWidth;
      steps.forEach((step, i) => {
        expect(Math.abs(step - whole * (hidden.includes(i) ? HIDDEN_SHARE : 1))).toBeLessThanOrEqual(1);
      });
    },
  );

  test('moves the cards of a long pile together until they fit', () => {
    const short = viewOf(layout, onlyOn(game.piles.length, tableau, 5));
    const long = viewOf(layout, onlyOn(game.piles.length, tableau, 40));
    const step = (view: typeof short): number => (view.cards[1]?.y ?? 0) - (view.cards[0]?.y ?? 0);
    expect(step(long)).toBeLessThan(step(short));
    const area = long.piles[tableau]?.area;
    expect((long.cards.at(-1)?.y ?? 0) + long.cardHeight).toBeLessThanOrEqual(
      (area?.y ?? 0) + (area?.height ?? 0),
    );
  });

  test('is cramped where indices are hidden: in a pile squared up, or far too long', () => {
    const pileOf = (cards: number): boolean =>
      isCramped(layout, onlyOn(game.piles.length, tableau, cards), tableau);
    expect(pileOf(1)).toBe(false);
    expect(pileOf(10)).toBe(false);
    expect(pileOf(40)).toBe(true);
    expect(isCramped(layout, onlyOn(game.piles.length, game.waste, 2), game.waste)).toBe(true);
  });
});
