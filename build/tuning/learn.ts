import { dealPosition } from '../../shared/engine/deal.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import { planFor } from '../../shared/solver/plans.ts';
import { searchSpace } from '../../shared/solver/searchSpace.ts';
import { Solver } from '../../shared/solver/solver.ts';
import type { Weights } from '../../shared/solver/weights.ts';
import { Lessons } from './lessons.ts';
import type { Random } from './mutate.ts';
import { pairwiseWeights } from './pairwise.ts';
import { RankFeatures } from './rankFeatures.ts';

/** What is learned has the size of a doubt; the other weights are about so much larger. */
const SCALE = 100;
/** How much of what was learned is added: nobody knows beforehand. */
const SHARES = [0.3, 0.7, 1.5];

/**
 * Weights with other ranks, one set for each share of what was learned from the lines that these weights find. All
 * positions that are compared were good by these weights, so what is learned holds only together with them.
 */
export function learnedWeights(
  game: CompiledGame,
  deals: readonly number[],
  nodes: number,
  weights: Weights,
  random: Random,
): Weights[] {
  const space = searchSpace(game);
  const features = new RankFeatures(space);
  const lessons = new Lessons(features, random);
  const plan = { ...planFor(space), weights: [weights] as const };
  const solver = new Solver(game, { clock: () => 0 }, { plan, observer: lessons });
  for (const deal of deals) solver.solve(dealPosition(game, String(deal)), { milliseconds: 1, nodes });
  const learned = pairwiseWeights(lessons.differences, random);
  const before = features.values(weights.ranks);
  return SHARES.map((share) => ({
    ...weights,
    ranks: features.weights(before.map((value, i) => value + SCALE * share * (learned[i] ?? 0))),
  }));
}
