import type { Card } from '../cards/card.ts';
import type { CompiledGame } from '../rules/compile.ts';
import { makeDeal, makeMove, makeRedeal } from './consequences.ts';
import type { Effect } from './effect.ts';
import {
  causeNumber,
  EffectLog,
  effectOf,
  entryOf,
  type LogEntry,
  startsMove,
  transferEntry,
} from './log.ts';
import { DEAL, type PackedMove, REDEAL } from './packedMove.ts';
import type { Position } from './position.ts';

/** A pile's cells start at `pile << PILE_SHIFT`; no pile can hold more than a byte counts. */
export const PILE_SHIFT = 8;

/**
 * A position that changes in place: the one on which moves are made and taken back, for the table and the
 * solver alike. Its arrays are read by the generator of legal moves and by searches; only its methods write them.
 */
export class Board {
  readonly game: CompiledGame;
  /** `cells[pile << 8 | k]` is the k-th card of a pile from the bottom. */
  readonly cells: Uint8Array;
  /** Cards by pile. */
  readonly length: Int32Array;
  /** By card: 1 where it lies face down outside the stock; the stock always does. */
  readonly faceDown: Uint8Array;
  /** By card: 1 where automatic moves leave it alone. */
  readonly exempt: Uint8Array;
  /** 1 for the first pass through the stock. */
  pass = 1;
  /** Cards on all foundations together. */
  foundationCards = 0;
  readonly #log = new EffectLog();
  readonly #isFoundation: Uint8Array;

  constructor(game: CompiledGame) {
    this.game = game;
    this.cells = new Uint8Array(game.piles.length << PILE_SHIFT);
    this.length = new Int32Array(game.piles.length);
    this.faceDown = new Uint8Array(game.cards);
    this.exempt = new Uint8Array(game.cards);
    this.#isFoundation = Uint8Array.from(game.piles, (pile) => (pile.kind === 'foundation' ? 1 : 0));
  }

  /** Whether every card is on the foundations. */
  get isWon(): boolean {
    return this.foundationCards === this.game.cards;
  }

  /** How many effects can be taken back; see `effectsSince`. */
  get logLength(): number {
    return this.#log.length;
  }

  /** The k-th card of a pile from the bottom; 0 (not a card) beyond its end. */
  cardAt(pile: number, k: number): Card {
    return this.cells[(pile << PILE_SHIFT) | k] ?? 0;
  }

  /** Cards on a pile. */
  lengthOf(pile: number): number {
    return this.length[pile] ?? 0;
  }

  /** The top card of a pile that has one. */
  topOf(pile: number): Card {
    return this.cardAt(pile, this.lengthOf(pile) - 1);
  }

