import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../shared/board/layout.ts';
import { CARD_RATIO } from '../../../shared/board/metrics.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import { bothHands, contains, games, opening, overlap, requests, scattered } from './tables.ts';

const RUNS = { numRuns: 25 };

describe.each(games.map((game) => [game.id, game] as const))('%s on any table', (_, game) => {
  test('gives every pile a place within the table that no other pile shares', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { slots, extent } = layoutOf(game, request);
        const table = { x: 0, y: 0, ...extent };
        expect(slots).toHaveLength(game.piles.length);
        slots.forEach((slot, i) => {
          expect(contains(table, slot.area)).toBe(true);
          expect(contains(slot.area, slot.base)).toBe(true);
          for (const other of slots.slice(i + 1)) expect(overlap(slot.area, other.area)).toBe(false);
        });
      }),
      RUNS,
    );
  });

  test('keeps every card within the area of its pile, whatever lies where', () => {
    fc.assert(
      fc.property(requests, scattered(game), (request, position) => {
        const layout = layoutOf(game, request);
        const view = viewOf(layout, position);
        expect(view.cards).toHaveLength(game.cards);
        for (const { card: lying, pile, x, y, faceUp } of view.cards) {
          expect(faceUp).toBe(pile !== game.stock && !position.faceDown.includes(lying));
          const area = view.piles[pile]?.area;
          const card = { x, y, width: view.cardWidth, height: view.cardHeight };
          expect(area && contains(area, card)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('shows the upper two thirds of every covered index of the opening deal', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const layout = layoutOf(game, request);
        const view = viewOf(layout, opening(game));
        const next = new Map(view.cards.map((card) => [`${card.pile}/${card.index}`, card]));
        for (const card of view.cards) {
          const slot = layout.slots[card.pile];
          const above = next.get(`${card.pile}/${card.index + 1}`);
          if (!slot || slot.fan === 'none' || !above || !card.faceUp) continue;
          const shown = slot.fan === 'down' ? above.y - card.y : above.x - card.x;
          expect(shown).toBeGreaterThanOrEqual(layout.index[slot.fan].least * layout.cardWidth - 1);
        }
      }),
      RUNS,
    );
  });

  test('keeps the proportions of a card, on whole device pixels', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const layout = layoutOf(game, request);
        const pixels = layout.cardWidth * request.pixelRatio;
        expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(1e-6);
        expect(Math.abs(layout.cardHeight - layout.cardWidth * CARD_RATIO)).toBeLessThan(1);
        for (const { base } of layout.slots) {
          const x = base.x * request.pixelRatio;
          expect(Math.abs(x - Math.round(x))).toBeLessThan(1e-6);
        }
      }),
      RUNS,
    );
  });

  test('is its mirror image for the left hand', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { left, right } = bothHands(game, request);
        expect(left.cardWidth).toBe(right.cardWidth);
        right.slots.forEach((slot, i) => {
          const twin = left.slots[i];
          const mirrored = right.extent.width - slot.area.x - slot.area.width;
          expect(twin?.area.y).toBe(slot.area.y);
          expect(Math.abs((twin?.area.x ?? Number.NaN) - mirrored)).toBeLessThanOrEqual(1);
        });
      }),
      RUNS,
    );
  });

  test('is as large as its room, and larger only for cards that are set larger than fit', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { extent, cardWidth } = layoutOf(game, request);
        const fitting = layoutOf(game, { ...request, cardScale: 1 });
        const pixel = 1 / request.pixelRatio;
        expect(fitting.extent).toEqual({ width: request.width, height: request.height });
        expect(Math.abs(cardWidth - fitting.cardWidth * request.cardScale)).toBeLessThanOrEqual(
          pixel * Math.max(1, request.cardScale),
        );
        if (request.cardScale <= 1) expect(extent).toEqual(fitting.extent);
        expect(extent.width).toBeGreaterThanOrEqual(request.width);
        expect(extent.height).toBeGreaterThanOrEqual(request.height);
        // Four times the area of the cards is at most about four times the table's.
        const share = (extent.width * extent.height) / (request.width * request.height);
        expect(share).toBeLessThan(Math.max(1, request.cardScale ** 2) * 1.5);
      }),
      RUNS,
    );
  });

  test('gives larger cards to a larger table', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 800 }), (request, more) => {
        const larger = { ...request, width: request.width + more, height: request.height + more };
        // A calmer arrangement may win where its cards are a little smaller.
        const tolerance = 0.88;
        expect(layoutOf(game, larger).cardWidth).toBeGreaterThanOrEqual(
          layoutOf(game, request).cardWidth * tolerance,
        );
      }),
      RUNS,
    );
  });
});
