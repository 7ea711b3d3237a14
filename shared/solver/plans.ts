import { CARDS_PER_DECK, suitOf } from '../cards/card.ts';
import { cellRanks, inSuitRanks, openRanks } from './learnedWeights.ts';
import type { LevelOptions } from './levels.ts';
import type { SearchSpace } from './searchSpace.ts';
import { type Weights, zeroWeights } from './weights.ts';

/** One search of a plan. It ends after so many positions made; every later round allows twice as many. */
export type Stage = {
  readonly nodes: number;
  /** Which of the plan's weights; the first where absent. */
  readonly weights?: number;
  /** Spread of the chance that is added to the evaluation, so that a second try goes other ways. */
  readonly noise?: number;
} & (
  | { readonly search: 'beam'; readonly width: number }
  | ({ readonly search: 'levels' } & Pick<LevelOptions, 'batch' | 'apart'>)
  | { readonly search: 'exhaustive'; readonly positions: number }
);

/** How positions of a kind of game are searched: as data, tuned on deals that no report uses. */
export interface Plan {
  readonly weights: readonly [Weights, ...Weights[]];
  /** Whether searches for a line let foundation cards come back, where a search may leave that out; proofs always do. */
  readonly returns: boolean;
  readonly opening: readonly Stage[];
  /** Repeated, each time with twice the effort, until the budget ends. */
  readonly rounds: readonly Stage[];
}

/** Tableaus that build, with a stock: what is on the waste and what lies above earlier cards costs most. */
const building: Weights = {
  ...zeroWeights,
  up: 27.68,
  stock: -2.11,
  empty: 6.93,
  link: 4.59,
  gap: -8.42,
  block: -10.81,
  bury: -0.3,
  base: -0.16,
  hidden: -10,
  waste: -11.43,
  wasteBlock: -0.96,
  wasteBlockStep: 0.43,
  wasteBury: -3.47,
  uneven: 5.13,
};

/** The same with what was learned of ranks: worth more the longer a search takes. */
const buildingByRank: Weights = { ...building, ranks: inSuitRanks };

/** The first with other emphases, for what neither finds. */
const buildingOtherwise: Weights = {
  ...building,
  up: 40.62,
  empty: 20,
  link: 5.19,
  block: -8,
  bury: -1,
  base: 0.58,
  waste: -8,
  wasteBury: -2,
};

/** For tableaus that take more than one suit: runs are found easily there, room on the waste is not. */
const mixing: Weights = {
  ...zeroWeights,
  up: 20,
  stock: -2.11,
  empty: 6.93,
  link: 8,
  gap: -4,
  block: -12,
  bury: -0.6,
  base: -0.16,
  hidden: -10,
  waste: -15,
  wasteBlock: -3,
  wasteBlockStep: 0.43,
  wasteBury: -1.5,
  uneven: -1,
};

/** A stock that may be gone through for ever: its order matters little, what it covers much. */
const cycling: Weights = {
  ...zeroWeights,
  up: 15.39,
  stock: -5,
  empty: 5.99,
  link: 4,
  gap: -4,
  block: -9.73,
  blockStep: -0.76,
  bury: -0.5,
  next: 2.24,
  wasteNext: -3.2,
  uneven: -2.28,
};

/** The same, out for the cards that lie face down. */
const revealing: Weights = { ...cycling, up: 5, link: 2, gap: 0, block: -4, hidden: -30, uneven: 0 };

/** Everything in sight, no stock. */
const open: Weights = {
  ...zeroWeights,
  up: 30,
  empty: 10,
  link: 5,
  gap: -5,
  block: -10,
  bury: -1,
  hidden: -10,
  waste: -3,
  wasteBlock: -3,
};

/** The same with what was learned of ranks, for tableaus that take more than one suit. */
const openByRank: Weights = { ...open, ranks: openRanks };

/** Piles that hold one card and build nothing: what is up counts, and which ranks lie where. */
const cells: Weights = {
  ...zeroWeights,
  up: 49.75,
  empty: -1.7,
  waste: -1.99,
  uneven: 3.49,
  ranks: cellRanks,
};

/** Decides small and nearly lost positions at once. */
const first: Stage = { search: 'exhaustive', positions: 3000, nodes: 20_000 };
/** The same where a line is usually found sooner by other means. */
const glance: Stage = { search: 'exhaustive', positions: 400, nodes: 3000 };
const proof: Stage = { search: 'exhaustive', positions: 200_000, nodes: 1_000_000 };
const NO_LIMIT = 1e12;

const beams: Pick<Plan, 'opening' | 'rounds'> = {
  opening: [
    first,
    { search: 'beam', width: 48, nodes: NO_LIMIT },
    { search: 'beam', width: 200, nodes: NO_LIMIT },
    { search: 'beam', width: 800, nodes: NO_LIMIT },
  ],
  rounds: [proof, { search: 'beam', width: 2000, nodes: NO_LIMIT, noise: 20 }],
};

