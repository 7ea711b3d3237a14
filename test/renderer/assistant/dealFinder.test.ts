import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from '../../../renderer/assistant/adviser.ts';
import { DealFinder } from '../../../renderer/assistant/dealFinder.ts';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { linearCongruential } from '../../../shared/cards/random.ts';
import { dealOfTheDay } from '../../../shared/deals/dealOfTheDay.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { difficultyOf } from '../../../shared/solver/difficulty.ts';
import { Solver } from '../../../shared/solver/solver.ts';
import { type SessionInTest, sessionInTest } from '../../support/sessionInTest.ts';
import { type SolverInTest, solverInTest } from '../../support/solverInTest.ts';

describe('the finder of deals', () => {
  let test: SessionInTest;
  let pool: SolverInTest;
  let finder: DealFinder;
  let adviser: Adviser;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    test = sessionInTest(luckyPiles.id, '3');
    pool = solverInTest();
    adviser = new Adviser(solverInTest().client);
    const draw = linearCongruential(1n);
    finder = new DealFinder({
      session: test.session,
      library: new GameLibrary({ games: [], problems: [] }),
      adviser,
      solver: pool.client,
      random: () => draw(10_000) / 10_000,
      now: () => new Date(2026, 10, 30),
      noneFound: () => {
        throw new Error('No deal was found.');
      },
      failed: (error) => {
        throw error;
      },
    });
    stop = finder.start();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('deals a deal that is known to be winnable before it lies on the table', async () => {
    await finder.dealWinnable();
    const { deal, position } = test.session.table.peek();
    expect(deal.game.number).not.toBe('3');
    expect(deal.counts.promisedWinnable).toBe(true);
    expect(adviser.knowledgeOf(deal).of(position)?.verdict).toBe('winnable');
    expect(finder.searching.value).toBe(false);
  });

  it('fills the pool while nothing happens, and then rests', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    const jobs = pool.jobs();
    expect(jobs).toBeGreaterThan(0);
    test.session.restart();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pool.jobs()).toBe(jobs);
    await finder.dealWinnable();
    expect(pool.jobs()).toBe(jobs);
    expect(test.session.table.peek().deal.counts.promisedWinnable).toBe(true);
  });

  it('deals today’s deal as one that can be won', () => {
    expect(finder.dealOfToday()).toBe(true);
    const { deal } = test.session.table.peek();
    expect(deal.game.number).toBe(dealOfTheDay(luckyPiles.id, '2026-11-30'));
    expect(deal.counts.promisedWinnable).toBe(true);
    expect(pool.jobs()).toBe(0);
  });

  it.each(['today’s deal', 'a winnable deal'])('offers an unfinished deal back after %s', async (what) => {
    const { number } = test.session.table.peek().deal.game;
    const [move] = test.session.table.peek().deal.game.legalMoves();
    if (move === undefined) throw new Error('The deal has no move.');
    test.session.play(move);
    if (what === 'today’s deal') finder.dealOfToday();
    else await finder.dealWinnable();
    expect(test.session.table.peek().deal.game.number).not.toBe(number);
    expect(test.session.left?.game.number).toBe(number);
  });

  it('finds deals of the grades that are asked for, the harder ones harder', async () => {
    const solver = new Solver(test.session.table.peek().deal.compiled, { clock: () => 0 });
    const difficulties: number[] = [];
    for (const grade of [1, 3, 5] as const) {
      await finder.dealWinnable(grade);
      const { compiled, game } = test.session.table.peek().deal;
      // The measure is that of the deal as it lay before any automatic move.
      const dealt = dealPosition(compiled, game.number);
      const verdict = solver.solve(dealt, { milliseconds: 1, nodes: 1e6 });
      if (verdict.verdict !== 'winnable') throw new Error(`Decided: ${verdict.verdict}`);
      difficulties.push(difficultyOf(compiled, dealt, verdict));
    }
    expect(new Set(difficulties).size).toBe(3);
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
  });

  it('ends a search when another deal comes to the table meanwhile, and leaves that one there', async () => {
    const search = finder.dealWinnable(5);
    test.session.dealAgain('4');
    expect(finder.searching.value).toBe(false);
    await search;
    expect(test.session.table.peek().deal.game.number).toBe('4');
  });

  it('ends a search that the player does not want any more', async () => {
    const search = finder.dealWinnable(5);
    expect(finder.searching.value).toBe(true);
    finder.cancel();
    await search;
    expect(finder.searching.value).toBe(false);
    expect(test.session.table.peek().deal.game.number).toBe('3');
  });
});
