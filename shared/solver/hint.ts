import type { Card } from '../cards/card.ts';
import { Board } from '../engine/board.ts';
import { MoveFinder } from '../engine/legalMoves.ts';
import { type CardMove, type Move, sameMove } from '../engine/move.ts';
import { packMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { KnownVerdict } from './knownVerdicts.ts';

/** Why a move is worth making, where one reason can be given. */
export type HintReason =
  | { readonly reason: 'goesUp'; readonly card: Card }
  /** The card that comes to lie open. */
  | { readonly reason: 'opens'; readonly card: Card }
  | { readonly reason: 'empties' }
  | { readonly reason: 'builds'; readonly onto: Card }
  | { readonly reason: 'usesEmpty' }
  | { readonly reason: 'deals' }
  | { readonly reason: 'redeals' };

export interface Hint {
  readonly move: Move;
  /** Whether the move is the next one of a proven winning line; otherwise it is a suggestion. */
  readonly proven: boolean;
  readonly why: HintReason;
}

/**
 * The hints for a position, the best first: the next move of the known line, then every other legal move that
 * changes something, those that put cards up or open others before the rest. Empty where no move is left.
 */
export function hintsFor(game: CompiledGame, position: Position, known: KnownVerdict | undefined): Hint[] {
  const board = new Board(game);
  board.load(position);
  const others = new MoveFinder(game)
    .list(board)
    .filter((move) => move.type !== 'move' || !onlySwaps(game, board, move))
    .map((move): Hint => ({ move, proven: false, why: reasonFor(game, board, move) }))
    .sort((a, b) => rank(a.why) - rank(b.why));
  const next = known === undefined || known.verdict === 'unwinnable' ? undefined : known.line[0];
  if (next === undefined) return others;
  const first: Hint = {
    move: next,
    proven: known?.verdict === 'winnable',
    why: reasonFor(game, board, next),
  };
  return [first, ...others.filter(({ move }) => !sameMove(move, next))];
}

/** Whether a move only makes a whole pile and an equal empty one change places. */
function onlySwaps(game: CompiledGame, board: Board, move: CardMove): boolean {
  const from = game.piles[move.from];
  const to = game.piles[move.to];
  return (
    from?.group === to?.group && board.lengthOf(move.to) === 0 && board.lengthOf(move.from) === move.count
  );
}

function reasonFor(game: CompiledGame, board: Board, move: Move): HintReason {
  if (move.type === 'deal') return { reason: 'deals' };
  if (move.type === 'redeal') return { reason: 'redeals' };
  const left = board.lengthOf(move.from) - move.count;
  const toFoundation = game.piles[move.to]?.kind === 'foundation';
  if (toFoundation) return { reason: 'goesUp', card: board.topOf(move.from) };
  const emptiesForGood =
    left === 0 && game.piles[move.from]?.kind === 'tableau' && board.lengthOf(move.to) > 0;
  if (emptiesForGood) return { reason: 'empties' };
  board.make(packMove(move));
  const opened = left > 0 && !movesFromRun(game, board, move) ? board.topOf(move.from) : undefined;
  board.undo();
  if (opened !== undefined && canMove(game, board, move, opened)) return { reason: 'opens', card: opened };
  if (board.lengthOf(move.to) === 0) return { reason: 'usesEmpty' };
  return { reason: 'builds', onto: board.topOf(move.to) };
}

/** Whether the card left on top held together with those that went: then nothing new lies open. */
function movesFromRun(game: CompiledGame, board: Board, move: CardMove): boolean {
  const table = game.runsOf[move.from] ?? -1;
  if (table < 0) return false;
  const below = board.topOf(move.from) % 52;
  const first = board.cardAt(move.to, board.lengthOf(move.to) - move.count) % 52;
  return game.runs[table + below * 52 + first] === 1;
}

/** Whether the card that the move opens could go somewhere after it. */
function canMove(game: CompiledGame, board: Board, move: CardMove, opened: Card): boolean {
  board.make(packMove(move));
  const can = new MoveFinder(game)
    .list(board)
    .some(
      (next) =>
        next.type === 'move' && next.from === move.from && next.count === 1 && board.lengthOf(next.to) > 0,
    );
  const still = board.topOf(move.from) === opened;
  board.undo();
  return can && still;
}

const order: readonly HintReason['reason'][] = [
  'goesUp',
  'empties',
  'opens',
  'builds',
  'deals',
  'redeals',
  'usesEmpty',
];

function rank(why: HintReason): number {
  return order.indexOf(why.reason);
}
