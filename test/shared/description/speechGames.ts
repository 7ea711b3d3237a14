import type { GameDefinition } from '../../../shared/rules/definition.ts';

const plain = {
  family: 'Speech',
  rulesVersion: 1,
  facts: { skill: 'balanced', difficulty: 'medium', minutes: 5 },
  decks: 1,
  layout: ['stock waste', 'tableau', 'foundations'],
  goal: 'allOnFoundations',
  autoplay: { default: 'off' },
} as const satisfies Partial<GameDefinition>;

const waste = { kind: 'waste', count: 1, releases: { unit: 'top' } } as const;

/** Foundations by suit, hidden cards, three passes. */
export const suitGame: GameDefinition = {
  ...plain,
  id: 'speech-by-suit',
  name: 'By Suit',
  piles: {
    waste,
    tableau: {
      kind: 'tableau',
      count: 7,
      accepts: { empty: 'any', build: { rank: 'down', suit: 'any' }, unit: 'run' },
      releases: { unit: 'run', run: { rank: 'down', suit: 'any' } },
    },
    foundations: {
      kind: 'foundation',
      count: 4,
      accepts: {
        empty: 'A',
        suits: ['clubs', 'spades', 'hearts', 'diamonds'],
        build: { rank: 'up', suit: 'same' },
        unit: 'card',
        max: 13,
      },
      releases: { unit: 'top' },
    },
  },
  stock: { to: 'waste', packets: [3], passes: 3 },
  deal: [
    { step: 'rows', to: 'tableau', rows: 2, face: 'down' },
    { step: 'rows', to: 'tableau', rows: 1, face: 'up' },
  ],
};

/** Foundations of two kinds, any suit; tableau piles of one card that the stock fills. */
export const anySuitGame: GameDefinition = {
  ...plain,
  id: 'speech-any-suit',
  name: 'Any Suit',
  piles: {
    waste,
    tableau: {
      kind: 'tableau',
      count: 2,
      accepts: { empty: 'any', unit: 'card', max: 1 },
      releases: { unit: 'top' },
      refill: { from: 'stock' },
    },
    aces: {
      kind: 'foundation',
      count: 2,
      accepts: { empty: 'A', build: { rank: 'up', suit: 'any' }, unit: 'card', max: 13 },
      releases: { unit: 'top' },
    },
    sevens: {
      kind: 'foundation',
      count: 2,
      accepts: { empty: '7', build: { rank: 'up', suit: 'any' }, unit: 'card', max: 7 },
      releases: { unit: 'top' },
    },
  },
  stock: { to: 'waste', packets: [1], passes: 1 },
  deal: [{ step: 'rows', to: 'tableau', rows: 1, face: 'up' }],
};

/** A stock that is dealt to the tableau. */
export const rowGame: GameDefinition = {
  ...suitGame,
  id: 'speech-rows',
  name: 'Rows',
  piles: Object.fromEntries(Object.entries(suitGame.piles).filter(([name]) => name !== 'waste')),
  stock: { to: 'tableau', passes: 1 },
  layout: ['stock', 'tableau', 'foundations'],
};
