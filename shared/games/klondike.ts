import type { GameDefinition } from '../rules/definition.ts';
import { basedOn, downAlternating, suitFoundations, tableau, waste } from './blocks.ts';

/** Klondike, drawing one card or three. */
export const klondikeDrawOne: GameDefinition = {
  id: 'klondike-draw-one',
  name: 'Klondike (draw one)',
  aliases: ['American Patience', 'Classic Solitaire'],
  family: 'Klondike',
  rulesVersion: 1,
  facts: { skill: 'balanced', difficulty: 'medium', minutes: 8 },
  decks: 1,
  piles: {
    waste,
    tableau: tableau(7, { build: downAlternating, run: downAlternating, empty: 'K' }),
    foundations: suitFoundations(1),
  },
  stock: { to: 'waste', packets: [1], passes: 'unlimited' },
  deal: [
    { step: 'counts', to: 'tableau', counts: [0, 1, 2, 3, 4, 5, 6], face: 'down', order: 'rowsFromRight' },
    { step: 'rows', to: 'tableau', rows: 1, face: 'up', from: 'right' },
  ],
  layout: ['stock waste foundations', 'tableau'],
  goal: 'allOnFoundations',
  autoplay: { default: 'off' },
};

export const klondikeDrawThree = basedOn(klondikeDrawOne, {
  id: 'klondike-draw-three',
  name: 'Klondike (draw three)',
  variantOf: 'klondike-draw-one',
  facts: { skill: 'balanced', difficulty: 'hard', minutes: 10 },
  stock: { to: 'waste', packets: [3], passes: 'unlimited' },
});
