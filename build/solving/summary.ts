import type { SolveResult } from './solveTask.ts';

/** The last line of the output of `solve`. */
export interface SolveSummary {
  readonly summary: true;
  readonly game: string;
  readonly deals: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
  /** Over all deals, undecided ones included. */
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly nodesPerSecond: number;
  readonly peakMb: number;
}

/** Adds results up, keeping of each no more than it needs. */
export class SolveTally {
  readonly #counts = { winnable: 0, unwinnable: 0, unknown: 0 };
  readonly #times: number[] = [];
  #nodes = 0;

  add(result: SolveResult): void {
    this.#counts[result.verdict]++;
    this.#times.push(result.ms);
    this.#nodes += result.nodes;
  }

  /** @param peakMb the most memory that the process has held, in mebibytes. */
  summary(game: string, peakMb: number): SolveSummary {
    const times = this.#times.toSorted((a, b) => a - b);
    const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000;
    return {
      summary: true,
      game,
      deals: times.length,
      ...this.#counts,
      medianMs: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      nodesPerSecond: seconds > 0 ? Math.round(this.#nodes / seconds) : 0,
      peakMb: Math.round(peakMb),
    };
  }
}

/** The value below which this share (0–1) of the ascending values lies; 0 of none. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}
