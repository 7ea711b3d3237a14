import type { DealNumber } from '../../shared/cards/dealNumber.ts';

/** Random deals are drawn from 1 up to this: short enough to read aloud, enough for a lifetime. */
const LAST_DEAL = 1_000_000_000;

/** A deal number that nobody chose. @param source of random bits, such as the window's `crypto`. */
export function randomDealNumber(source: Pick<Crypto, 'getRandomValues'>): DealNumber {
  const [bits = 0] = source.getRandomValues(new Uint32Array(1));
  return String(1 + (bits % LAST_DEAL));
}
