import type { PileGroup } from '../rules/definition.ts';
import {
  basedOn,
  downAlternating,
  downAnySuit,
  downInSuit,
  downOtherSuit,
  fourSuits,
  givesTop,
  rowsDown,
  rowsUp,
  suitFoundations,
  tableau,
  upInSuit,
  waste,
} from './blocks.ts';
import { fortyThieves } from './fortyThieves.ts';

/** Games of the family with a rule of their own: refilled piles, other builds, hidden cards, other foundations. */
export const courtyard = basedOn(fortyThieves, {
  id: 'courtyard',
  name: 'Courtyard',
  facts: { skill: 'mostlySkill', difficulty: 'easy', minutes: 15 },
  piles: {
    ...fortyThieves.piles,
    tableau: tableau(12, { build: downInSuit, run: downInSuit, empty: 'any', refill: { from: 'waste' } }),
  },
  deal: [rowsUp('tableau', 1)],
});

const keepsItsCards = (group: PileGroup): PileGroup => ({ ...group, releases: { unit: 'none' } });

export const corona = basedOn(fortyThieves, {
  id: 'corona',
  name: 'Corona',
  aliases: ['Round Dozen'],
  facts: { skill: 'balanced', difficulty: 'medium', minutes: 15 },
  piles: {
    waste,
    tableau: tableau(12, { build: downInSuit, empty: 'any', refill: { from: 'waste' } }),
    foundations: keepsItsCards(suitFoundations(2)),
  },
  deal: [rowsUp('tableau', 3)],
});

export const littleForty = basedOn(fortyThieves, {
  id: 'little-forty',
  name: 'Little Forty',
  facts: { skill: 'balanced', difficulty: 'medium', minutes: 20 },
  piles: {
    ...fortyThieves.piles,
    tableau: tableau(10, { build: downAnySuit, run: downInSuit, empty: 'any', refill: { from: 'waste' } }),
  },
  stock: { to: 'waste', packets: [3], passes: 4 },
});

export const deuces = basedOn(fortyThieves, {
  id: 'deuces',
  name: 'Deuces',
  aliases: ['Twos', 'Les Deux'],
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 15 },
  piles: {
    waste,
    tableau: tableau(10, { build: { ...downInSuit, wrap: true }, empty: 'any' }),
    foundations: {
      kind: 'foundation',
      count: 8,
      accepts: { empty: '2', suits: fourSuits, build: { ...upInSuit, wrap: true }, unit: 'card', max: 13 },
      releases: givesTop,
    },
  },
  deal: [{ step: 'start', to: 'foundations', rank: '2' }, rowsUp('tableau', 1)],
});

export const streets = basedOn(fortyThieves, {
  id: 'streets',
  name: 'Streets',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: tableau(10, { build: downAlternating, empty: 'any' }) },
});

export const maria = basedOn(streets, {
  id: 'maria',
  name: 'Maria',
  aliases: ['Maria Luisa', 'Thirty-Six Card Tableau'],
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: tableau(9, { build: downAlternating, empty: 'any' }) },
});

const alternatingRuns = tableau(10, { build: downAlternating, run: downAlternating, empty: 'any' });

export const numberTen = basedOn(streets, {
  id: 'number-ten',
  name: 'Number Ten',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: alternatingRuns },
  deal: [rowsDown('tableau', 2), rowsUp('tableau', 2)],
});

export const rankAndFile = basedOn(numberTen, {
  id: 'rank-and-file',
  name: 'Rank and File',
  aliases: ['Dress Parade'],
  deal: [rowsDown('tableau', 3), rowsUp('tableau', 1)],
});

export const emperor = basedOn(streets, {
  id: 'emperor',
  name: 'Emperor',
  aliases: ['Deauville'],
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  deal: [rowsDown('tableau', 3), rowsUp('tableau', 1)],
});

export const redAndBlack = basedOn(fortyThieves, {
  id: 'red-and-black',
  name: 'Red and Black',
  facts: { skill: 'balanced', difficulty: 'medium', minutes: 15 },
  piles: {
    waste,
    tableau: tableau(8, { build: downAlternating, run: downAlternating, empty: 'any' }),
    foundations: {
      kind: 'foundation',
      count: 8,
      accepts: {
        empty: 'A',
        suits: fourSuits,
        build: { rank: 'up', suit: 'alternateColour' },
        unit: 'card',
        max: 13,
      },
      releases: givesTop,
    },
  },
  deal: [{ step: 'start', to: 'foundations', rank: 'A' }, rowsUp('tableau', 1)],
});

export const indian = basedOn(fortyThieves, {
  id: 'indian',
  name: 'Indian',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: tableau(10, { build: downOtherSuit, empty: 'any' }) },
  deal: [rowsDown('tableau', 1), rowsUp('tableau', 2)],
});

export const mumbai = basedOn(indian, {
  id: 'mumbai',
  name: 'Mumbai',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 30 },
  decks: 3,
  piles: {
    waste,
    tableau: tableau(13, { build: downOtherSuit, empty: 'any' }),
    foundations: suitFoundations(3),
  },
});

export const zerline = basedOn(fortyThieves, {
  id: 'zerline',
  name: 'Zerline',
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  piles: {
    waste,
    reserve: {
      kind: 'reserve',
      count: 1,
      accepts: { empty: 'any', build: { rank: 'any', suit: 'any' }, unit: 'card', from: ['tableau'], max: 4 },
      releases: givesTop,
      fan: 'right',
    },
    tableau: tableau(8, { build: downAnySuit, empty: 'Q' }),
    foundations: {
      kind: 'foundation',
      count: 8,
      accepts: {
        empty: 'K',
        suits: [...fourSuits, ...fourSuits],
        build: { ...upInSuit, wrap: true },
        unit: 'card',
        max: 13,
      },
    },
  },
  deal: [rowsUp('tableau', 5)],
  layout: ['foundations', 'tableau', 'stock waste reserve'],
});
