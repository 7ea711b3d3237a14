import { describe, expect, it } from 'vitest';
import { colourOf, deckOf, rankOf, type Suit, suitOf, suits } from '../../../shared/cards/card.ts';
import { openingPosition } from '../../../shared/engine/deal.ts';
import { fortyThieves } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { Accepts, DealStep, GameDefinition } from '../../../shared/rules/definition.ts';
import { validateDefinition } from '../../../shared/rules/validate.ts';

const start = (to: string): DealStep => ({ step: 'start', to, rank: 'A' });

/** Forty Thieves whose foundations, in two groups of four, begin with their aces on the table. */
function started(accepts: Partial<Accepts>): GameDefinition {
  const group = {
    kind: 'foundation',
    count: 4,
    accepts: { empty: 'A', build: { rank: 'up', suit: 'same' }, unit: 'card', ...accepts },
  } as const;
  const { foundations: _, ...others } = fortyThieves.piles;
  return {
    ...fortyThieves,
    piles: { ...others, first: group, second: group },
    deal: [start('first'), start('second'), ...fortyThieves.deal],
    layout: ['first second', 'tableau', 'stock waste'],
  };
}

function dealt(definition: GameDefinition) {
  expect(validateDefinition(definition)).toMatchObject({ ok: true });
  const game = compile(definition);
  const { piles } = openingPosition(
    game,
    Array.from({ length: game.cards }, (_, i) => i),
  );
  return game.foundations.map((pile) => ({ pile: game.piles[pile], card: piles[pile]?.[0] ?? -1 }));
}

describe('starting cards', () => {
  const reversed: Suit[] = ['diamonds', 'hearts', 'spades', 'clubs'];

  it.each([
    ['in the order of the foundations', [...suits]],
    ['in any other order', reversed],
  ])('lie on the pile of their suit, %s', (_, order) => {
    const laid = dealt(started({ suits: order }));
    expect(laid.map(({ card }) => suitOf(card))).toEqual(laid.map(({ pile }) => pile?.suit));
    expect(laid.map(({ card }) => suits[suitOf(card)])).toEqual([...order, ...order]);
  });

  it('lie on a pile of their colour', () => {
    const laid = dealt(started({ colours: ['red', 'black'] }));
    expect(laid.slice(0, 4).map(({ card }) => colourOf(card))).toEqual([1, 1, 0, 0]);
    expect(new Set(laid.slice(0, 4).map(({ card }) => suitOf(card))).size).toBe(4);
  });

  it('come from the next deck where an earlier step has taken those of the first', () => {
    const laid = dealt(started({}));
    expect(laid.map(({ card }) => rankOf(card))).toEqual(new Array(8).fill(0));
    expect(laid.map(({ card }) => deckOf(card))).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });
});
