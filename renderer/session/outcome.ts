import type { Outcome } from '../../shared/statistics/record.ts';

/** What is known of a deal when it is left. */
export interface LeftDeal {
  readonly won: boolean;
  /** A move was made at any time, taken back or not. */
  readonly moved: boolean;
  /** It was proven that it can no longer be won. */
  readonly dead: boolean;
  /** Its result is in the history already. */
  readonly recorded: boolean;
}

/**
 * What a deal counts for when it is left, or null for nothing. A win has been counted when it happened; should
 * that have failed it is counted now. A deal that was only looked at counts for nothing.
 */
export function outcomeWhenLeft({ won, moved, dead, recorded }: LeftDeal): Outcome | null {
  if (recorded) return null;
  if (won) return 'won';
  if (!moved) return null;
  return dead ? 'lost' : 'givenUp';
}
