import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { compareWithBruteForce } from '../../support/soundness.ts';

describe('the exhaustive search', () => {
  it.each([0, 1, 7])('takes no position for another when hashes collide (mask %i)', (hashMask) => {
    for (const game of catalogue.filter((_, i) => i % 4 === 0)) {
      const report = compareWithBruteForce(game, 5, 3, 1000, { hashMask });
      expect(report.contradictions).toEqual([]);
    }
  });
});
