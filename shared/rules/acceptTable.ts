import {
  CARDS_PER_DECK,
  type Colour,
  colourOf,
  colours,
  rankIndex,
  rankOf,
  type SuitIndex,
  suitOf,
} from '../cards/card.ts';
import { follows } from './builds.ts';
import type { Accepts } from './definition.ts';

/**
 * What a pile takes, over pairs of faces: entry `below * 52 + card`, with row 52 for the empty pile.
 * `suit` and `colour` are this very pile's own, where it has them.
 */
export function acceptTable(
  accepts: Accepts | undefined,
  suit: SuitIndex | undefined,
  colour: Colour | undefined,
): Uint8Array {
  const table = new Uint8Array((CARDS_PER_DECK + 1) * CARDS_PER_DECK);
  if (!accepts) return table;
  for (let card = 0; card < CARDS_PER_DECK; card++) {
    if (startsPile(accepts, suit, colour, card)) table[CARDS_PER_DECK * CARDS_PER_DECK + card] = 1;
    if (!accepts.build) continue;
    for (let below = 0; below < CARDS_PER_DECK; below++) {
      if (follows(accepts.build, below, card)) table[below * CARDS_PER_DECK + card] = 1;
    }
  }
  return table;
}

function startsPile(
  accepts: Accepts,
  suit: SuitIndex | undefined,
  colour: Colour | undefined,
  card: number,
): boolean {
  if (suit !== undefined && suitOf(card) !== suit) return false;
  if (colour !== undefined && colours[colourOf(card)] !== colour) return false;
  if (accepts.empty === 'any') return true;
  if (accepts.empty === 'none') return false;
  return rankOf(card) === rankIndex(accepts.empty);
}

/** Tables one after another in one array, equal ones kept once, so that the hot loops stay in the cache. */
export class TableStore {
  readonly #tables: Uint8Array[] = [];
  #length = 0;

  /** Where this table starts in `all()`. */
  add(table: Uint8Array): number {
    let start = 0;
    for (const known of this.#tables) {
      if (known.length === table.length && known.every((value, i) => value === table[i])) return start;
      start += known.length;
    }
    this.#tables.push(table);
    this.#length += table.length;
    return start;
  }

  all(): Uint8Array {
    const all = new Uint8Array(this.#length);
    let start = 0;
    for (const table of this.#tables) {
      all.set(table, start);
      start += table.length;
    }
    return all;
  }
}
