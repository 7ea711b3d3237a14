import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser, type Solver } from '../../../renderer/assistant/adviser.ts';
import { Watch } from '../../../renderer/assistant/watch.ts';
import type { Move } from '../../../shared/engine/move.ts';
import { parseMove } from '../../../shared/engine/positionText.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { lostGame } from '../../support/lostGame.ts';
import { type SessionInTest, sessionInTest } from '../../support/sessionInTest.ts';
import { brokenSolver, type SolverInTest, solverInTest } from '../../support/solverInTest.ts';

describe('the verdict that follows the game', () => {
  let test: SessionInTest;
  let solver: SolverInTest;
  let stop: () => void;
  let failures: unknown[];
  let watch: Watch;

  const begin = (engine: Solver): Adviser => {
    failures = [];
    const adviser = new Adviser(engine);
    watch = new Watch({
      session: test.session,
      settings: test.settings,
      adviser,
      failed: (error) => failures.push(error),
    });
    stop = watch.start();
    return adviser;
  };
  const play = async (text: string): Promise<void> => {
    const { deal } = test.session.table.peek();
    expect(test.session.play(parseMove(deal.compiled, text), 'off')).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    test = sessionInTest(lostGame.id, lostGame.deal);
    test.settings.change({ autoplay: { [lostGame.id]: 'off' } });
    test.session.deal(test.session.table.peek().deal.compiled, lostGame.deal);
    solver = solverInTest();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('waits until the player pauses, and then knows', async () => {
    test = sessionInTest(luckyPiles.id, '3');
    begin(solver.client);
    expect(watch.standing.value.state).toBe('notAsked');
    expect(solver.jobs()).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(watch.standing.value.state).toBe('winnable');
    expect(solver.jobs()).toBe(1);
  });

  it('shows what was promised of a deal without being asked, also where the proof is gone', () => {
    const { compiled } = test.session.table.peek().deal;
    test.session.deal(compiled, '2', true);
    test.settings.change({ verdict: 'onRequest' });
    begin(solver.client);
    expect(watch.standing.value.state).toBe('winnable');
    expect(watch.isShown()).toBe(true);
    test.session.deal(compiled, '2');
    expect(watch.isShown()).toBe(false);
  });

  it('follows a known line, back and forth, without a search', async () => {
    test = sessionInTest(luckyPiles.id, '3');
    const { deal, position } = test.session.table.peek();
    const adviser = begin(solver.client);
    await vi.advanceTimersByTimeAsync(5000);
    const known = adviser.knowledgeOf(deal).of(position);
    if (known?.verdict !== 'winnable') throw new Error('The deal is winnable.');
    for (const move of known.line.slice(0, 20)) test.session.play(move, 'off');
    expect(watch.standing.value.state).toBe('winnable');
    for (let i = 0; i < 10; i++) test.session.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect(watch.standing.value.state).toBe('winnable');
    expect(solver.jobs()).toBe(1);
  });

  it('tells a dead game and the move that lost it', async () => {
    test.settings.change({ warnBeforeLosing: true });
    begin(solver.client);
    for (const text of lostGame.moves) await play(text);
    expect(watch.standing.value).toEqual({ state: 'unwinnable', wasWinnable: true });
    expect(test.session.deadEnd.value).toBe('searched');
    expect(watch.lostByLastMove.value).toBe(true);
    expect(test.session.table.peek().deal.counts.solverHelped).toBe(true);
    test.session.undo();
    expect(watch.standing.value.state).toBe('winnable');
    expect(test.session.deadEnd.value).toBe('open');
    expect(watch.lostByLastMove.value).toBe(false);
  });

  it('does not blame a move where no warning is wanted', async () => {
    begin(solver.client);
    for (const text of lostGame.moves) await play(text);
    expect(test.session.deadEnd.value).toBe('searched');
    expect(watch.lostByLastMove.value).toBe(false);
    expect(test.session.table.peek().deal.counts.solverHelped).toBe(false);
  });

  it('knows that what follows a lost position is lost, without a search', async () => {
    begin(solver.client);
    for (const text of lostGame.moves) await play(text);
    const jobs = solver.jobs();
    const move = test.session.table.peek().deal.game.legalMoves()[0];
    if (move !== undefined) test.session.play(move, 'off');
    expect(watch.standing.value.state).toBe('unwinnable');
    expect(solver.jobs()).toBe(jobs);
  });

  it('is shown never, always, or once it was asked for', async () => {
    test = sessionInTest(luckyPiles.id, '3');
    begin(solver.client);
    expect(watch.isShown()).toBe(false);
    await watch.request();
    expect(watch.isShown()).toBe(true);
    expect(watch.standing.value.state).toBe('winnable');
    test.settings.change({ verdict: 'never' });
    expect(watch.isShown()).toBe(false);
    test.settings.change({ verdict: 'always' });
    expect(watch.isShown()).toBe(true);
  });

  describe('where a search leaves open what the position is', () => {
    /** A solver that never finds out, with the budgets that it was given. */
    const unsure = (best: readonly Move[] = []): { readonly engine: Solver; readonly budgets: number[] } => {
      const budgets: number[] = [];
      const engine: Solver = {
        solve: ({ budget }) => {
          budgets.push(budget.milliseconds);
          const line = budgets.length === 1 ? best : [];
          return Promise.resolve({
            verdict: 'unknown',
            reason: 'time',
            best: line,
            nodes: 1,
            milliseconds: 1,
          });
        },
      };
      return { engine, budgets };
    };

    it('searches it for longer once the verdict is to be shown, but no position twice for as long', async () => {
      const { engine, budgets } = unsure();
      begin(engine);
      await vi.advanceTimersByTimeAsync(5000);
      expect(budgets).toEqual([400]);
      test.settings.change({ verdict: 'always' });
      await vi.advanceTimersByTimeAsync(5000);
      expect(budgets).toEqual([400, 1000, 6000]);
      expect(watch.standing.value.state).toBe('unknown');
      test.settings.change({ verdict: 'never' });
      test.settings.change({ verdict: 'always' });
      await vi.advanceTimersByTimeAsync(5000);
      expect(budgets).toEqual([400, 1000, 6000]);
    });

    it('begins with the first search that is longer than what was searched already', async () => {
      const { engine, budgets } = unsure();
      test.settings.change({ warnBeforeLosing: true });
      begin(engine);
      await vi.advanceTimersByTimeAsync(5000);
      expect(budgets).toEqual([3000]);
      test.settings.change({ verdict: 'always' });
      await vi.advanceTimersByTimeAsync(5000);
      expect(budgets).toEqual([3000, 6000]);
    });

    it('searches what lies on its hopeful line, which was never searched itself', async () => {
      const { compiled } = test.session.table.peek().deal;
      const best = lostGame.moves.slice(0, 2).map((text) => parseMove(compiled, text));
      const { engine, budgets } = unsure(best);
      begin(engine);
      await vi.advanceTimersByTimeAsync(5000);
      await play(lostGame.moves[0]);
      expect(watch.standing.value.state).toBe('unknown');
      expect(budgets).toEqual([400, 400]);
      test.session.undo();
      await vi.advanceTimersByTimeAsync(5000);
      expect(budgets).toEqual([400, 400]);
    });
  });

  it('tells that the solver does not work, and is silent', async () => {
    begin(brokenSolver('no worker'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(String(failures[0])).toContain('no worker');
    expect(watch.standing.value.state).toBe('notAsked');
  });
});
