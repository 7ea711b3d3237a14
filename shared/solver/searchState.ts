import { faceOf } from '../cards/card.ts';
import { DEAL, type PackedMove, REDEAL } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import { REFILL } from '../rules/compile.ts';
import { MoveLister } from './moveLister.ts';
import { FACE_DOWN, mix, type PileStore } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';

/** Roles a pile's content is scored in; -1 adds nothing. */
export type RoleOf = Int32Array;

/**
 * A position as a search sees it: one content number a pile, changed in place. What is legal is read off the
 * same compiled tables as on the board, and every line found here is replayed there before anyone hears of it.
 */
export class SearchState {
  readonly space: SearchSpace;
  readonly store: PileStore;
  /** By pile: its content in the store. */
  readonly contents: Int32Array;
  pass = 1;
  /** Cards on all foundations together. */
  foundationCards = 0;
  /** Cards in the position. */
  cards = 0;
  /** Two hashes of the canonical position: equal for positions that differ in interchangeable piles only. */
  hash1 = 0;
  hash2 = 0;
  /** Sum of the contents' shares of the evaluation. */
  score = 0;
  /** The store was full: a move could not be made, and the state is no longer to be used. */
  overflowed = false;
  readonly #piles: number;
  readonly #roleOf: RoleOf;
  readonly #seeds: Int32Array;
  readonly #isFoundation: Uint8Array;
  /** Old contents of changed piles, pile and content in turn; `#marks` says where each move begins. */
  #log = new Int32Array(1 << 12);
  #logged = 0;
  readonly #passes: number[] = [];
  readonly #marks: number[] = [];
  readonly #unit = new Uint8Array(256);
  readonly #lastPass: number;
  readonly #lister: MoveLister;
  #stockAtStart = 0;
  #passAtStart = 1;