  /** Takes over a position of this game; what could be undone is forgotten. */
  load(position: Position): void {
    this.faceDown.fill(0);
    for (const card of position.faceDown) this.faceDown[card] = 1;
    this.exempt.fill(0);
    for (const card of position.exempt) this.exempt[card] = 1;
    this.foundationCards = 0;
    position.piles.forEach((cards, pile) => {
      this.cells.set(cards, pile << PILE_SHIFT);
      this.length[pile] = cards.length;
      if (this.#isFoundation[pile] === 1) this.foundationCards += cards.length;
    });
    this.pass = position.pass;
    this.#log.clear();
  }

  /** The position as a value. */
  position(): Position {
    return {
      piles: this.game.piles.map(({ index }) =>
        Array.from(this.cells.subarray(index << PILE_SHIFT, (index << PILE_SHIFT) + this.lengthOf(index))),
      ),
      faceDown: flagged(this.faceDown),
      pass: this.pass,
      exempt: flagged(this.exempt),
    };
  }

  /**
   * Makes a legal move with its refills and turn-ups. Whether it is legal is not asked here.
   * `cause` (see `causeNumber`) says who moved the cards.
   */
  make(move: PackedMove, cause = PLAYER): void {
    this.#log.startMove();
    if (move === DEAL) makeDeal(this);
    else if (move === REDEAL) makeRedeal(this);
    else makeMove(this, move & 0xff, (move >> 8) & 0xff, (move >> 16) & 0xff, cause);
  }

  /** Takes the last move back, if there is one. */
  undo(): void {
    while (this.#log.length > 0) {
      const entry = this.#log.pop();
      this.#takeBack(entry);
      if (startsMove(entry)) return;
    }
  }

  /** Takes back everything since the log had `logLength` entries. */
  undoTo(logLength: number): void {
    while (this.#log.length > logLength) this.#takeBack(this.#log.pop());
  }

  /** The effects since the log had `logLength` entries. */
  effectsSince(logLength: number): Effect[] {
    return this.#log.effectsFrom(logLength);
  }

  /** Applies one effect and logs it, as part of the running move. */
  apply(effect: Effect): void {
    this.#applyEntry(entryOf(effect));
  }

  /** Moves `count` cards from the top of a pile to another and logs it; `cause` as in `causeNumber`. */
  transfer(from: number, to: number, count: number, turned: boolean, cause: number): void {
    this.#move(from, to, count, turned);
    this.#log.push(transferEntry(from, to, count, turned, cause));
  }

  /** Turns the top card of a pile face up, if it lies face down, and logs it. */
  turnUp(pile: number): void {
    const cards = this.length[pile] ?? 0;
    if (cards === 0) return;
    const top = this.cells[(pile << PILE_SHIFT) | (cards - 1)] ?? 0;
    if (this.faceDown[top] === 0) return;
    this.faceDown[top] = 0;
    this.#log.push(FLIP_UP | (pile << 7));
  }

  #applyEntry(entry: LogEntry): void {
    const effect = effectOf(entry);
    switch (effect.type) {
      case 'transfer':
        this.#move(effect.from, effect.to, effect.count, effect.turned);
        break;
      case 'flip':
        this.faceDown[this.topOf(effect.pile)] = effect.faceUp ? 0 : 1;
        break;
      case 'pass':
        this.pass += effect.by;
        break;
      case 'exempt':
        this.exempt[effect.card] = effect.exempt ? 1 : 0;
        break;
    }
    this.#log.push(entry);
  }

  #takeBack(entry: LogEntry): void {
    switch (entry & 3) {
      case 0:
        this.#move((entry >> 15) & 0xff, (entry >> 7) & 0xff, (entry >> 23) & 0xff, (entry & 8) !== 0);
        break;
      case 1:
        this.faceDown[this.topOf((entry >> 7) & 0xff)] = (entry & 8) !== 0 ? 1 : 0;
        break;
      case 2:
        this.pass -= (entry & 8) !== 0 ? 1 : -1;
        break;
      default:
        this.exempt[(entry >> 7) & 0xff] = (entry & 8) !== 0 ? 0 : 1;
    }
  }

  #move(from: number, to: number, count: number, turned: boolean): void {
    const { cells, length } = this;
    const fromLength = (length[from] ?? 0) - count;
    const toLength = length[to] ?? 0;
    const source = (from << PILE_SHIFT) | fromLength;
    const target = (to << PILE_SHIFT) | toLength;
    if (turned) for (let i = 0; i < count; i++) cells[target + i] = cells[source + count - 1 - i] ?? 0;
    else for (let i = 0; i < count; i++) cells[target + i] = cells[source + i] ?? 0;
    length[from] = fromLength;
    length[to] = toLength + count;
    const isFoundation = this.#isFoundation;
    this.foundationCards += count * ((isFoundation[to] ?? 0) - (isFoundation[from] ?? 0));
  }
}

/** The cards whose flag is set, ascending. */
function flagged(flags: Uint8Array): Card[] {
  return Array.from(flags.keys()).filter((card) => flags[card] === 1);
}

const PLAYER = causeNumber('player');
const FLIP_UP = entryOf({ type: 'flip', pile: 0, faceUp: true });
