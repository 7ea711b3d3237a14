import { FACE_DOWN, mix, type PileStore } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';

/** Roles a pile's content is scored in; -1 adds nothing. */
export type RoleOf = Int32Array;

/**
 * One content number a pile, and what follows from all of them: hashes, score and count of foundation cards, kept
 * up to date with every change. Changes are logged, so that all since a mark can be taken back.
 */
export class PileContents {
  readonly space: SearchSpace;
  readonly store: PileStore;
  /** By pile: its content in the store. */
  readonly contents: Int32Array;
  /** Cards on all foundations together. */
  foundationCards = 0;
  /** Two hashes of the canonical position: equal for positions that differ in interchangeable piles only. */
  hash1 = 0;
  hash2 = 0;
  /** Sum of the contents' shares of the evaluation. */
  score = 0;
  /** The store was full: a move could not be made, and the state is no longer to be used. */
  overflowed = false;
  /** Positions are also equal where only tails of runs have changed places. */
  readonly tailsSwap: boolean;
  readonly #roleOf: RoleOf;
  readonly #seeds: Int32Array;
  readonly #isFoundation: Uint8Array;
  /** By pile: 1 where the cards that hang on the first of the top run are not looked at. */
  readonly #withoutTail: Uint8Array;
  /** Old contents of changed piles, pile and content in turn. */
  #log = new Int32Array(1 << 12);
  #logged = 0;

  constructor(space: SearchSpace, store: PileStore, roleOf: RoleOf, tailsSwap: boolean) {
    const { piles } = space.game;
    this.space = space;
    this.store = store;
    this.contents = new Int32Array(piles.length);
    this.tailsSwap = tailsSwap;
    this.#roleOf = roleOf;
    this.#seeds = Int32Array.from(space.classOf, (number) => mix(number * 2 + 77));
    this.#isFoundation = Uint8Array.from(piles, (pile) => (pile.kind === 'foundation' ? 1 : 0));
    this.#withoutTail = Uint8Array.from(piles, (pile) => (tailsSwap && pile.kind === 'tableau' ? 1 : 0));
  }

  /** How many changes are logged. */
  protected get logged(): number {
    return this.#logged;
  }

  /** Takes back all changes but the first so many. */
  protected takeBackTo(mark: number): void {
    while (this.#logged > mark) {
      this.#logged -= 2;
      this.#change(this.#log[this.#logged] ?? 0, this.#log[this.#logged + 1] ?? 0);
    }
  }

  protected forgetLog(): void {
    this.#logged = 0;
  }

  /** The content that has this card on top of that one; where the store is full, sets `overflowed`. */
  protected push(content: number, card: number): number {
    const pushed = this.store.push(content, card);
    if (pushed >= 0) return pushed;
    this.overflowed = true;
    return 0;
  }

  /** The content with its top card face up. */
  protected turnedUp(content: number): number {
    const { store } = this;
    const top = store.top[content] ?? 0;
    if (content === 0 || top < FACE_DOWN) return content;
    return this.push(store.parent[content] ?? 0, top - FACE_DOWN);
  }

  /** Changes the content of a pile, to be undone. */
  protected set(pile: number, content: number): void {
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
    this.contents[pile] = content;
    const role = this.#roleOf[pile] ?? -1;
    if (role >= 0) {
      const scores = store.scores[role];
      if (scores !== undefined) this.score += (scores[content] ?? 0) - (scores[old] ?? 0);
    }
    if (this.#isFoundation[pile] === 1)
      this.foundationCards += (store.length[content] ?? 0) - (store.length[old] ?? 0);
    let now = content;
    let before = old;
    if (this.#withoutTail[pile] === 1) {
      now = store.base[content] ?? 0;
      before = store.base[old] ?? 0;
      if (now === before) return;
    }
    const seed = this.#seeds[pile] ?? 0;
    this.hash1 =
      (this.hash1 +
        Math.imul((store.hash1[now] ?? 0) ^ seed, 0x9e3779b1) -
        Math.imul((store.hash1[before] ?? 0) ^ seed, 0x9e3779b1)) |
      0;
    this.hash2 =
      (this.hash2 +
        Math.imul((store.hash2[now] ?? 0) ^ seed, 0x85ebca77) -
        Math.imul((store.hash2[before] ?? 0) ^ seed, 0x85ebca77)) |
      0;
  }

  /** Works everything out anew from the contents. */
  protected sumUp(): void {
    const { store, contents } = this;
    let hash1 = 0;
    let hash2 = 0;
    let score = 0;
    let up = 0;
    for (let pile = 0; pile < contents.length; pile++) {
      const content = contents[pile] ?? 0;
      const seed = this.#seeds[pile] ?? 0;
      const shown = this.#withoutTail[pile] === 1 ? (store.base[content] ?? 0) : content;
      hash1 = (hash1 + Math.imul((store.hash1[shown] ?? 0) ^ seed, 0x9e3779b1)) | 0;
      hash2 = (hash2 + Math.imul((store.hash2[shown] ?? 0) ^ seed, 0x85ebca77)) | 0;
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
