import { describe, expect, it } from 'vitest';
import { solveAll } from '../../../build/solving/solveAll.ts';
import type { SolveResult } from '../../../build/solving/solveTask.ts';
import { SolveTally } from '../../../build/solving/summary.ts';
import { Board } from '../../../shared/engine/board.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { packMove } from '../../../shared/engine/packedMove.ts';
import { parseMove } from '../../../shared/engine/positionText.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { compile } from '../../../shared/rules/compile.ts';

const definition = catalogue.find((game) => game.piles['reserves'] === undefined && game.stock === undefined);
if (definition === undefined) throw new Error('No game without a stock');

describe('solving many deals', () => {
  it('gives lines in the order of the tasks that win on the board, and adds them up', async () => {
    const results: SolveResult[] = [];
    const tally = new SolveTally();
    const tasks = ['1', '2', '3'].map((deal) => ({ deal }));
    await solveAll(definition, tasks, { milliseconds: 20_000 }, 1, (result) => {
      results.push(result);
      tally.add(result);
    });
    const game = compile(definition);
    for (const [i, result] of results.entries()) {
      expect(result).toMatchObject(tasks[i] ?? {});
      if (result.moves === undefined) continue;
      const board = new Board(game);
      board.load(dealPosition(game, String(i + 1)));
      for (const move of result.moves) board.make(packMove(parseMove(game, move)));
      expect(board.isWon).toBe(true);
    }
    const summary = tally.summary(game.id, 10);
    expect(summary).toMatchObject({ summary: true, game: game.id, deals: 3, peakMb: 10 });
    expect(summary.winnable + summary.unwinnable + summary.unknown).toBe(3);
  });

  it('refuses what is no deal', async () => {
    await expect(solveAll(definition, [{ deal: 'x' }], { milliseconds: 10 }, 1, () => {})).rejects.toThrow(
      /deal number/,
    );
  });
});
