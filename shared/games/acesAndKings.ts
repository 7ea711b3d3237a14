import type { Rank } from '../cards/card.ts';
import type { Build, GameDefinition, PileGroup } from '../rules/definition.ts';
import { basedOn, downAnySuit, givesTop, onePass, rowsUp, upAnySuit, waste } from './blocks.ts';

/** Foundations regardless of suit from `empty` on, `max` cards each. */
function foundations(count: number, empty: Rank, build: Build, max: number): PileGroup {
  return { kind: 'foundation', count, accepts: { empty, build, unit: 'card', max }, releases: givesTop };
}

/** Reserves fanned so that every card can be read; only the top one is available. */
function reserves(count: number): PileGroup {
  return { kind: 'reserve', count, releases: givesTop, fan: 'down' };
}

/** Piles of one card at most, filled from the stock at once and by hand when it is exhausted. */
function singles(count: number): PileGroup {
  return {
    kind: 'tableau',
    count,
    accepts: { empty: 'any', unit: 'card', max: 1 },
    releases: givesTop,
    refill: { from: 'stock' },
  };
}

const dealt = [rowsUp('reserves', 13), rowsUp('tableau', 1)];

/** Aces and Kings, its larger relatives with foundations that meet, and its wrapping one. */
export const acesAndKings: GameDefinition = {
  id: 'aces-and-kings',
  name: 'Aces and Kings',
  family: 'Aces and Kings',
  rulesVersion: 1,
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 12, devisedBy: 'Thomas Warfield' },
  decks: 2,
  piles: {
    waste,
    reserves: reserves(2),
    tableau: singles(4),
    acesUp: foundations(4, 'A', upAnySuit, 13),
    kingsDown: foundations(4, 'K', downAnySuit, 13),
  },
  stock: onePass,
  deal: dealt,
  layout: ['acesUp kingsDown', 'reserves tableau', 'stock waste'],
  goal: 'allOnFoundations',
  autoplay: { default: 'off' },
};

export const doubleAcesAndKings = basedOn(acesAndKings, {
  id: 'double-aces-and-kings',
  name: 'Double Aces and Kings',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 25, devisedBy: 'Thomas Warfield' },
  decks: 4,
  piles: {
    waste,
    reserves: reserves(4),
    tableau: singles(8),
    acesUp: foundations(8, 'A', upAnySuit, 13),
    kingsDown: foundations(8, 'K', downAnySuit, 13),
  },
  layout: ['acesUp', 'kingsDown', 'reserves tableau', 'stock waste'],
});

export const racingAces = basedOn(acesAndKings, {
  id: 'racing-aces',
  name: 'Racing Aces',
  facts: {
    skill: 'skill',
    difficulty: 'hard',
    minutes: 20,
    devisedBy: 'Thomas Warfield',
    publishedWinRate: 0.15,
  },
  decks: 3,
  piles: {
    waste,
    reserves: reserves(3),
    tableau: singles(6),
    acesUp: foundations(4, 'A', upAnySuit, 13),
    kingsDown: foundations(4, 'K', downAnySuit, 13),
    sevensUp: foundations(4, '7', upAnySuit, 7),
    sixesDown: foundations(4, '6', downAnySuit, 6),
  },
  layout: ['acesUp sixesDown', 'sevensUp kingsDown', 'reserves tableau', 'stock waste'],
});

export const aceyAndKingsley = basedOn(acesAndKings, {
  id: 'acey-and-kingsley',
  name: 'Acey and Kingsley',
  facts: { skill: 'mostlySkill', difficulty: 'easy', minutes: 12 },
  deal: [{ step: 'start', to: 'acesUp', rank: 'A' }, { step: 'start', to: 'kingsDown', rank: 'K' }, ...dealt],
});

const around = { wrap: true } as const;

export const deucesAndQueens = basedOn(acesAndKings, {
  id: 'deuces-and-queens',
  name: 'Deuces and Queens',
  facts: { skill: 'balanced', difficulty: 'medium', minutes: 15, devisedBy: 'Thomas Warfield' },
  piles: {
    waste,
    reserves: reserves(3),
    tableau: {
      kind: 'tableau',
      count: 4,
      accepts: { empty: 'none', build: { rank: 'upOrDown', suit: 'any', ...around }, unit: 'card' },
      releases: givesTop,
      refill: { from: 'stock' },
      fan: 'down',
    },
    deucesUp: foundations(4, '2', { ...upAnySuit, ...around }, 13),
    queensDown: foundations(4, 'Q', { ...downAnySuit, ...around }, 13),
  },
  layout: ['deucesUp queensDown', 'reserves tableau', 'stock waste'],
});
