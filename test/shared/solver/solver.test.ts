import { describe, expect, it } from 'vitest';
import { Board } from '../../../shared/engine/board.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { MoveFinder } from '../../../shared/engine/legalMoves.ts';
import { packMove } from '../../../shared/engine/packedMove.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import { planFor } from '../../../shared/solver/plans.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { Solver } from '../../../shared/solver/solver.ts';
import type { Verdict } from '../../../shared/solver/verdict.ts';
import { cycleGame, openGame, stockGame, suitlessGame } from '../../support/gamesLike.ts';

function expectWin(game: CompiledGame, deal: string, verdict: Verdict): void {
  if (verdict.verdict !== 'winnable') throw new Error(`${game.id} ${deal}: ${verdict.verdict}`);
  const board = new Board(game);
  board.load(dealPosition(game, deal));
  const finder = new MoveFinder(game);
  const legal = new Int32Array(game.maxMoves);
  for (const move of verdict.line) {
    expect(legal.subarray(0, finder.find(board, legal))).toContain(packMove(move));
    board.make(packMove(move));
  }
  expect(board.isWon).toBe(true);
}

describe('the solver', () => {
  it.each([
    ['open', openGame()],
    ['cells', suitlessGame()],
    ['stock', stockGame()],
    ['cycle', cycleGame()],
  ] as const)('finds lines of single legal moves that win (%s)', (_, game) => {
    const solver = new Solver(game, { clock: () => 0 });
    const used = new Set<string>();
    const wins = ['1', '2', '3', '4'].filter((deal) => {
      const verdict = solver.solve(dealPosition(game, deal), { milliseconds: 1, nodes: 200_000 });
      if (verdict.verdict !== 'winnable') return false;
      expectWin(game, deal, verdict);
      for (const { type } of verdict.line) used.add(type);
      return true;
    });
    expect(wins.length).toBeGreaterThan(0);
    // Where there is a stock, dealing from it is one of the moves.
    expect(used.has('deal')).toBe(game.stock >= 0);
  });

  it.each([
    ['open', openGame()],
    ['cells', suitlessGame()],
    ['stock', stockGame()],
    ['cycle', cycleGame()],
  ] as const)('gives the same answer with the same nodes, whatever it solved before (%s)', (_, game) => {
    const limits = { milliseconds: 1, nodes: 60_000 };
    const used = new Solver(game, { clock: () => 0 });
    for (const deal of ['1', '2', '7', '8', '9']) {
      const fresh = new Solver(game, { clock: () => 0 });
      const position = dealPosition(game, deal);
      expect(used.solve(position, limits)).toEqual(fresh.solve(position, limits));
    }
  });

  it('stops when the time is over, and shows the best it met as legal moves', () => {
    const game = stockGame();
    let now = 0;
    const solver = new Solver(game, { clock: () => now++ }, { plan: onePlan(game) });
    const verdict = solver.solve(dealPosition(game, '4'), { milliseconds: 1 });
    if (verdict.verdict !== 'unknown') throw new Error(`Decided: ${verdict.verdict}`);
    expect(verdict.reason).toBe('time');
    const board = new Board(game);
    board.load(dealPosition(game, '4'));
    for (const move of verdict.best) board.make(packMove(move));
    expect(board.isWon).toBe(false);
  });

  it('looks at the clock now and then only, for that can cost more than a position', () => {
    const game = stockGame();
    let looks = 0;
    const host = {
      clock: () => {
        looks++;
        return 0;
      },
    };
    const solver = new Solver(game, host, { plan: onePlan(game) });
    const { nodes } = solver.solve(dealPosition(game, '4'), { milliseconds: 1, nodes: 60_000 });
    expect(nodes).toBeGreaterThan(1000);
    expect(looks).toBeLessThan(nodes / 100);
    expect(looks).toBeGreaterThan(2);
  });

  it('stops when it is cancelled, and tells how far it is', () => {
    const game = stockGame();
    const shares: number[] = [];
    const solver = new Solver(game, {
      clock: () => 0,
      cancelled: () => shares.length > 2,
      progress: (_, share) => shares.push(share),
    });
    const verdict = solver.solve(dealPosition(game, '4'), { milliseconds: 1000 });
    expect(verdict).toMatchObject({ verdict: 'unknown', reason: 'cancelled' });
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('knows a won position and one without moves', () => {
    const game = openGame();
    const won = game.piles.map((pile) =>
      pile.kind === 'foundation'
        ? Array.from({ length: 13 }, (_, rank) => pile.indexInGroup * 13 + rank)
        : [],
    );
    const solver = new Solver(game, { clock: () => 0 });
    const budget = { milliseconds: 1, nodes: 1000 };
    expect(solver.solve({ piles: won, faceDown: [], pass: 1, exempt: [] }, budget)).toMatchObject({
      verdict: 'winnable',
      line: [],
    });
    // The two of clubs lies on its ace, and nothing else is there that could take it.
    const [first] = game.piles.filter((pile) => pile.kind === 'tableau');
    const stuck = game.piles.map((pile) => (pile === first ? [0, 1] : []));
    const verdict = solver.solve({ piles: stuck, faceDown: [], pass: 1, exempt: [] }, budget);
    expect(verdict.verdict).toBe('unwinnable');
  });
});

/** A plan of one long search, so that the time is over in the middle of it. */
function onePlan(game: CompiledGame) {
  const long = { search: 'levels', batch: 8, nodes: 1e9 } as const;
  return { ...planFor(searchSpace(game)), opening: [long], rounds: [long] };
}
