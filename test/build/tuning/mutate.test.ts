import { describe, expect, it } from 'vitest';
import { mutated, seededRandom } from '../../../build/tuning/mutate.ts';
import { zeroWeights } from '../../../shared/solver/weights.ts';

describe('changed weights', () => {
  it('are the same for the same seed, and differ in one to three', () => {
    const start = { ...zeroWeights, up: 30, empty: 10 };
    for (let seed = 1; seed < 50; seed++) {
      const changed = mutated(start, seededRandom(seed));
      expect(mutated(start, seededRandom(seed))).toEqual(changed);
      const names = Object.keys(start) as (keyof typeof start)[];
      expect(names.filter((name) => start[name] !== changed[name]).length).toBeLessThanOrEqual(3);
    }
    expect(start).toEqual({ ...zeroWeights, up: 30, empty: 10 });
  });
});
