import { faceOf } from '../cards/card.ts';
import { DEAL, type PackedMove, REDEAL } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import { MoveLister } from './moveLister.ts';
import type { RoleOf } from './pileContents.ts';
import { FACE_DOWN, type PileStore } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';
import { StockContents } from './stockContents.ts';

/**
 * A position as a search sees it: one content number a pile, changed in place. What is legal is read off the
 * same compiled tables as on the board, and every line found here is replayed there before anyone hears of it.
 */
export class SearchState extends StockContents {
  /** Cards in the position. */
  cards = 0;
  /** How many positions the last `make` went through. */
  made = 0;
  protected readonly lister: MoveLister;
  readonly #passes: number[] = [];
  /** How much was logged before each move. */
  readonly #marks: number[] = [];
  readonly #unit = new Uint8Array(256);
  #stockAtStart = 0;
  #passAtStart = 1;

  /** @param tailsSwap positions are also equal where only tails of runs have changed places. */
  constructor(space: SearchSpace, store: PileStore, roleOf: RoleOf, tailsSwap = false) {
    super(space, store, roleOf, tailsSwap);
    this.lister = new MoveLister(space, store, this.contents);
  }

  /** Whether every card is on the foundations. */
  get isWon(): boolean {
    return this.foundationCards === this.cards;
  }

  /** How far the game has come: cards on the foundations and cards dealt from the stock, over all passes. */
  get progress(): number {
    const { stock } = this.space.game;
    if (stock < 0) return this.foundationCards;
    const left = this.store.length[this.contents[stock] ?? 0] ?? 0;
    if (this.space.cycles) {
      const dealt = this.store.length[this.contents[this.space.game.waste] ?? 0] ?? 0;
      return this.foundationCards + Math.max(0, this.#stockAtStart - left - dealt);
    }
    return (
      this.foundationCards +
      Math.max(0, this.#stockAtStart - left) +
      (this.pass - this.#passAtStart) * this.#stockAtStart
    );
  }

  /** Takes over a position of the game; what could be undone is forgotten. */
  load(position: Position): void {
    const { game, canonical } = this.space;
    this.restart();
    this.overflowed = false;
    this.pass = this.passOf(position.pass);
    this.cards = 0;
    const hidden = new Set(position.faceDown);
    position.piles.forEach((cards, pile) => {
      let content = 0;
      for (const card of cards) {
        const shown = pile === game.stock || !hidden.has(card);
        content = this.push(content, (canonical[faceOf(card)] ?? 0) + (shown ? 0 : FACE_DOWN));
      }
      this.contents[pile] = content;
      this.cards += cards.length;
    });
    this.#stockAtStart = game.stock < 0 ? 0 : (this.store.length[this.contents[game.stock] ?? 0] ?? 0);
    this.#passAtStart = this.pass;
    this.sumUp();
    if (this.space.cycles) {
      this.turnBack();
      this.restart();
      this.#stockAtStart =
        (this.store.length[this.contents[game.stock] ?? 0] ?? 0) +
        (this.store.length[this.contents[game.waste] ?? 0] ?? 0);
    }
  }

  /** Takes over contents that `store` knows; what could be undone is forgotten. */
  loadContents(contents: Int32Array, offset: number, pass: number): void {
    this.restart();
    for (let pile = 0; pile < this.contents.length; pile++)
      this.contents[pile] = contents[offset + pile] ?? 0;
    this.pass = pass;
    this.sumUp();
  }

  /** Works hash, score and count of foundation cards out anew, after the contents were set from outside. */
  refresh(pass: number): void {
    this.restart();
    this.pass = pass;
    this.sumUp();
  }

  /** Writes the legal moves to `out`, see `MoveLister.list`; returns how many there are. */
  moves(out: Int32Array): number {
    return this.lister.list(this.pass, out);
  }

  /** Makes a legal move. Where the store is full it sets `overflowed`. */
  make(move: PackedMove): void {
    this.mark();
    this.made = 0;
    this.apply(move);
  }

  /** Takes back what was made since the last mark, and the mark. */
  undo(): void {
    this.takeBackTo(this.#marks.pop() ?? 0);
    this.pass = this.#passes.pop() ?? 1;
  }

  /**
   * A line from a position as single moves, those that are made by themselves included. The state is at its end
   * then.
   */
  writtenOut(position: Position, line: readonly PackedMove[]): PackedMove[] {
    this.load(position);
    for (const move of line) this.make(move);
    return [...line];
  }

  /** Forgets what could be undone. */
  protected restart(): void {
    this.forgetLog();
    this.#marks.length = 0;
    this.#passes.length = 0;
  }

  /** Remembers how things stand, for `undo`. */
  protected mark(): void {
    this.#marks.push(this.logged);
    this.#passes.push(this.pass);
  }

  protected apply(move: PackedMove): void {
    this.made++;
    if (move === DEAL) this.deal();
    else if (move === REDEAL) this.redeal();
    else {
      if (move >>> 24 !== 0) this.turnTo(move >>> 24);
      this.#move(move & 0xff, (move >> 8) & 0xff, (move >> 16) & 0xff);
      if (move >>> 24 !== 0) this.turnBack();
    }
  }

  #move(from: number, to: number, count: number): void {
    const { store, contents } = this;
    let source = contents[from] ?? 0;
    let target = contents[to] ?? 0;
    if (count === 1) {
      target = this.push(target, store.top[source] ?? 0);
      source = store.parent[source] ?? 0;
    } else {
      for (let i = count - 1; i >= 0; i--) {
        this.#unit[i] = store.top[source] ?? 0;
        source = store.parent[source] ?? 0;
      }
      for (let i = 0; i < count; i++) target = this.push(target, this.#unit[i] ?? 0);
    }
    this.set(to, target);
    source = this.turnedUp(source);
    this.set(from, source);
    if (source === 0) this.refill(from);
  }
}
