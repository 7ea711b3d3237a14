import { describe, expect, it } from 'vitest';
import { learnedWeights } from '../../../build/tuning/learn.ts';
import { seededRandom } from '../../../build/tuning/mutate.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { zeroWeights } from '../../../shared/solver/weights.ts';

describe('learning from winning lines', () => {
  it('finds that cards on the foundations are worth something, and changes nothing but the ranks', () => {
    const weights = { ...zeroWeights, up: 50, waste: -2, uneven: 3.5 };
    const deals = [200_001, 200_002, 200_003, 200_005, 200_006];
    const [little, , much] = learnedWeights(compile(racingAces), deals, 80_000, weights, seededRandom(1));
    expect({ ...little, ranks: undefined }).toEqual({ ...weights, ranks: undefined });
    const [aces = []] = much?.ranks?.foundations ?? [];
    expect(aces.at(-1) ?? 0).toBeGreaterThan(aces[0] ?? 0);
    expect(little?.ranks).not.toEqual(much?.ranks);
  });
});
