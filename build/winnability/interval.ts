import { winRate } from '../../shared/statistics/tally.ts';

/** A share with its bounds, all 0–1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * A 95 % interval for the share of winnable deals, by Wilson's score. Undecided deals could be either, so the lower
 * bound takes them all for lost and the upper one all for winnable. 0 to 1 of no deals.
 */
export function winnableInterval(winnable: number, unwinnable: number, unknown: number): Interval {
  const deals = winnable + unwinnable + unknown;
  return {
    low: winRate(winnable, deals)?.low ?? 0,
    high: winRate(winnable + unknown, deals)?.high ?? 1,
  };
}
