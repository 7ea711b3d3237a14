import type { GameDefinition } from '../rules/definition.ts';
import { basedOn, downInSuit, onePass, rowsUp, suitFoundations, tableau, waste } from './blocks.ts';

/** Forty Thieves and the games that differ from it in a number or two. */
export const fortyThieves: GameDefinition = {
  id: 'forty-thieves',
  name: 'Forty Thieves',
  aliases: ['Napoleon at St. Helena', 'Le Cadran', 'Roosevelt at San Juan', 'Big Forty Thieves'],
  family: 'Forty Thieves',
  rulesVersion: 1,
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  decks: 2,
  piles: {
    waste,
    tableau: tableau(10, { build: downInSuit, empty: 'any' }),
    foundations: suitFoundations(2),
  },
  stock: onePass,
  deal: [rowsUp('tableau', 4)],
  layout: ['foundations', 'tableau', 'stock waste'],
  goal: 'allOnFoundations',
  autoplay: { default: 'off' },
};

export const thievesRush = basedOn(fortyThieves, {
  id: 'thieves-rush',
  name: 'Thieves Rush',
  facts: {
    skill: 'mostlySkill',
    difficulty: 'medium',
    minutes: 20,
    devisedBy: 'Thomas Warfield',
    publishedWinRate: 0.9,
  },
  stock: { to: 'waste', packets: [3, 2, 1], passes: 3 },
});

export const fortyBandits = basedOn(fortyThieves, {
  id: 'forty-bandits',
  name: 'Forty Bandits',
  facts: { skill: 'skill', difficulty: 'hard', minutes: 20, publishedWinRate: 0.33 },
  piles: {
    ...fortyThieves.piles,
    tableau: tableau(10, { build: downInSuit, run: downInSuit, empty: 'any', emptyUnit: 'card' }),
  },
  autoplay: { default: 'all' },
});

export const josephine = basedOn(fortyThieves, {
  id: 'josephine',
  name: 'Josephine',
  aliases: ['Pack of Thieves'],
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 20 },
  piles: {
    ...fortyThieves.piles,
    tableau: tableau(10, { build: downInSuit, run: downInSuit, empty: 'any' }),
  },
  autoplay: { default: 'all' },
});

export const limited = basedOn(fortyThieves, {
  id: 'limited',
  name: 'Limited',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: tableau(12, { build: downInSuit, empty: 'any' }) },
  deal: [rowsUp('tableau', 3)],
});

export const busyAces = basedOn(limited, {
  id: 'busy-aces',
  name: 'Busy Aces',
  facts: { skill: 'mostlySkill', difficulty: 'easy', minutes: 15 },
  deal: [rowsUp('tableau', 1)],
});

export const waningMoon = basedOn(fortyThieves, {
  id: 'waning-moon',
  name: 'Waning Moon',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: tableau(13, { build: downInSuit, empty: 'any' }) },
});

export const lucas = basedOn(waningMoon, {
  id: 'lucas',
  name: 'Lucas',
  facts: { skill: 'mostlySkill', difficulty: 'easy', minutes: 20 },
  piles: {
    ...fortyThieves.piles,
    tableau: tableau(13, { build: downInSuit, run: downInSuit, empty: 'any' }),
  },
});

export const napoleonsSquare = basedOn(lucas, {
  id: 'napoleons-square',
  name: "Napoleon's Square",
  piles: {
    ...fortyThieves.piles,
    tableau: tableau(12, { build: downInSuit, run: downInSuit, empty: 'any' }),
  },
});

export const fortyAndEight = basedOn(fortyThieves, {
  id: 'forty-and-eight',
  name: 'Forty and Eight',
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  piles: { ...fortyThieves.piles, tableau: tableau(8, { build: downInSuit, empty: 'any' }) },
  stock: { to: 'waste', packets: [1], passes: 2 },
});

/** Napoleon’s one-deck brother: the stock may be gone through again and again. */
export const bigForty = basedOn(fortyThieves, {
  id: 'big-forty',
  name: 'Big Forty',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 10 },
  decks: 1,
  piles: {
    waste,
    tableau: tableau(10, { build: downInSuit, run: downInSuit, empty: 'any' }),
    foundations: suitFoundations(1),
  },
  stock: { to: 'waste', packets: [1], passes: 'unlimited' },
});

export const sixtyThieves = basedOn(fortyThieves, {
  id: 'sixty-thieves',
  name: 'Sixty Thieves',
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 30 },
  decks: 3,
  piles: {
    waste,
    tableau: tableau(12, { build: downInSuit, empty: 'any' }),
    foundations: suitFoundations(3),
  },
  deal: [rowsUp('tableau', 5)],
});

export const marieRose = basedOn(sixtyThieves, {
  id: 'marie-rose',
  name: 'Marie Rose',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 30 },
  piles: {
    ...sixtyThieves.piles,
    tableau: tableau(12, { build: downInSuit, run: downInSuit, empty: 'any' }),
  },
});

export const eightyThieves = basedOn(fortyThieves, {
  id: 'eighty-thieves',
  name: 'Eighty Thieves',
  facts: { skill: 'mostlySkill', difficulty: 'veryHard', minutes: 40 },
  decks: 4,
  piles: {
    waste,
    tableau: tableau(10, { build: downInSuit, empty: 'any' }),
    foundations: suitFoundations(4),
  },
  deal: [rowsUp('tableau', 8)],
});
