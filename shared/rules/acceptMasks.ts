import { CARDS_PER_DECK } from '../cards/card.ts';

/** Faces in one mask: 52 faces take two halves of 26 bits, so that a mask stays a small integer. */
export const FACES_PER_HALF = CARDS_PER_DECK / 2;

/** The rows of a byte table over pairs of faces as bit masks: bit f of `low[row]`, or f - 26 of `high[row]`. */
export interface FaceMasks {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The masks of every row of `table`, whose rows are 52 bytes long; row numbers are offsets divided by 52. */
export function faceMasks(table: Uint8Array): FaceMasks {
  const rows = table.length / CARDS_PER_DECK;
  const low = new Int32Array(rows);
  const high = new Int32Array(rows);
  table.forEach((value, i) => {
    if (value === 0) return;
    const row = Math.floor(i / CARDS_PER_DECK);
    const face = i % CARDS_PER_DECK;
    const half = face < FACES_PER_HALF ? low : high;
    half[row] = (half[row] ?? 0) | (1 << (face % FACES_PER_HALF));
  });
  return { low, high };
}
