import type { GameDefinition } from '../rules/definition.ts';
import {
  basedOn,
  downAlternating,
  givesTop,
  onePass,
  rowsUp,
  suitFoundations,
  tableau,
  waste,
} from './blocks.ts';

const kingsOnly = { build: downAlternating, run: downAlternating, empty: 'K' } as const;

/** Thieves of Egypt with its two-pass variant, and Rouge Forty. */
export const thievesOfEgypt: GameDefinition = {
  id: 'thieves-of-egypt',
  name: 'Thieves of Egypt',
  family: 'Forty Thieves',
  rulesVersion: 1,
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  decks: 2,
  piles: { waste, tableau: tableau(10, kingsOnly), foundations: suitFoundations(2) },
  stock: onePass,
  deal: [
    // All but the last card of each pile go down pile by pile; a row across all piles ends the deal.
    { step: 'counts', to: 'tableau', counts: [0, 2, 4, 6, 8, 9, 7, 5, 3, 1], face: 'up', order: 'piles' },
    rowsUp('tableau', 1),
  ],
  layout: ['foundations', 'tableau', 'stock waste'],
  goal: 'allOnFoundations',
  autoplay: { default: 'off' },
};

export const thievesOfEgyptTwoPasses = basedOn(thievesOfEgypt, {
  id: 'thieves-of-egypt-two-passes',
  name: 'Thieves of Egypt (two passes)',
  aliases: ['Upside-Down Pyramid'],
  variantOf: 'thieves-of-egypt',
  facts: { skill: 'mostlySkill', difficulty: 'medium', minutes: 25 },
  stock: { to: 'waste', packets: [1], passes: 2 },
});

export const rougeForty = basedOn(thievesOfEgypt, {
  id: 'rouge-forty',
  name: 'Rouge Forty',
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 20 },
  piles: {
    tableau: tableau(10, kingsOnly),
    byColour: {
      kind: 'foundation',
      count: 4,
      accepts: {
        empty: 'A',
        colours: ['black', 'red'],
        build: { rank: 'up', suit: 'sameColour' },
        unit: 'card',
        max: 13,
      },
      releases: givesTop,
    },
    completeRuns: {
      kind: 'foundation',
      count: 4,
      accepts: { empty: 'K', colours: ['black', 'red'], unit: 'completeRun', from: ['tableau'], max: 13 },
    },
  },
  stock: { to: 'tableau', passes: 1 },
  deal: [rowsUp('tableau', 4)],
  layout: ['stock byColour completeRuns', 'tableau'],
});
