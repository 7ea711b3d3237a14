import type { Card } from '../cards/card.ts';

/**
 * Where every card lies, as a value: immutable, JSON-serialisable. `piles` in canonical order, each bottom to
 * top. `faceDown[i]` is how many cards at the bottom of pile i lie face down (the whole stock always does;
 * no rule ever covers an upturned card with a hidden one).
 */
export interface Position {
  readonly piles: readonly (readonly Card[])[];
  readonly faceDown: readonly number[];
  /** 1 for the first pass through the stock. */
  readonly pass: number;
  /** Cards that the player took back from a foundation and that automatic moves leave alone, ascending. */
  readonly exempt: readonly Card[];
}
