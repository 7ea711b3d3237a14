import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { normalFormOf } from '../../../shared/solver/normalForm.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { cycleGame, openGame, stockGame, suitlessGame } from '../../support/gamesLike.ts';
import { compareWithBruteForce } from '../../support/soundness.ts';

const formOf = (game: ReturnType<typeof openGame>) => normalFormOf(searchSpace(game));

describe('the normal form of positions', () => {
  it('lets tails change places where runs move and two cards take the same ones', () => {
    expect(formOf(cycleGame())?.swapsTails).toBe(true);
  });

  it('leaves tails where they are where cards move one by one', () => {
    expect(formOf(stockGame())?.swapsTails).toBe(false);
  });

  it('is not claimed where cards take some cards in common and others not', () => {
    expect(formOf(openGame())).toBeUndefined();
  });

  it('is not claimed where nothing is built, or emptied piles fill themselves', () => {
    expect(formOf(suitlessGame())).toBeUndefined();
    const refilled = catalogue
      .map((definition) => compile(definition))
      .filter((game) => game.refill.some(Boolean));
    expect(refilled.length).toBeGreaterThan(0);
    expect(refilled.map(formOf)).toEqual(refilled.map(() => undefined));
  });

  it('keeps every verdict where empty piles take any card, so that small positions are full of choices', () => {
    const { definition } = cycleGame();
    const piles = Object.fromEntries(
      Object.entries(definition.piles).map(([name, group]) => [
        name,
        group.kind === 'tableau' && group.accepts
          ? { ...group, accepts: { ...group.accepts, empty: 'any' as const } }
          : group,
      ]),
    );
    const report = compareWithBruteForce({ ...definition, piles }, 40, 5, 3000);
    expect(report.contradictions).toEqual([]);
    expect(report.undecided).toBe(0);
    expect(report.winnable).toBeGreaterThan(0);
    expect(report.unwinnable).toBeGreaterThan(0);
  });
});
