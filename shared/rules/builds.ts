import { assertNever } from '../assertNever.ts';
import { CARDS_PER_DECK, type Card, colourOf, RANKS, rankOf, suitOf } from '../cards/card.ts';
import type { Build } from './definition.ts';

/** Whether `card` may lie on `below` under this build; twins behave alike. */
export function follows(build: Build, below: Card, card: Card): boolean {
  return rankFollows(build, rankOf(below), rankOf(card)) && suitFollows(build, below, card);
}

function rankFollows(build: Build, below: number, rank: number): boolean {
  const step = build.wrap ? (rank - below + RANKS) % RANKS : rank - below;
  const up = step === 1;
  const down = build.wrap ? step === RANKS - 1 : step === -1;
  switch (build.rank) {
    case 'up':
      return up;
    case 'down':
      return down;
    case 'upOrDown':
      return up || down;
    case 'any':
      return true;
    default:
      return assertNever(build.rank, 'build rank');
  }
}

function suitFollows(build: Build, below: Card, card: Card): boolean {
  switch (build.suit) {
    case 'any':
      return true;
    case 'same':
      return suitOf(below) === suitOf(card);
    case 'other':
      return suitOf(below) !== suitOf(card);
    case 'sameColour':
      return colourOf(below) === colourOf(card);
    case 'alternateColour':
      return colourOf(below) !== colourOf(card);
    default:
      return assertNever(build.suit, 'build suit');
  }
}

/** A table over pairs of faces: `table[below * 52 + card]` is 1 where the card may lie on the one below. */
export function buildTable(build: Build): Uint8Array {
  const table = new Uint8Array(CARDS_PER_DECK * CARDS_PER_DECK);
  for (let below = 0; below < CARDS_PER_DECK; below++) {
    for (let card = 0; card < CARDS_PER_DECK; card++) {
      if (follows(build, below, card)) table[below * CARDS_PER_DECK + card] = 1;
    }
  }
  return table;
}
