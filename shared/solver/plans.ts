import type { SearchSpace } from './searchSpace.ts';
import { type Weights, zeroWeights } from './weights.ts';

/** One search of a plan. It ends after so many positions made; every later round allows twice as many. */
export type Stage = {
  readonly nodes: number;
  /** Which of the plan's weights; the first where absent. */
  readonly weights?: number;
  /** Spread of the chance that later rounds add to the evaluation. */
  readonly noise?: number;
} & (
  | { readonly search: 'beam'; readonly width: number }
  | { readonly search: 'levels'; readonly batch: number }
  | { readonly search: 'exhaustive'; readonly positions: number }
);

/** How positions of a kind of game are searched: as data, tuned on deals that no report uses. */
export interface Plan {
  readonly weights: readonly [Weights, ...Weights[]];
  readonly opening: readonly Stage[];
  /** Repeated, each time with twice the effort, until the budget ends. */
  readonly rounds: readonly Stage[];
}

const suitStock: Weights = {
  ...zeroWeights,
  up: 27.68,
  stock: -2.11,
  empty: 6.93,
  link: 4.59,
  gap: -8.42,
  block: -10,
  bury: -0.3,
  base: -0.16,
  waste: -10.38,
  wasteBlock: -2.71,
  wasteBlockStep: 0.43,
  wasteBury: -3.47,
  uneven: 5.13,
};
const plain: Weights = {
  ...zeroWeights,
  up: 30,
  link: 5,
  gap: -5,
  block: -10,
  bury: -1,
  empty: 10,
  waste: -3,
  wasteBlock: -3,
  hidden: -10,
};

/** The plan for a game of this structure. */
export function planFor(space: SearchSpace): Plan {
  const weights = space.game.stock >= 0 && space.tableauAccept >= 0 ? suitStock : plain;
  const small = { search: 'exhaustive', positions: 3000, nodes: 20000 } as const;
  if (space.game.stock >= 0 && space.tableauAccept >= 0) {
    return {
      weights: [weights],
      opening: [small, { search: 'levels', batch: 8, nodes: 600000 }],
      rounds: [
        { search: 'exhaustive', positions: 200000, nodes: 1000000 },
        { search: 'levels', batch: 4, nodes: 1000000, noise: 20 },
      ],
    };
  }
  return {
    weights: [weights],
    opening: [
      small,
      { search: 'beam', width: 48, nodes: 1e9 },
      { search: 'beam', width: 200, nodes: 1e9 },
      { search: 'beam', width: 800, nodes: 1e9 },
    ],
    rounds: [
      { search: 'exhaustive', positions: 200000, nodes: 1000000 },
      { search: 'beam', width: 2000, nodes: 1e9, noise: 20 },
    ],
  };
}
