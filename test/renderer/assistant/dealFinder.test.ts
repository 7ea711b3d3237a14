import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from '../../../renderer/assistant/adviser.ts';
import { DealFinder } from '../../../renderer/assistant/dealFinder.ts';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { linearCongruential } from '../../../shared/cards/random.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
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

  it('ends a search that the player does not want any more', async () => {
    const search = finder.dealWinnable(5);
    expect(finder.searching.value).toBe(true);
    finder.cancel();
    await search;
    expect(finder.searching.value).toBe(false);
    expect(test.session.table.peek().deal.game.number).toBe('3');
  });
});
