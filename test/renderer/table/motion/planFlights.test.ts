import { describe, expect, test } from 'vitest';
import { Bodies } from '../../../../renderer/table/motion/bodies.ts';
import { planFlights } from '../../../../renderer/table/motion/planFlights.ts';
import type { BoardView, CardPlace } from '../../../../shared/board/boardView.ts';

function view(...cards: CardPlace[]): BoardView {
  return { extent: { width: 800, height: 600 }, cardWidth: 100, cardHeight: 140, cards, piles: [] };
}

const place = (card: number, pile: number, index: number, x: number, y: number): CardPlace => ({
  card,
  pile,
  index,
  x,
  y,
  faceUp: true,
});

function bodiesAt(x: number, y: number, turn: number, count = 4): Bodies {
  const bodies = new Bodies(count);
  for (let card = 0; card < count; card++) bodies.place(card, x, y, turn);
  return bodies;
}

describe('the way from where the cards are to a view', () => {
  test('is nothing for cards that lie there already', () => {
    expect(planFlights(bodiesAt(10, 20, 1), view(place(0, 0, 0, 10, 20)), 'move', 'normal')).toEqual([]);
  });

  test('is nothing when motion is off or not wanted', () => {
    const moved = view(place(0, 0, 0, 500, 20));
    expect(planFlights(bodiesAt(0, 0, 1), moved, 'move', 'off')).toEqual([]);
    expect(planFlights(bodiesAt(0, 0, 1), moved, 'none', 'normal')).toEqual([]);
  });

  test('turns a card that only changes its face', () => {
    const [flight] = planFlights(bodiesAt(10, 20, 0), view(place(2, 0, 0, 10, 20)), 'move', 'normal');
    expect(flight).toMatchObject({ card: 2, x: 10, y: 20, turn: 1, arc: 0 });
  });

  test('keeps a run together', () => {
    const bodies = new Bodies(2);
    bodies.place(0, 0, 0, 1);
    bodies.place(1, 0, 30, 1);
    const flights = planFlights(
      bodies,
      view(place(0, 0, 0, 600, 0), place(1, 0, 1, 600, 30)),
      'move',
      'normal',
    );
    expect(flights.map(({ delay }) => delay)).toEqual([0, 0]);
  });

  test('lets cards that gather on one pile follow each other', () => {
    const bodies = new Bodies(2);
    bodies.place(0, 0, 0, 1);
    bodies.place(1, 300, 200, 1);
    const flights = planFlights(
      bodies,
      view(place(0, 0, 0, 600, 0), place(1, 0, 1, 600, 0)),
      'move',
      'normal',
    );
    expect(flights[1]?.delay).toBeGreaterThan(flights[0]?.delay ?? 0);
  });

  test('deals row by row, and never longer than two seconds however many cards there are', () => {
    const cards = Array.from({ length: 200 }, (_, i) =>
      place(i, i % 10, Math.floor(i / 10), 100 + (i % 10), 200),
    );
    const flights = planFlights(bodiesAt(0, 0, 0, 200), view(...cards), 'deal', 'normal');
    expect(flights.map(({ card }) => card)).toEqual(cards.map(({ card }) => card));
    expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBeLessThan(2000);
  });

  test('takes half the time when fast and twice when slow', () => {
    const far = view(place(0, 0, 0, 900, 700));
    const [normal] = planFlights(bodiesAt(0, 0, 1), far, 'move', 'normal');
    const [fast] = planFlights(bodiesAt(0, 0, 1), far, 'move', 'fast');
    const [slow] = planFlights(bodiesAt(0, 0, 1), far, 'move', 'slow');
    expect(fast?.duration).toBe((normal?.duration ?? 0) / 2);
    expect(slow?.duration).toBe((normal?.duration ?? 0) * 2);
  });
});
