import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bodies } from '../../../../renderer/table/motion/bodies.ts';
import { Flights } from '../../../../renderer/table/motion/flights.ts';
import { planFlights } from '../../../../renderer/table/motion/planFlights.ts';
import type { BoardView, CardPlace } from '../../../../shared/board/boardView.ts';

const CARDS = 12;

/** Every card on one of four piles, in any order, some face down. */
const views: fc.Arbitrary<BoardView> = fc
  .array(fc.record({ pile: fc.nat(3), faceUp: fc.boolean() }), { minLength: CARDS, maxLength: CARDS })
  .map((cards) => ({
    extent: { width: 300, height: 300 },
    cardWidth: 60,
    cardHeight: 84,
    piles: [],
    cards: cards.map(
      ({ pile, faceUp }, card): CardPlace => ({
        card,
        pile,
        index: cards.slice(0, card).filter((other) => other.pile === pile).length,
        x: pile * 70,
        y: 10 * cards.slice(0, card).filter((other) => other.pile === pile).length,
        faceUp,
      }),
    ),
  }));

const changes = fc.array(
  fc.record({
    view: views,
    transition: fc.constantFrom('deal', 'move', 'none'),
    gathered: fc.boolean(),
    /** How long the cards fly before the next change, in ms. */
    wait: fc.nat(400),
  }),
  { minLength: 1, maxLength: 5 },
);

test('however often the plan changes in mid-air, all cards end where the last view has them', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const bodies = new Bodies(CARDS);
      const flights = new Flights(bodies);
      let now = 0;
      for (const { view, transition, gathered, wait } of list) {
        if (gathered) for (const { card } of view.cards) bodies.place(card, 0, 0, 0);
        const plan = planFlights(bodies, view, transition, 'normal');
        if (plan.length > 0) flights.launch(plan, now);
        else {
          flights.stop();
          bodies.settle(view);
        }
        now += wait;
        flights.step(now);
      }
      flights.complete();
      const last = new Bodies(CARDS);
      const [view] = list.slice(-1).map((change) => change.view);
      if (view) last.settle(view);
      expect([bodies.x, bodies.y, bodies.turn]).toEqual([last.x, last.y, last.turn]);
    }),
  );
});
