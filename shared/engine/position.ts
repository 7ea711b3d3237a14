import type { Card } from '../cards/card.ts';

/**
 * Where every card lies, as a value: immutable, JSON-serialisable. `piles` in canonical order, each bottom to
 * top.
 */
export interface Position {
  readonly piles: readonly (readonly Card[])[];
  /** Cards that lie face down outside the stock, ascending; the stock always does. */
  readonly faceDown: readonly Card[];
  /** 1 for the first pass through the stock. */
  readonly pass: number;
  /** Cards that the player took back from a foundation and that automatic moves leave alone, ascending. */
  readonly exempt: readonly Card[];
}