  constructor(space: SearchSpace, store: PileStore, roleOf: RoleOf) {
    const { game } = space;
    this.space = space;
    this.store = store;
    this.#piles = game.piles.length;
    this.contents = new Int32Array(this.#piles);
    this.#roleOf = roleOf;
    this.#seeds = Int32Array.from(space.classOf, (number) => mix(number * 2 + 77));
    this.#isFoundation = Uint8Array.from(game.piles, (pile) => (pile.kind === 'foundation' ? 1 : 0));
    // With unlimited redeals the number of the pass only says how many cards are dealt at a time.
    this.#lastPass = game.passes < 0 ? game.packets.length : game.passes;
    this.#lister = new MoveLister(space, store, this.contents);
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
    this.#clearLog();
    this.overflowed = false;
    this.pass = this.#passOf(position.pass);
    this.cards = 0;
    const hidden = new Set(position.faceDown);
    position.piles.forEach((cards, pile) => {
      let content = 0;
      for (const card of cards) {
        const shown = pile === game.stock || !hidden.has(card);
        content = this.#push(content, (canonical[faceOf(card)] ?? 0) + (shown ? 0 : FACE_DOWN));
      }
      this.contents[pile] = content;
      this.cards += cards.length;
    });
    this.#stockAtStart = game.stock < 0 ? 0 : (this.store.length[this.contents[game.stock] ?? 0] ?? 0);
    this.#passAtStart = this.pass;
    this.#sumUp();
    if (this.space.cycles) {
      this.#turnBack();
      this.#clearLog();
      this.#stockAtStart =
        (this.store.length[this.contents[game.stock] ?? 0] ?? 0) +
        (this.store.length[this.contents[game.waste] ?? 0] ?? 0);
    }
  }

  /** Takes over contents that `store` knows; what could be undone is forgotten. */
  loadContents(contents: Int32Array, offset: number, pass: number): void {
    this.#clearLog();
    for (let pile = 0; pile < this.#piles; pile++) this.contents[pile] = contents[offset + pile] ?? 0;
    this.pass = pass;
    this.#sumUp();
  }

  /** Works hash, score and count of foundation cards out anew, after the contents were set from outside. */
  refresh(pass: number): void {
    this.#clearLog();
    this.pass = pass;
    this.#sumUp();
  }

  /** Moves made and not taken back. */
  get depth(): number {
    return this.#marks.length;
  }

  /** Writes the legal moves to `out`, see `MoveLister.list`; returns how many there are. */
  moves(out: Int32Array): number {
    return this.#lister.list(this.pass, out);
  }

  /** Makes a legal move. Where the store is full it sets `overflowed`. */
  make(move: PackedMove): void {
    this.#marks.push(this.#logged);
    this.#passes.push(this.pass);
    if (move === DEAL) this.#deal();
    else if (move === REDEAL) this.#redeal();
    else {
      if (move >>> 24 !== 0) this.#turnTo(move >>> 24);
      this.#move(move & 0xff, (move >> 8) & 0xff, (move >> 16) & 0xff);
      if (move >>> 24 !== 0) this.#turnBack();
    }
  }

  /** Takes the last move back. */
  undo(): void {
    const mark = this.#marks.pop() ?? 0;
    while (this.#logged > mark) {
      this.#logged -= 2;
      this.#change(this.#log[this.#logged] ?? 0, this.#log[this.#logged + 1] ?? 0);
    }
    this.pass = this.#passes.pop() ?? 1;
  }

  #move(from: number, to: number, count: number): void {
    const { store, contents } = this;
    let source = contents[from] ?? 0;
    let target = contents[to] ?? 0;
    if (count === 1) {
      target = this.#push(target, store.top[source] ?? 0);
      source = store.parent[source] ?? 0;
    } else {
      for (let i = count - 1; i >= 0; i--) {
        this.#unit[i] = store.top[source] ?? 0;
        source = store.parent[source] ?? 0;
      }
      for (let i = 0; i < count; i++) target = this.#push(target, this.#unit[i] ?? 0);
    }
    if (source !== 0 && (store.top[source] ?? 0) >= FACE_DOWN) {
      source = this.#push(store.parent[source] ?? 0, (store.top[source] ?? 0) - FACE_DOWN);
    }
    this.#set(to, target);
    this.#set(from, source);
    if (source === 0) this.#refill(from);
  }

  #refill(pile: number): void {
    const { game } = this.space;
    const { contents, store } = this;
    const refill = game.refill[pile];
    if (refill === REFILL.none) return;
    if (refill === REFILL.waste) {
      if (contents[game.waste] === 0 && contents[game.stock] !== 0) this.#deal();
      const waste = contents[game.waste] ?? 0;
      if (waste === 0) return;
      this.#set(pile, this.#push(0, store.top[waste] ?? 0));
      this.#set(game.waste, store.parent[waste] ?? 0);
      return;
    }
    const stock = contents[game.stock] ?? 0;
    if (stock === 0) return;
    this.#set(pile, this.#push(0, store.top[stock] ?? 0));
    this.#set(game.stock, store.parent[stock] ?? 0);
  }

