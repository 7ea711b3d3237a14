import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../build/tuning/mutate.ts';
import { pairwiseWeights } from '../../../build/tuning/pairwise.ts';

describe('weights from comparisons', () => {
  it('have the signs and the order of the weights by which was compared', () => {
    const random = seededRandom(3);
    const truth = [4, -1, 0];
    const rows = Array.from({ length: 2000 }, () => {
      const row = truth.map(() => Math.floor(random() * 7) - 3);
      const worth = row.reduce((sum, value, i) => sum + value * (truth[i] ?? 0), 0);
      return Float32Array.from(row, (value) => (worth < 0 ? -value : value));
    });
    const [first = 0, second = 0, third = 0] = pairwiseWeights(rows, random);
    expect(first).toBeGreaterThan(1);
    expect(second).toBeLessThan(0);
    expect(-second).toBeLessThan(first);
    expect(Math.abs(third)).toBeLessThan(-second);
  });

  it('are none where nothing was compared', () => {
    expect(pairwiseWeights([], seededRandom(1))).toHaveLength(0);
  });
});
