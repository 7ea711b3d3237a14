import type { GameDefinition } from '../rules/definition.ts';
import { basedOn, downAlternating, downAnySuit, rowsUp, suitFoundations, tableau } from './blocks.ts';

/** Lucky Thirteen and its kin: thirteen piles of four, the whole deck in sight. */
export const luckyThirteen: GameDefinition = {
  id: 'lucky-thirteen',
  name: 'Lucky Thirteen',
  family: 'Lucky Thirteen',
  rulesVersion: 1,
  facts: { skill: 'mostlySkill', difficulty: 'hard', minutes: 8 },
  decks: 1,
  piles: { tableau: tableau(13, { build: downAnySuit, empty: 'none' }), foundations: suitFoundations(1) },
  deal: [rowsUp('tableau', 4)],
  layout: ['foundations', 'tableau'],
  goal: 'allOnFoundations',
  autoplay: { default: 'all' },
};

export const luckierThirteen = basedOn(luckyThirteen, {
  id: 'luckier-thirteen',
  name: 'Luckier Thirteen',
  facts: { skill: 'skill', difficulty: 'medium', minutes: 8 },
  piles: { ...luckyThirteen.piles, tableau: tableau(13, { build: downAlternating, empty: 'any' }) },
});

export const luckyPiles = basedOn(luckyThirteen, {
  id: 'lucky-piles',
  name: 'Lucky Piles',
  facts: { skill: 'skill', difficulty: 'easy', minutes: 8 },
  piles: {
    ...luckyThirteen.piles,
    tableau: tableau(13, { build: { rank: 'upOrDown', suit: 'any' }, empty: 'K' }),
  },
});

export const luckyPilesInSuit = basedOn(luckyPiles, {
  id: 'lucky-piles-in-suit',
  name: 'Lucky Piles (in suit)',
  variantOf: 'lucky-piles',
  facts: { skill: 'skill', difficulty: 'hard', minutes: 8 },
  piles: {
    ...luckyThirteen.piles,
    tableau: tableau(13, { build: { rank: 'upOrDown', suit: 'same' }, empty: 'K' }),
  },
});
