import type { RankWeights } from './rankWeights.ts';

/**
 * What a position is worth to a search, as data. Higher is better; only differences matter. Every number is the
 * worth of one unit of what its line says, in arbitrary units.
 */
export interface Weights extends NumberWeights {
  /** Learned corrections by rank, added to the rest. */
  readonly ranks?: RankWeights;
}

/** The weights that are single numbers. */
export interface NumberWeights {
  /** A card on a foundation. */
  readonly up: number;
  /** A card still in the stock. */
  readonly stock: number;
  /** A pass through the stock used up. */
  readonly pass: number;
  /** An empty tableau pile. */
  readonly empty: number;
  /** A card put on one that it may be built on. */
  readonly link: number;
  /** A card on one that it may not be built on. */
  readonly gap: number;
  /** A card above one of its own line that goes up before it, and each step between them. */
  readonly block: number;
  readonly blockStep: number;
  /** A covered card, times how early it goes up (0–12), for each card above it. */
  readonly bury: number;
  /** The bottom card of a pile, times how late it goes up. */
  readonly base: number;
  /** A card that lies face down. */
  readonly hidden: number;
  /** The same of the waste: each card, each card above an earlier one of its line, each step, depth times earliness. */
  readonly waste: number;
  readonly wasteBlock: number;
  readonly wasteBlockStep: number;
  readonly wasteBury: number;
  /** The same of the reserves. */
  readonly reserve: number;
  readonly reserveBlock: number;
  /** A card above one that a foundation asks for next, in the tableau, on the waste and in the reserves. */
  readonly next: number;
  readonly wasteNext: number;
  readonly reserveNext: number;
  /** A legal move. */
  readonly mobility: number;
  /** A foundation line, times how many of its cards are up, squared: negative keeps the lines even. */
  readonly uneven: number;
}

export const zeroWeights: NumberWeights = {
  up: 0,
  stock: 0,
  pass: 0,
  empty: 0,
  link: 0,
  gap: 0,
  block: 0,
  blockStep: 0,
  bury: 0,
  base: 0,
  hidden: 0,
  waste: 0,
  wasteBlock: 0,
  wasteBlockStep: 0,
  wasteBury: 0,
  reserve: 0,
  reserveBlock: 0,
  next: 0,
  wasteNext: 0,
  reserveNext: 0,
  mobility: 0,
  uneven: 0,
};
