import { describe, expect, it, vi } from 'vitest';
import { Board } from '../../../shared/engine/board.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { packMove } from '../../../shared/engine/packedMove.ts';
import { luckierThirteen } from '../../../shared/games/luckyThirteen.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { normalFormOf } from '../../../shared/solver/normalForm.ts';
import { NormalState } from '../../../shared/solver/normalState.ts';
import { PileScorer, scoreRoles } from '../../../shared/solver/pileScorer.ts';
import { PileStore } from '../../../shared/solver/pileStore.ts';
import { SafeMoves } from '../../../shared/solver/safeMoves.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { Solver } from '../../../shared/solver/solver.ts';
import { zeroWeights } from '../../../shared/solver/weights.ts';

describe('the moves of the normal form', () => {
  it('are listed no further once one found no room, for there can be very many', () => {
    const game = compile(luckierThirteen);
    const space = searchSpace(game);
    const form = normalFormOf(space);
    if (form === undefined) throw new Error('The game has a normal form.');
    const store = new PileStore(1 << 16, space.runs, new PileScorer(space, zeroWeights));
    const state = new NormalState(space, store, scoreRoles(space), form, new SafeMoves(space));
    const tried = vi.spyOn(state, 'tryStep');
    const opening = dealPosition(game, '1');
    const verdict = new Solver(game, { clock: () => 0 }).solve(opening, { milliseconds: 1, nodes: 100_000 });
    if (verdict.verdict !== 'winnable') throw new Error(`Decided: ${verdict.verdict}`);
    const board = new Board(game);
    board.load(opening);
    const triesWith = (room: number): number => {
      tried.mockClear();
      state.load(board.position());
      state.moves(new Int32Array(room));
      return tried.mock.calls.length;
    };
    let most = 0;
    for (const move of verdict.line) {
      board.make(packMove(move));
      const tries = triesWith(game.maxMoves);
      if (tries <= most || state.overflowed) continue;
      most = tries;
      expect(triesWith(0)).toBeLessThan(Math.max(10, tries / 2));
      expect(state.overflowed).toBe(true);
    }
    expect(most).toBeGreaterThan(20);
  });
});
