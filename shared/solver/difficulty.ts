import { Board } from '../engine/board.ts';
import { MoveFinder } from '../engine/legalMoves.ts';
import { packMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { Winnable } from './verdict.ts';

/** How hard a winnable deal is among those of its game, from 1 (gentle) to 5 (fiendish). */
export type Grade = 1 | 2 | 3 | 4 | 5;

/**
 * The measure of a deal's difficulty, in bits: how much the search had to look at, plus how narrow the way is
 * that it found. The first is the binary logarithm of the positions made for each move of the line; the second
 * the mean, over the line, of the binary logarithm of the number of legal moves, dealing from the stock aside:
 * where much is possible and little of it wins, a person goes wrong.
 */
export function difficultyOf(game: CompiledGame, position: Position, proof: Winnable): number {
  if (proof.line.length === 0) return 0;
  const board = new Board(game);
  board.load(position);
  const finder = new MoveFinder(game);
  const legal = new Int32Array(game.maxMoves);
  let choices = 0;
  for (const move of proof.line) {
    choices += Math.log2(Math.max(1, finder.find(board, legal)));
    board.make(packMove(move));
  }
  return Math.log2(1 + proof.nodes / proof.line.length) + choices / proof.line.length;
}

/**
 * The deal of a grade among winnable deals of one game: a grade is a fifth of them by their difficulty, so that every
 * game has all five. Measured in bits, what is gentle in one game would be fiendish in another.
 * @returns undefined where there are none.
 */
export function ofGrade<Deal extends { readonly difficulty: number }>(
  deals: readonly Deal[],
  grade: Grade,
): Deal | undefined {
  const sorted = [...deals].sort((a, b) => a.difficulty - b.difficulty);
  return sorted[Math.floor(((grade - 0.5) / 5) * sorted.length)];
}
