import { Board } from '../../shared/engine/board.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import type { Position } from '../../shared/engine/position.ts';
import { positionText } from '../../shared/engine/positionText.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';

/**
 * Whether a position is known to be dead: no legal move is left, or every position that can still be reached was
 * searched without a win. 'open' says nothing: the search was given up.
 */
export type DeadEnd = 'noMove' | 'searched' | 'open';

/**
 * Looks for a dead end by visiting at most `limit` positions, take-backs and redeals included. It is quick, and
 * silent unless it is sure.
 */
export function findDeadEnd(game: CompiledGame, position: Position, limit: number): DeadEnd {
  const board = new Board(game);
  const finder = new MoveFinder(game);
  const moves = new Int32Array(game.maxMoves);
  board.load(position);
  if (board.isWon) return 'open';
  if (finder.find(board, moves) === 0) return 'noMove';

  const start = stateText(game, board);
  const seen = new Set([start]);
  const open: Position[] = [position];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    board.load(next);
    const found = finder.find(board, moves);
    for (const move of moves.slice(0, found)) {
      board.make(move);
      if (board.isWon) return 'open';
      const text = stateText(game, board);
      if (!seen.has(text)) {
        if (seen.size >= limit) return 'open';
        seen.add(text);
        open.push(board.position());
      }
      board.undo();
    }
  }
  return 'searched';
}

/** The position as text. Where redeals are unlimited the pass decides nothing, and counting it would never end. */
function stateText(game: CompiledGame, board: Board): string {
  const position = board.position();
  return positionText(game, game.passes < 0 && samePackets(game) ? { ...position, pass: 1 } : position);
}

/** Whether every pass deals as many cards at a time. */
function samePackets(game: CompiledGame): boolean {
  return game.packets.every((count) => count === game.packets[0]);
}
