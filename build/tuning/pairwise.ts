import type { Random } from './mutate.ts';

const RATE = 0.05;
const SHRINK = 1e-5;

/**
 * Weights under which the first of two compared positions tends to be worth more: logistic regression on the
 * differences of their counts, without a constant, by stochastic gradient descent with a step of its own for each
 * entry (AdaGrad: Duchi, Hazan and Singer, 2011).
 * @param differences counts of the better position less those of the other, all of one length.
 * @param rounds how often as many of them are drawn as there are.
 */
export function pairwiseWeights(
  differences: readonly Float32Array[],
  random: Random,
  rounds = 6,
): Float64Array {
  const length = differences[0]?.length ?? 0;
  const spread = spreads(differences, length);
  const weights = new Float64Array(length);
  const steps = new Float64Array(length).fill(1e-6);
  for (let drawn = 0; drawn < rounds * differences.length; drawn++) {
    const row = differences[Math.floor(random() * differences.length)];
    if (row === undefined) break;
    let worth = 0;
    for (let i = 0; i < length; i++) worth += ((weights[i] ?? 0) * (row[i] ?? 0)) / (spread[i] ?? 1);
    const doubt = 1 / (1 + Math.exp(worth));
    for (let i = 0; i < length; i++) {
      if (row[i] === 0) continue;
      const slope = (doubt * (row[i] ?? 0)) / (spread[i] ?? 1) - SHRINK * (weights[i] ?? 0);
      const sum = (steps[i] ?? 0) + slope * slope;
      steps[i] = sum;
      weights[i] = (weights[i] ?? 0) + (RATE * slope) / Math.sqrt(sum);
    }
  }
  return weights.map((weight, i) => weight / (spread[i] ?? 1));
}

/** By entry: the root of the mean square, 1 where it is nothing. */
function spreads(differences: readonly Float32Array[], length: number): Float64Array {
  const squares = new Float64Array(length);
  for (const row of differences)
    for (let i = 0; i < length; i++) squares[i] = (squares[i] ?? 0) + (row[i] ?? 0) ** 2;
  return squares.map((sum) => Math.sqrt(sum / Math.max(1, differences.length)) || 1);
}
