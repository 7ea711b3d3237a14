import type { GameDefinition } from '../../../shared/rules/definition.ts';

/** What every definition needs besides its rules. */
const plain = {
  family: 'Odd',
  rulesVersion: 1,
  facts: { skill: 'luck', difficulty: 'veryHard', minutes: 1 },
  decks: 1,
  layout: ['tableau', 'foundations'],
  goal: 'allOnFoundations',
  autoplay: { default: 'safe' },
} as const satisfies Partial<GameDefinition>;

/**
 * Games that nobody plays: between them they use the words of the vocabulary that the catalogue leaves out, so that
 * a player's own game can be put into words too.
 */
export const oddGames: readonly GameDefinition[] = [
  {
    ...plain,
    id: 'two-kinds-of-tableau',
    name: 'Two Kinds of Tableau',
    piles: {
      waste: { kind: 'waste', count: 1 },
      cell: {
        kind: 'reserve',
        count: 1,
        accepts: { empty: 'any', unit: 'card', from: ['tableau', 'waste'] },
        releases: { unit: 'top' },
      },
      high: {
        kind: 'tableau',
        count: 1,
        accepts: { empty: 'none', build: { rank: 'up', suit: 'sameColour' }, unit: 'card', max: 5 },
        releases: { unit: 'top' },
        fan: 'right',
      },
      low: {
        kind: 'tableau',
        count: 3,
        accepts: { empty: 'K', build: { rank: 'any', suit: 'same' }, unit: 'run', emptyUnit: 'completeRun' },
        releases: { unit: 'run', run: { rank: 'up', suit: 'other', wrap: true } },
        refill: { from: 'waste' },
        fan: 'down',
      },
      foundation: {
        kind: 'foundation',
        count: 1,
        accepts: {
          empty: 'Q',
          build: { rank: 'down', suit: 'any', wrap: true },
          unit: 'card',
          from: ['tableau'],
        },
        releases: { unit: 'top' },
      },
    },
    stock: { to: 'waste', packets: [2, 1], passes: 'unlimited' },
    deal: [
      { step: 'counts', to: 'high', counts: [3], face: 'down', order: 'piles' },
      { step: 'counts', to: 'low', counts: [0, 2, 1], face: 'down', order: 'piles' },
      { step: 'rows', to: 'low', rows: 2, face: 'up' },
      { step: 'rows', to: 'cell', rows: 1, face: 'up' },
    ],
  },
  {
    ...plain,
    id: 'foundations-of-all-sorts',
    name: 'Foundations of All Sorts',
    facts: { ...plain.facts, skill: 'mostlyLuck', difficulty: 'easy' },
    piles: {
      closed: { kind: 'reserve', count: 2, releases: { unit: 'none' } },
      open: {
        kind: 'reserve',
        count: 2,
        accepts: { empty: 'any', build: { rank: 'any', suit: 'any' }, unit: 'card', max: 4 },
        releases: { unit: 'run', run: { rank: 'down', suit: 'sameColour' } },
      },
      tableau: {
        kind: 'tableau',
        count: 4,
        accepts: {
          empty: 'any',
          colours: ['black', 'red'],
          build: { rank: 'up', suit: 'alternateColour', wrap: true },
          unit: 'run',
          emptyUnit: 'card',
        },
        releases: { unit: 'none' },
        refill: { from: 'stock' },
      },
      fixed: {
        kind: 'foundation',
        count: 1,
        accepts: { empty: 'A', suits: ['spades'], build: { rank: 'up', suit: 'same' }, unit: 'card', max: 3 },
      },
      free: {
        kind: 'foundation',
        count: 2,
        accepts: { empty: 'any', build: { rank: 'upOrDown', suit: 'any' }, unit: 'run' },
        releases: { unit: 'top' },
      },
      started: {
        kind: 'foundation',
        count: 1,
        accepts: { empty: 'none', colours: ['red'], build: { rank: 'up', suit: 'any' }, unit: 'card' },
        releases: { unit: 'top' },
      },
    },
    stock: { to: 'tableau', passes: 1 },
    deal: [
      { step: 'start', to: 'started', rank: '7' },
      { step: 'rows', to: 'closed', rows: 2, face: 'down' },
      { step: 'rows', to: 'tableau', rows: 11, face: 'up' },
    ],
  },
  {
    ...plain,
    id: 'stock-of-one-card',
    name: 'Stock of One Card',
    piles: {
      waste: { kind: 'waste', count: 1, releases: { unit: 'top' } },
      tableau: {
        kind: 'tableau',
        count: 1,
        accepts: { empty: 'any', build: { rank: 'down', suit: 'same' }, unit: 'card' },
        releases: { unit: 'top' },
      },
      foundations: {
        kind: 'foundation',
        count: 4,
        accepts: {
          empty: 'A',
          suits: ['clubs', 'hearts'],
          build: { rank: 'up', suit: 'alternateColour' },
          unit: 'card',
        },
        releases: { unit: 'top' },
      },
    },
    stock: { to: 'waste', packets: [1], passes: 2 },
    deal: [{ step: 'rows', to: 'tableau', rows: 51, face: 'down' }],
  },
];