/** Few deals are hard by both views, so they take turns before a beam becomes wide. */
const openBeams: Pick<Plan, 'opening' | 'rounds'> = {
  opening: [
    first,
    { search: 'beam', width: 48, nodes: NO_LIMIT },
    { search: 'beam', width: 48, nodes: NO_LIMIT, weights: 1 },
    { search: 'beam', width: 200, nodes: NO_LIMIT },
    { search: 'beam', width: 200, nodes: NO_LIMIT, weights: 1 },
    { search: 'beam', width: 800, nodes: NO_LIMIT },
  ],
  rounds: beams.rounds,
};

/** Chance helps more than width where little can be told of a position. */
const cellBeams: Pick<Plan, 'opening' | 'rounds'> = {
  opening: [
    first,
    { search: 'beam', width: 48, nodes: NO_LIMIT },
    { search: 'beam', width: 200, nodes: NO_LIMIT },
    { search: 'beam', width: 200, nodes: NO_LIMIT, noise: 120 },
    { search: 'beam', width: 400, nodes: NO_LIMIT, noise: 120 },
    { search: 'beam', width: 800, nodes: NO_LIMIT, noise: 60 },
  ],
  rounds: [
    { search: 'beam', width: 800, nodes: NO_LIMIT, noise: 120 },
    { search: 'beam', width: 2000, nodes: NO_LIMIT, noise: 60 },
    proof,
  ],
};

/** The plan for a game of this structure. */
export function planFor(space: SearchSpace): Plan {
  const { game, tableauAccept, cycles } = space;
  if (tableauAccept < 0) return { weights: [cells], returns: false, ...cellBeams };
  if (game.stock < 0) {
    if (buildsInSuit(space)) return { weights: [open], returns: false, ...beams };
    return { weights: [openByRank, open], returns: false, ...openBeams };
  }
  // Where the stock can be gone through for ever there are few positions, and a proof comes into reach.
  if (cycles) {
    return {
      weights: [cycling, revealing],
      returns: true,
      opening: [
        first,
        { search: 'levels', batch: 8, nodes: 100_000 },
        { search: 'beam', width: 300, nodes: NO_LIMIT, weights: 1 },
        { search: 'exhaustive', positions: 2_000_000, nodes: NO_LIMIT },
      ],
      rounds: [
        { search: 'beam', width: 1000, nodes: NO_LIMIT, noise: 20, weights: 1 },
        { search: 'levels', batch: 8, nodes: 500_000, noise: 20 },
      ],
    };
  }
  if (!buildsInSuit(space)) {
    // No one view finds most lines here: three take turns.
    return {
      weights: [building, mixing, cycling],
      returns: false,
      opening: [
        glance,
        { search: 'levels', batch: 8, nodes: 300_000 },
        { search: 'levels', batch: 8, nodes: 300_000, weights: 1 },
        { search: 'levels', batch: 8, nodes: 300_000, weights: 2 },
        first,
      ],
      rounds: [
        { search: 'levels', batch: 8, nodes: 1_000_000, noise: 10 },
        { search: 'levels', batch: 8, nodes: 1_000_000, noise: 10, weights: 1 },
        proof,
        { search: 'levels', batch: 8, nodes: 1_000_000, noise: 10, weights: 2 },
      ],
    };
  }
  // The ranks were learned where runs move as units; without that they mislead.
  if (space.runs === undefined) {
    return {
      weights: [building, buildingOtherwise],
      returns: false,
      opening: [glance, { search: 'levels', batch: 8, apart: 1, nodes: 1_100_000 }, first],
      rounds: [
        { search: 'levels', batch: 8, apart: 1, nodes: 1_000_000, noise: 10, weights: 1 },
        proof,
        { search: 'levels', batch: 8, apart: 1, nodes: 2_000_000, noise: 20 },
      ],
    };
  }
  return {
    weights: [building, buildingByRank, buildingOtherwise],
    returns: false,
    opening: [
      glance,
      { search: 'levels', batch: 8, nodes: 150_000 },
      { search: 'levels', batch: 8, apart: 1, nodes: 1_700_000, weights: 1 },
      first,
    ],
    rounds: [
      { search: 'levels', batch: 8, apart: 1, nodes: 1_200_000, noise: 10, weights: 2 },
      { search: 'levels', batch: 8, apart: 1, nodes: 1_200_000, noise: 40, weights: 1 },
      { search: 'levels', batch: 8, apart: 1, nodes: 1_000_000, noise: 20 },
      // Last, since none of these games' deals was ever proven to be lost.
      proof,
    ],
  };
}

/** Whether the tableau takes cards of the suit below only. */
function buildsInSuit({ game, tableauAccept }: SearchSpace): boolean {
  for (let below = 0; below < CARDS_PER_DECK; below++) {
    for (let face = 0; face < CARDS_PER_DECK; face++) {
      const fits = game.accept[tableauAccept + below * CARDS_PER_DECK + face] === 1;
      if (fits && suitOf(below) !== suitOf(face)) return false;
    }
  }
  return true;
}
