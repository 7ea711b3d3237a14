import type { Card } from '../cards/card.ts';
import { type DealNumber, dealOrder } from '../cards/dealNumber.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { Autoplay } from '../rules/definition.ts';
import { playAutomatically } from './autoplay.ts';
import { Board } from './board.ts';
import { openingPosition } from './deal.ts';
import type { Effect } from './effect.ts';
import { settleExemptions } from './exemption.ts';
import { History, OPENING } from './history.ts';
import { MoveFinder, runLength } from './legalMoves.ts';
import { causeNumber, inverse } from './log.ts';
import type { CardMove, Move, PileIndex } from './move.ts';
import { packMove } from './packedMove.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { whyNoLift, whyNot } from './whyNot.ts';

/** What happened at one step of a game, for the table to show: the player's move with everything after it. */
export interface Turn {
  readonly effects: readonly Effect[];
}

/** A move that the rules refuse, with the condition that failed. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`The rules refuse this move: ${refusal.reason}.`);
    this.refusal = refusal;
  }
}

const AUTOMATIC = causeNumber('automatic');

/** One deal being played: its board, and every move ever made from it as a tree. */
export class Game {
  readonly compiled: CompiledGame;
  readonly number: DealNumber;
  /** The shuffled pack, the first card dealt last. */
  readonly order: readonly Card[];
  /** What moved by itself after the opening deal. */
  readonly opening: readonly CardMove[];
  readonly #board: Board;
  readonly #finder: MoveFinder;
  readonly #history = new History();
  /** Where in the board's log each move of the current line starts. */
  readonly #marks: number[] = [];
  #position: Position | undefined;

  /** Deals `order`, which is kept as this number's deal; then automatic moves run, or those given are made. */
  constructor(
    compiled: CompiledGame,
    number: DealNumber,
    order: readonly Card[],
    opening: Autoplay | readonly CardMove[],
  ) {
    this.compiled = compiled;
    this.number = number;
    this.order = order;
    this.#board = new Board(compiled);
    this.#finder = new MoveFinder(compiled);
    this.#board.load(openingPosition(compiled, order));
    this.opening =
      typeof opening === 'string' ? playAutomatically(this.#board, opening) : this.#makeAll(opening);
  }

  /** A new game of this number. */
  static deal(compiled: CompiledGame, number: DealNumber, autoplay: Autoplay): Game {
    return new Game(compiled, number, dealOrder(number, compiled.definition.decks), autoplay);
  }

  /** Where every card lies now. */
  get position(): Position {
    this.#position ??= this.#board.position();
    return this.#position;
  }

  get history(): History {
    return this.#history;
  }

  get isWon(): boolean {
    return this.#board.isWon;
  }

  /** Player's moves on the current line. */
  get moveCount(): number {
    return this.#history.depthOf(this.#history.cursor);
  }

  get canUndo(): boolean {
    return this.#history.cursor !== OPENING;
  }

  get canRedo(): boolean {
    return this.#history.next() !== undefined;
  }

  legalMoves(): Move[] {
    return this.#finder.list(this.#board);
  }

  /** The piles that take the top `count` cards of `from`, in canonical order. */
  targets(from: PileIndex, count: number): PileIndex[] {
    return this.compiled.piles.flatMap(({ index }) =>
      whyNot(this.#board, { type: 'move', from, to: index, count }) === null ? [index] : [],
    );
  }

  /** The most cards that may be lifted from this pile as one unit; 0 for none. */
  maxCount(from: PileIndex): number {
    if (whyNoLift(this.#board, { from, count: 1 }) !== null) return 0;
    return runLength(this.#board, from);
  }

  /** The first condition that the move fails, or null if it is legal. */
  refusal(move: Move): Refusal | null {
    return whyNot(this.#board, move);
  }

  /** Why these cards cannot be lifted, or null. */
  liftRefusal(from: PileIndex, count: number): Refusal | null {
    return whyNoLift(this.#board, { from, count });
  }

  /**
   * Plays a move and what follows by itself, as one step of undo.
   * @throws IllegalMoveError if the rules refuse it; nothing has changed then.
   */
  play(move: Move, autoplay: Autoplay): Turn {
    const refusal = whyNot(this.#board, move);
    if (refusal) throw new IllegalMoveError(refusal);
    const start = this.#begin(move);
    this.#history.add(move, playAutomatically(this.#board, autoplay));
    return this.#turnSince(start);
  }

  /** Takes the last move back; undefined at the opening. */
  undo(): Turn | undefined {
    const start = this.#marks.pop();
    if (start === undefined) return undefined;
    const effects = this.#board.effectsSince(start).map(inverse).reverse();
    this.#board.undoTo(start);
    this.#history.stepBack();
    this.#position = undefined;
    return { effects };
  }

  /** Makes the move again that was last taken back here; undefined if there is none. */
  redo(): Turn | undefined {
    const next = this.#history.next();
    return next === undefined ? undefined : this.#replay(next);
  }

  /**
   * Goes to any place in the history, -1 being the opening.
   * @throws RangeError if there is no such place, IllegalMoveError if the rules refuse a move on the way.
   */
  goTo(node: number): Turn {
    const line = this.#history.lineTo(node);
    const here = this.#history.lineTo(this.#history.cursor);
    const forked = here.findIndex((known, i) => known !== line[i]);
    const shared = forked < 0 ? Math.min(here.length, line.length) : forked;
    const effects: Effect[] = [];
    for (let i = here.length; i > shared; i--) effects.push(...(this.undo()?.effects ?? []));
    for (const next of line.slice(shared)) effects.push(...this.#replay(next).effects);
    this.#history.moveTo(node);
    return { effects };
  }

  #replay(index: number): Turn {
    const node = this.#history.node(index);
    if (!node) throw new RangeError(`There is no move ${index + 1} in this game.`);
    const refusal = whyNot(this.#board, node.move);
    if (refusal) throw new IllegalMoveError(refusal);
    const start = this.#begin(node.move);
    this.#makeAll(node.automatic);
    this.#history.moveTo(index);
    return this.#turnSince(start);
  }

  #begin(move: Move): number {
    const start = this.#board.logLength;
    this.#board.make(packMove(move));
    settleExemptions(this.#board, move);
    this.#marks.push(start);
    return start;
  }

  #turnSince(start: number): Turn {
    this.#position = undefined;
    return { effects: this.#board.effectsSince(start) };
  }

  #makeAll(moves: readonly CardMove[]): readonly CardMove[] {
    for (const move of moves) {
      const refusal = whyNot(this.#board, move);
      if (refusal) throw new IllegalMoveError(refusal);
      this.#board.make(packMove(move), AUTOMATIC);
    }
    return moves;
  }
}
