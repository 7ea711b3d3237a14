import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { thievesOfEgypt } from '../../../shared/games/thievesOfEgypt.ts';
import { compareWithBruteForce } from '../../support/soundness.ts';

describe('the verdicts on small positions', () => {
  it.each(catalogue.map((game) => [game.id, game] as const))(
    'are those of a brute-force search: %s',
    (_, game) => {
      const report = compareWithBruteForce(game, 8, 1, 2000);
      expect(report.contradictions).toEqual([]);
      expect(report.undecided).toBe(0);
      expect(report.compared).toBe(8);
    },
  );

  it('do not take the only place on a foundation from a twin that lies in the way', () => {
    const report = compareWithBruteForce(thievesOfEgypt, 240, 2, 4000);
    expect(report.contradictions).toEqual([]);
    expect(report.compared).toBe(240);
  });
});
