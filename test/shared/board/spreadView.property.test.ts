import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf } from '../../../shared/board/layout.ts';
import { spreadView } from '../../../shared/board/spreadView.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import { contains, games, requests } from './tables.ts';

test('a spread pile shows every one of its cards within the table, and leaves all others alone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      requests,
      fc.nat(),
      fc.nat(60),
      fc.nat(500),
      (game, request, where, many, scrolled) => {
        const pile = where % game.piles.length;
        const cards = Array.from({ length: Math.min(many, game.cards) }, (_, card) => card);
        const piles = game.piles.map((_, i) => (i === pile ? cards : []));
        const layout = layoutOf(game, request);
        const rest = viewOf(layout, { piles, faceDown: [], pass: 1, exempt: [] });
        const origin = { x: scrolled, y: 2 * scrolled };
        const spread = spreadView(layout, rest, pile, new Set([0]), origin);
        const { cardWidth, cardHeight } = spread;
        // A card that is larger than the window reaches beyond it, but not with its signs.
        const width = Math.max(request.width, cardWidth + 1);
        const height = Math.max(request.height, cardHeight + 1);
        const table = { ...origin, width, height };
        const places = new Set<string>();
        for (const { x, y } of spread.cards) {
          places.add(`${x}/${y}`);
          expect(contains(table, { x, y, width: cardWidth, height: cardHeight })).toBe(true);
        }
        expect(places.size).toBe(cards.length);
      },
    ),
    { numRuns: 500 },
  );
});
