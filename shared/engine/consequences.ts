import { REFILL } from '../rules/compile.ts';
import { packetSize } from '../rules/packetSize.ts';
import type { Board } from './board.ts';
import { causeNumber } from './log.ts';

const DEALT = causeNumber('deal');
const REDEALT = causeNumber('redeal');
const REFILLED = causeNumber('refill');

/** Moves cards; then what was uncovered turns up, and what was emptied is refilled. */
export function makeMove(board: Board, from: number, to: number, count: number, cause: number): void {
  board.transfer(from, to, count, false, cause);
  board.turnUp(from);
  if (board.lengthOf(from) === 0) refill(board, from);
}

/** Deals the next packet to the waste, or one card to each tableau pile from the left; less at the stock's end. */
export function makeDeal(board: Board): void {
  const { game } = board;
  if (game.waste >= 0) {
    const cards = Math.min(packetSize(game, board.pass), board.lengthOf(game.stock));
    board.transfer(game.stock, game.waste, cards, true, DEALT);
    return;
  }
  for (const pile of game.dealTargets) {
    if (board.lengthOf(game.stock) === 0) return;
    board.transfer(game.stock, pile, 1, true, DEALT);
  }
}

/** Turns the waste over as it lies: it becomes the stock of the next pass. */
export function makeRedeal(board: Board): void {
  const { stock, waste } = board.game;
  board.transfer(waste, stock, board.lengthOf(waste), true, REDEALT);
  board.apply({ type: 'pass', by: 1 });
}

function refill(board: Board, pile: number): void {
  const { game } = board;
  const source = game.refill[pile];
  if (source === REFILL.none) return;
  if (source === REFILL.stock) {
    if (board.lengthOf(game.stock) > 0) board.transfer(game.stock, pile, 1, true, REFILLED);
    return;
  }
  if (board.lengthOf(game.waste) === 0 && board.lengthOf(game.stock) > 0) makeDeal(board);
  if (board.lengthOf(game.waste) > 0) board.transfer(game.waste, pile, 1, false, REFILLED);
}

/** Whether what refills this pile still has cards, so that nothing may be put there by hand. */
export function refillPending(board: Board, pile: number): boolean {
  const { game } = board;
  const source = game.refill[pile];
  if (source === REFILL.none) return false;
  if (board.lengthOf(game.stock) > 0) return true;
  return source === REFILL.waste && board.lengthOf(game.waste) > 0;
}