  #deal(): void {
    const { game } = this.space;
    const { contents, store } = this;
    let stock = contents[game.stock] ?? 0;
    if (game.waste >= 0) {
      let waste = contents[game.waste] ?? 0;
      const packet = game.packets[Math.min(this.pass, game.packets.length) - 1] ?? 1;
      for (let i = 0; i < packet && stock !== 0; i++) {
        waste = this.#push(waste, store.top[stock] ?? 0);
        stock = store.parent[stock] ?? 0;
      }
      this.#set(game.waste, waste);
    } else {
      for (let i = 0; i < game.dealTargets.length && stock !== 0; i++) {
        const pile = game.dealTargets[i] ?? 0;
        this.#set(pile, this.#push(contents[pile] ?? 0, store.top[stock] ?? 0));
        stock = store.parent[stock] ?? 0;
      }
    }
    this.#set(game.stock, stock);
  }

  #redeal(): void {
    const { game } = this.space;
    const { store } = this;
    let stock = 0;
    for (let waste = this.contents[game.waste] ?? 0; waste > 0; waste = store.parent[waste] ?? 0) {
      stock = this.#push(stock, store.top[waste] ?? 0);
    }
    this.#set(game.waste, 0);
    this.#set(game.stock, stock);
    this.pass = this.#passOf(this.pass + 1);
  }

  /** Deals on, or turns the waste over and deals, until the waste has this many cards. */
  #turnTo(length: number): void {
    const { stock: stockPile, waste: wastePile } = this.space.game;
    const { store, contents } = this;
    let stock = contents[stockPile] ?? 0;
    let waste = contents[wastePile] ?? 0;
    for (let dealt = store.length[waste] ?? 0; dealt < length; dealt++) {
      waste = this.#push(waste, store.top[stock] ?? 0);
      stock = store.parent[stock] ?? 0;
    }
    for (let dealt = store.length[waste] ?? 0; dealt > length; dealt--) {
      stock = this.#push(stock, store.top[waste] ?? 0);
      waste = store.parent[waste] ?? 0;
    }
    this.#set(wastePile, waste);
    this.#set(stockPile, stock);
  }

  /** Where whole packets lie on the waste, the same cards can be reached as with all in the stock: so let them be there. */
  #turnBack(): void {
    const { game } = this.space;
    const dealt = this.store.length[this.contents[game.waste] ?? 0] ?? 0;
    if (dealt > 0 && dealt % (game.packets[0] ?? 1) === 0) this.#turnTo(0);
  }

  #passOf(pass: number): number {
    return this.space.game.passes < 0 ? Math.min(pass, this.#lastPass) : pass;
  }

  #push(content: number, card: number): number {
    const pushed = this.store.push(content, card);
    if (pushed >= 0) return pushed;
    this.overflowed = true;
    return 0;
  }

  #set(pile: number, content: number): void {
    if (this.#logged + 2 > this.#log.length) {
      const longer = new Int32Array(this.#log.length * 2);
      longer.set(this.#log);
      this.#log = longer;
    }
    this.#log[this.#logged++] = pile;
    this.#log[this.#logged++] = this.contents[pile] ?? 0;
    this.#change(pile, content);
  }

  #change(pile: number, content: number): void {
    const { store } = this;
    const old = this.contents[pile] ?? 0;
    const seed = this.#seeds[pile] ?? 0;
    this.hash1 =
      (this.hash1 +
        Math.imul((store.hash1[content] ?? 0) ^ seed, 0x9e3779b1) -
        Math.imul((store.hash1[old] ?? 0) ^ seed, 0x9e3779b1)) |
      0;
    this.hash2 =
      (this.hash2 +
        Math.imul((store.hash2[content] ?? 0) ^ seed, 0x85ebca77) -
        Math.imul((store.hash2[old] ?? 0) ^ seed, 0x85ebca77)) |
      0;
    const role = this.#roleOf[pile] ?? -1;
    if (role >= 0) {
      const scores = store.scores[role];
      if (scores !== undefined) this.score += (scores[content] ?? 0) - (scores[old] ?? 0);
    }
    if (this.#isFoundation[pile] === 1)
      this.foundationCards += (store.length[content] ?? 0) - (store.length[old] ?? 0);
    this.contents[pile] = content;
  }

  #clearLog(): void {
    this.#logged = 0;
    this.#marks.length = 0;
    this.#passes.length = 0;
  }

  #sumUp(): void {
    const { store, contents } = this;
    let hash1 = 0;
    let hash2 = 0;
    let score = 0;
    let up = 0;
    for (let pile = 0; pile < this.#piles; pile++) {
      const content = contents[pile] ?? 0;
      const seed = this.#seeds[pile] ?? 0;
      hash1 = (hash1 + Math.imul((store.hash1[content] ?? 0) ^ seed, 0x9e3779b1)) | 0;
      hash2 = (hash2 + Math.imul((store.hash2[content] ?? 0) ^ seed, 0x85ebca77)) | 0;
      const role = this.#roleOf[pile] ?? -1;
      if (role >= 0) score += store.scores[role]?.[content] ?? 0;
      if (this.#isFoundation[pile] === 1) up += store.length[content] ?? 0;
    }
    this.hash1 = hash1;
    this.hash2 = hash2;
    this.score = score;
    this.foundationCards = up;
  }
}
