import { CARDS_PER_DECK, faceOf, RANKS, rankIndex, suits } from '../cards/card.ts';
import {
  type CompiledGame,
  type CompiledPile,
  EMPTY_ROW,
  pileKinds,
  RELEASES,
  UNIT,
} from '../rules/compile.ts';
import type { Accepts } from '../rules/definition.ts';
import { type Board, PILE_SHIFT } from './board.ts';
import { refillPending } from './consequences.ts';
import { canDeal, canRedeal, runLength } from './legalMoves.ts';
import type { CardMove, Move } from './move.ts';
import type { Refusal } from './refusal.ts';

/** The first condition that a move fails, or null if it is legal. It reads the very tables that find legal moves. */
export function whyNot(board: Board, move: Move): Refusal | null {
  switch (move.type) {
    case 'deal':
      return whyNoDeal(board);
    case 'redeal':
      return whyNoRedeal(board);
    default:
      return whyNoLift(board, move) ?? whyNoDrop(board, move);
  }
}

function whyNoDeal(board: Board): Refusal | null {
  if (canDeal(board)) return null;
  return board.game.stock < 0 ? { reason: 'noStock' } : { reason: 'stockEmpty' };
}

function whyNoRedeal(board: Board): Refusal | null {
  const { game } = board;
  if (canRedeal(board)) return null;
  if (game.stock < 0) return { reason: 'noStock' };
  if (board.lengthOf(game.stock) > 0) return { reason: 'stockNotEmpty' };
  // Where the stock goes to the tableau there is no waste and but one pass.
  if (game.waste >= 0 && board.lengthOf(game.waste) === 0) return { reason: 'wasteEmpty' };
  return { reason: 'noPassLeft', passes: game.passes };
}

/** Why these cards cannot be lifted, or null: also what a pointer asks before it picks anything up. */
export function whyNoLift(board: Board, { from, count }: Pick<CardMove, 'from' | 'count'>): Refusal | null {
  const { game } = board;
  const kind = pileOf(game, from).kind;
  const cards = board.lengthOf(from);
  if (count < 1 || cards < count) return { reason: 'nothingThere', kind };
  const releases = game.releases[from];
  if (releases === RELEASES.none) return { reason: 'givesNothing', kind };
  for (let k = cards - count; k < cards; k++) {
    if (board.faceDown[board.cardAt(from, k)] === 1) return { reason: 'faceDown' };
  }
  if (count === 1) return null;
  const run = pileOf(game, from).rules?.releases?.run;
  if (releases === RELEASES.top || !run) return { reason: 'topCardOnly', kind };
  return runLength(board, from) < count ? { reason: 'notARun', kind, run } : null;
}

function whyNoDrop(board: Board, move: CardMove): Refusal | null {
  const { game } = board;
  const pile = pileOf(game, move.to);
  const { kind } = pile;
  const accepts = pile.rules?.accepts;
  if (move.from === move.to) return { reason: 'samePile' };
  if (!accepts) return { reason: 'takesNothing', kind };
  const from = pileOf(game, move.from).kind;
  if (((game.fromMask[move.to] ?? 0) & (1 << pileKinds.indexOf(from))) === 0) {
    return { reason: 'wrongSource', kind, from, allowed: accepts.from ?? [] };
  }
  if (board.lengthOf(move.to) + move.count > (game.max[move.to] ?? 0)) {
    return { reason: 'full', kind, max: game.max[move.to] ?? 0 };
  }
  return board.lengthOf(move.to) === 0
    ? whyNotOnEmpty(board, move, pile, accepts)
    : whyNotOnCard(board, move, pile, accepts);
}

function whyNotOnEmpty(board: Board, move: CardMove, pile: CompiledPile, accepts: Accepts): Refusal | null {
  const { game } = board;
  const { kind } = pile;
  if (refillPending(board, move.to)) {
    return { reason: 'emptyWhileRefill', kind, source: pile.rules?.refill?.from ?? 'stock' };
  }
  if (accepts.empty === 'none') return { reason: 'emptyNever', kind };
  const unit = game.unitOnEmpty[move.to] ?? UNIT.card;
  if (unit === UNIT.card && move.count > 1) return { reason: 'oneCardOnEmpty', kind };
  const incomplete = unit === UNIT.completeRun && move.count !== RANKS;
  if (accepted(board, move, EMPTY_ROW)) {
    const build = pileOf(game, move.from).rules?.releases?.run;
    return incomplete ? { reason: 'completeRunOnly', kind, build } : null;
  }
  const first = firstCard(board, move);
  if (accepts.empty !== 'any' && !startsWithRank(accepts, first))
    return { reason: 'emptyRank', kind, rank: accepts.empty };
  if (pile.suit !== undefined) return { reason: 'wrongSuit', kind, suit: suits[pile.suit] };
  return { reason: 'wrongColour', kind, colour: pile.colour ?? 'black' };
}

function startsWithRank(accepts: Accepts, face: number): boolean {
  return accepts.empty !== 'any' && accepts.empty !== 'none' && rankIndex(accepts.empty) === face % RANKS;
}

function whyNotOnCard(board: Board, move: CardMove, pile: CompiledPile, accepts: Accepts): Refusal | null {
  const { kind } = pile;
  if (!accepts.build) return { reason: 'neverBuilt', kind };
  const unit = board.game.unitOnCard[move.to] ?? UNIT.card;
  if (unit === UNIT.card && move.count > 1) return { reason: 'oneCardOnly', kind };
  const below = board.topOf(move.to);
  if (!accepted(board, move, faceOf(below))) return { reason: 'build', kind, build: accepts.build, below };
  if (unit !== UNIT.completeRun || move.count === RANKS) return null;
  return { reason: 'completeRunOnly', kind, build: accepts.build };
}

/** Whether the pile's table has the unit's first card on this row: a face, or that of the empty pile. */
function accepted(board: Board, move: CardMove, row: number): boolean {
  const { game } = board;
  return game.accept[(game.acceptOf[move.to] ?? 0) + row * CARDS_PER_DECK + firstCard(board, move)] === 1;
}

/** The face of the lowest card of the unit. */
function firstCard(board: Board, { from, count }: CardMove): number {
  return faceOf(board.cells[(from << PILE_SHIFT) | (board.lengthOf(from) - count)] ?? 0);
}

function pileOf(game: CompiledGame, index: number): CompiledPile {
  const pile = game.piles[index];
  if (!pile) throw new RangeError(`${game.definition.name} has no pile number ${index}.`);
  return pile;
}
