import { RANKS } from '../cards/card.ts';
import { type CompiledGame, UNIT } from '../rules/compile.ts';
import type { Autoplay } from '../rules/definition.ts';
import type { Board } from './board.ts';
import { causeNumber } from './log.ts';
import type { CardMove } from './move.ts';
import { packMove } from './packedMove.ts';
import { hasSafeMoves, isSafe } from './safe.ts';
import { whyNot } from './whyNot.ts';

const AUTOMATIC = causeNumber('automatic');

/** The settings of automatic moves that a game offers; `safe` only where safe moves are proven. */
export function autoplayChoices(game: CompiledGame): readonly Autoplay[] {
  return hasSafeMoves(game) ? ['off', 'safe', 'all'] : ['off', 'all'];
}

/**
 * Makes every automatic move that the setting allows and returns them in order. Each puts cards on the
 * foundations and none ever leaves them, so this ends.
 */
export function playAutomatically(board: Board, autoplay: Autoplay): CardMove[] {
  const made: CardMove[] = [];
  for (let move = nextAutomatic(board, autoplay); move; move = nextAutomatic(board, autoplay)) {
    board.make(packMove(move), AUTOMATIC);
    made.push(move);
  }
  return made;
}

/** The next automatic move, if any: from the waste, the reserves, then the tableau, left to right. */
export function nextAutomatic(board: Board, autoplay: Autoplay): CardMove | undefined {
  if (autoplay === 'off') return undefined;
  if (autoplay === 'safe' && !hasSafeMoves(board.game)) return undefined;
  for (const { index, kind } of board.game.piles) {
    if (kind === 'stock' || kind === 'foundation' || board.lengthOf(index) === 0) continue;
    const card = board.topOf(index);
    if (board.exempt[card] === 1) continue;
    if (autoplay === 'safe' && !isSafe(board, index, card)) continue;
    const move = onlyWayUp(board, index);
    if (move) return move;
  }
  return undefined;
}

/** The move of a pile's top card (or of the complete run it ends) to a foundation, unless there are several kinds. */
function onlyWayUp(board: Board, from: number): CardMove | undefined {
  const { game } = board;
  let only: CardMove | undefined;
  for (const to of game.foundations) {
    const move: CardMove = { type: 'move', from, to, count: unitTaken(game, to) };
    if (whyNot(board, move) !== null) continue;
    if (!only) only = move;
    else if (game.piles[only.to]?.group !== game.piles[to]?.group) return undefined;
  }
  return only;
}

function unitTaken(game: CompiledGame, foundation: number): number {
  return game.unitOnEmpty[foundation] === UNIT.completeRun ? RANKS : 1;
}
