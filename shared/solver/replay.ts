import { Board } from '../engine/board.ts';
import { MoveFinder } from '../engine/legalMoves.ts';
import type { Move } from '../engine/move.ts';
import { DEAL, type PackedMove, REDEAL, unpackMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';

/** A line as played on the board: its single moves, and whether every card was on the foundations in the end. */
export interface Replay {
  readonly moves: readonly Move[];
  readonly won: boolean;
}

/**
 * Plays a searched line on the engine's board, move by move, each checked against the legal moves there. A move
 * that means "deal until the waste has so many cards, then play its top" becomes the single moves it stands for.
 * @returns undefined where a move is not legal: then the line proves nothing.
 */
export function replay(
  game: CompiledGame,
  position: Position,
  line: readonly PackedMove[],
): Replay | undefined {
  const board = new Board(game);
  board.load(position);
  const finder = new MoveFinder(game);
  const legal = new Int32Array(game.maxMoves);
  const moves: Move[] = [];
  const play = (move: PackedMove): boolean => {
    if (!legal.subarray(0, finder.find(board, legal)).includes(move)) return false;
    board.make(move);
    moves.push(unpackMove(move));
    return true;
  };
  for (const move of line) {
    const wasteLength = (move & 0xffffff) === 0 ? 0 : move >>> 24;
    if (wasteLength !== 0) {
      // Twice through the stock shows every card that can be reached.
      for (let deals = 0; board.lengthOf(game.waste) !== wasteLength; deals++) {
        if (deals > 2 * game.cards) return undefined;
        if (!play(board.lengthOf(game.stock) > 0 ? DEAL : REDEAL)) return undefined;
      }
    }
    if (!play(wasteLength === 0 ? move : move & 0xffffff)) return undefined;
  }
  const cards = position.piles.reduce((sum, pile) => sum + pile.length, 0);
  return { moves, won: board.foundationCards === cards };
}
