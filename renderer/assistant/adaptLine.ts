import type { Card } from '../../shared/cards/card.ts';
import { playAutomatically } from '../../shared/engine/autoplay.ts';
import { Board } from '../../shared/engine/board.ts';
import { settleExemptions } from '../../shared/engine/exemption.ts';
import type { CardMove, Move, PileIndex } from '../../shared/engine/move.ts';
import { packMove } from '../../shared/engine/packedMove.ts';
import type { Position } from '../../shared/engine/position.ts';
import { whyNot } from '../../shared/engine/whyNot.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';

/** A winning line and the position that it starts from. */
export interface ProvenLine {
  readonly from: Position;
  readonly moves: readonly Move[];
}

/** Where to play it: a position that was reached from the line's own by these single moves. */
export interface Departure {
  readonly position: Position;
  readonly moves: readonly Move[];
}

/** A move of the line by its cards, since after a departure they may lie elsewhere. */
type Step =
  | { readonly type: 'deal' | 'redeal' }
  | { readonly type: 'cards'; readonly card: Card; readonly count: number; readonly move: CardMove };

/**
 * Plays a proven line from a position a little off it: moves that were made already are left out, and cards are
 * taken from where they lie now. With `autoplay` other than 'off' automatic moves run after each move, as they
 * will when the player makes it.
 * @returns the player's moves that win from there, each checked by the engine, or undefined where the line does
 * not carry over; that says nothing about the position.
 */
export function adaptLine(
  game: CompiledGame,
  line: ProvenLine,
  departure: Departure,
  autoplay: Autoplay,
): Move[] | undefined {
  const board = new Board(game);
  board.load(departure.position);
  const moves: Move[] = [];
  let dealtAhead = departure.moves.filter(({ type }) => type !== 'move').length;
  for (const step of stepsOf(game, line)) {
    if (board.isWon) break;
    let move: Move | undefined;
    if (step.type === 'cards') {
      const from = pileOf(board, step.card);
      if (isDone(game, step.move, from)) continue;
      move = moveFrom(board, step, from);
    } else if (dealtAhead > 0) {
      dealtAhead--;
      continue;
    } else move = { type: step.type };
    if (move === undefined || whyNot(board, move) !== null) return undefined;
    board.make(packMove(move));
    settleExemptions(board, move);
    playAutomatically(board, autoplay);
    moves.push(move);
  }
  return board.isWon ? moves : undefined;
}

function stepsOf(game: CompiledGame, line: ProvenLine): Step[] {
  const board = new Board(game);
  board.load(line.from);
  return line.moves.map((move): Step => {
    const step: Step =
      move.type === 'move'
        ? {
            type: 'cards',
            card: board.cardAt(move.from, board.lengthOf(move.from) - move.count),
            count: move.count,
            move,
          }
        : { type: move.type };
    board.make(packMove(move));
    return step;
  });
}

function pileOf(board: Board, card: Card): PileIndex {
  const pile = board.game.piles.find(({ index }) => indexIn(board, index, card) >= 0);
  return pile?.index ?? -1;
}

function indexIn(board: Board, pile: PileIndex, card: Card): number {
  for (let k = board.lengthOf(pile) - 1; k >= 0; k--) if (board.cardAt(pile, k) === card) return k;
  return -1;
}

/** Whether the cards are where the move puts them, or went up earlier than the line meant them to. */
function isDone(game: CompiledGame, move: CardMove, now: PileIndex): boolean {
  if (now === move.to) return true;
  const isFoundation = (pile: PileIndex): boolean => game.piles[pile]?.kind === 'foundation';
  return isFoundation(now) && !isFoundation(move.from);
}

/** The step as a move from where its cards lie; of equal foundations any that takes them will do. */
function moveFrom(
  board: Board,
  { card, count, move }: Extract<Step, { type: 'cards' }>,
  from: PileIndex,
): CardMove | undefined {
  if (from < 0 || board.lengthOf(from) - indexIn(board, from, card) !== count) return undefined;
  const { piles } = board.game;
  const wanted = piles[move.to];
  const equals = piles.filter(({ kind, group }) => kind === 'foundation' && group === wanted?.group);
  for (const to of [move.to, ...equals.map(({ index }) => index)]) {
    const candidate: CardMove = { type: 'move', from, to, count };
    if (whyNot(board, candidate) === null) return candidate;
  }
  return undefined;
}
