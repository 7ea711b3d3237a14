import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { compareWithBruteForce } from '../../support/soundness.ts';

const POSITIONS = 20_000;
const each = Math.ceil(POSITIONS / catalogue.length);

describe('the verdicts on twenty thousand small positions', () => {
  let compared = 0;
  let undecided = 0;

  it.each(catalogue.map((game) => [game.id, game] as const))(
    'are those of a brute-force search: %s',
    (_, game) => {
      const report = compareWithBruteForce(game, each, 2, 4000);
      expect(report.contradictions).toEqual([]);
      compared += report.compared;
      undecided += report.undecided;
    },
  );

  it('are given for 99 positions of 100 at least', () => {
    expect(compared).toBeGreaterThanOrEqual(POSITIONS);
    expect(undecided).toBeLessThanOrEqual(compared / 100);
  });
});
