/** A share with its bounds, all 0–1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution: two-sided 95 %. */
const Z = 1.959964;

/**
 * A 95 % interval for the share of winnable deals (Wilson's score interval, 1927). Undecided deals could be either,
 * so the lower bound takes them all for lost and the upper one all for winnable. 0 to 1 of no deals.
 */
export function winnableInterval(winnable: number, unwinnable: number, unknown: number): Interval {
  const deals = winnable + unwinnable + unknown;
  if (deals === 0) return { low: 0, high: 1 };
  return { low: wilson(winnable, deals, -1), high: wilson(winnable + unknown, deals, 1) };
}

function wilson(successes: number, trials: number, side: 1 | -1): number {
  const share = successes / trials;
  const zz = (Z * Z) / trials;
  const spread = Z * Math.sqrt((share * (1 - share) + zz / 4) / trials);
  return Math.min(1, Math.max(0, (share + zz / 2 + side * spread) / (1 + zz)));
}
