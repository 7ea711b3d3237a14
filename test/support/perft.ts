import { Board } from '../../shared/engine/board.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';

/** The number of lines of exactly `depth` legal moves from a position: any change of a rule shows in it. */
export function perft(game: CompiledGame, position: Position, depth: number): number {
  const board = new Board(game);
  board.load(position);
  const finder = new MoveFinder(game);
  const moves = Array.from({ length: depth }, () => new Int32Array(game.maxMoves));
  const count = (left: number): number => {
    const out = moves[left - 1];
    if (!out) return 1;
    const found = finder.find(board, out);
    if (left === 1) return found;
    let lines = 0;
    for (let i = 0; i < found; i++) {
      board.make(out[i] ?? 0);
      lines += count(left - 1);
      board.undo();
    }
    return lines;
  };
  return count(depth);
}
