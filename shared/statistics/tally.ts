import type { Spread, Streaks, Tally, WinRate } from './report.ts';

/** The 97.5 % point of the normal distribution, for intervals of 95 %. */
const Z = 1.959963984540054;

/**
 * The share of won games with its 95 % score interval, which stays within 0 and 1 and is sensible for few games
 * (Wilson, "Probable inference, the law of succession, and statistical inference", 1927). Null where none was played.
 */
export function winRate(won: number, played: number): WinRate | null {
  if (played === 0) return null;
  const rate = won / played;
  const z2 = Z * Z;
  const centre = (won + z2 / 2) / (played + z2);
  const reach = (Z / (played + z2)) * Math.sqrt((won * (played - won)) / played + z2 / 4);
  return {
    rate,
    low: Math.max(0, Math.min(rate, centre - reach)),
    high: Math.min(1, Math.max(rate, centre + reach)),
  };
}

/** Counts games as they come. */
export class Counter {
  played = 0;
  won = 0;

  add(isWon: boolean): void {
    this.played++;
    if (isWon) this.won++;
  }

  /** Adds all that another has counted. */
  include(other: Counter): void {
    this.played += other.played;
    this.won += other.won;
  }

  tally(): Tally {
    return { played: this.played, won: this.won, winRate: winRate(this.won, this.played) };
  }
}

/** Follows rows of wins and of games not won, in the order in which games ended. */
export class StreakCounter {
  #current: Streaks['current'] = null;
  #longestWinning = 0;
  #longestLosing = 0;

  add(won: boolean): void {
    const length = this.#current?.won === won ? this.#current.length + 1 : 1;
    this.#current = { won, length };
    if (won) this.#longestWinning = Math.max(this.#longestWinning, length);
    else this.#longestLosing = Math.max(this.#longestLosing, length);
  }

  streaks(): Streaks {
    return {
      current: this.#current,
      longestWinning: this.#longestWinning,
      longestLosing: this.#longestLosing,
    };
  }
}

/** Least, middle and mean; null of nothing. The middle of an even number is the mean of the two in the middle. */
export function spread(values: readonly number[]): Spread | null {
  const sorted = Float64Array.from(values).sort();
  const best = sorted[0];
  if (best === undefined) return null;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? best;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? best;
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { best, median: (lower + upper) / 2, mean: sum / sorted.length };
}

const WIDTHS_S = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600] as const;
const MOST_BINS = 24;

/** Counts durations (ms) in bins of equal, round width, at most 24 of them; what is longer goes into the last. */
export function histogram(values: readonly number[]): { from: number; to: number; games: number }[] {
  if (values.length === 0) return [];
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const widest = 1000 * (WIDTHS_S.at(-1) ?? 3600);
  const width =
    WIDTHS_S.map((seconds) => seconds * 1000).find((ms) => most / ms - Math.floor(least / ms) < MOST_BINS) ??
    widest;
  const first = Math.floor(least / width);
  const bins = Math.min(MOST_BINS, Math.floor(most / width) - first + 1);
  const games = new Array<number>(bins).fill(0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor(value / width) - first);
    games[bin] = (games[bin] ?? 0) + 1;
  }
  return games.map((count, bin) => ({
    from: (first + bin) * width,
    to: (first + bin + 1) * width,
    games: count,
  }));
}
