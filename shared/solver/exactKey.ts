import { CARDS_PER_DECK } from '../cards/card.ts';
import { FOUNDATION, UNIT } from '../rules/compile.ts';
import type { SearchState } from './searchState.ts';
import { Tails } from './tails.ts';

/**
 * Positions as short rows of integers that are equal exactly if the positions are, interchangeable piles aside.
 * A pile that can only hold the beginning of one known sequence (a foundation in suit, a stock that is dealt
 * once) is written as its length, in a byte; every other pile as the number of its content. Where tails of runs may
 * change places, that is its content without the tail: the cards that are then missing hang on others, it does not
 * matter where.
 */
export class ExactKey {
  /** Integers in a key. */
  readonly words: number;
  readonly #state: SearchState;
  /** Piles by class, those written as lengths and those written as contents apart. */
  readonly #byLength: readonly Int32Array[] = [];
  readonly #byContent: readonly Int32Array[] = [];
  /** By pile written as a length: its content at every length. */
  readonly #contentAt: readonly (Int32Array | undefined)[];
  readonly #bytes: Uint8Array;
  readonly #sorted = new Int32Array(256);
  readonly #tails: Tails | undefined;

  /** @param state at the root of the search; the sequences of single piles are read off it. */
  constructor(state: SearchState) {
    this.#state = state;
    const { space } = state;
    this.#contentAt = space.game.piles.map((pile) => sequenceOf(state, pile.index));
    const byLength: Int32Array[] = [];
    const byContent: Int32Array[] = [];
    let contents = 0;
    let bytes = 1;
    for (const piles of space.classes) {
      const single = piles.every((pile) => this.#contentAt[pile] !== undefined) && this.#sameSequence(piles);
      (single ? byLength : byContent).push(Int32Array.from(piles));
      if (single) bytes += piles.length;
      else contents += piles.length;
    }
    this.#byLength = byLength;
    this.#byContent = byContent;
    this.words = contents + Math.ceil(bytes / 4);
    this.#bytes = new Uint8Array(Math.ceil(bytes / 4) * 4);
    this.#tails = state.tailsSwap ? new Tails(state) : undefined;
  }

  /** Writes the key of the state to `out`. */
  write(out: Int32Array): void {
    const { store, contents, pass } = this.#state;
    const sorted = this.#sorted;
    let word = 0;
    for (const piles of this.#byContent) {
      const count = piles.length;
      for (let i = 0; i < count; i++) insert(sorted, i, this.#written(piles[i] ?? 0));
      for (let i = 0; i < count; i++) out[word++] = sorted[i] ?? 0;
    }
    const bytes = this.#bytes;
    let byte = 0;
    for (const piles of this.#byLength) {
      const count = piles.length;
      for (let i = 0; i < count; i++) insert(sorted, i, store.length[contents[piles[i] ?? 0] ?? 0] ?? 0);
      for (let i = 0; i < count; i++) bytes[byte++] = sorted[i] ?? 0;
    }
    bytes[byte] = pass;
    for (let i = 0; i < bytes.length; i += 4) {
      out[word++] =
        (bytes[i] ?? 0) |
        ((bytes[i + 1] ?? 0) << 8) |
        ((bytes[i + 2] ?? 0) << 16) |
        ((bytes[i + 3] ?? 0) << 24);
    }
  }

  /** Makes the state the position of a key, interchangeable piles in the key's order. */
  read(keys: Int32Array, offset: number): void {
    const { contents } = this.#state;
    let word = offset;
    for (const piles of this.#byContent) {
      for (let i = 0; i < piles.length; i++) contents[piles[i] ?? 0] = keys[word++] ?? 0;
    }
    let byte = 0;
    for (const piles of this.#byLength) {
      for (let i = 0; i < piles.length; i++) {
        const pile = piles[i] ?? 0;
        contents[pile] = this.#contentAt[pile]?.[byteAt(keys, word, byte++)] ?? 0;
      }
    }
    this.#tails?.hang();
    this.#state.refresh(byteAt(keys, word, byte));
  }

  /** The content that a pile is written as. */
  #written(pile: number): number {
    const content = this.#state.contents[pile] ?? 0;
    return this.#tails?.isWithout(pile) ? (this.#state.store.base[content] ?? 0) : content;
  }

  #sameSequence(piles: readonly number[]): boolean {
    const [first, ...others] = piles.map((pile) => this.#contentAt[pile]);
    return others.every((sequence) => {
      const shared = Math.min(sequence?.length ?? 0, first?.length ?? 0);
      return (
        sequence?.length === first?.length &&
        sequence?.slice(0, shared).every((content, i) => content === first?.[i])
      );
    });
  }
}

function byteAt(keys: Int32Array, word: number, byte: number): number {
  return ((keys[word + (byte >> 2)] ?? 0) >>> ((byte & 3) * 8)) & 0xff;
}

/** Puts `value` in its place among the first `count` of `sorted`. */
function insert(sorted: Int32Array, count: number, value: number): void {
  let at = count;
  while (at > 0 && (sorted[at - 1] ?? 0) > value) {
    sorted[at] = sorted[at - 1] ?? 0;
    at--;
  }
  sorted[at] = value;
}

/** The contents that a pile can have from here on, by length, where its length decides; undefined elsewhere. */
function sequenceOf(state: SearchState, pile: number): Int32Array | undefined {
  const { game } = state.space;
  const content = state.contents[pile] ?? 0;
  if (game.kindOf[pile] === FOUNDATION) return foundationSequence(state, pile, content);
  const takesBack = pile === game.stock && game.passes !== 1;
  const dealtTo = game.dealTargets.includes(pile);
  const takes = game.fromMask[pile] !== 0 || game.refill[pile] !== 0;
  if (takesBack || takes || dealtTo || pile === game.waste) return undefined;
  return beginnings(state, content);
}

function beginnings(state: SearchState, content: number): Int32Array | undefined {
  const { store } = state;
  const sequence = new Int32Array((store.length[content] ?? 0) + 1);
  for (let at = content; at !== 0; at = store.parent[at] ?? 0) {
    // A card that may still turn up makes two contents of one length.
    if ((store.top[at] ?? 0) >= CARDS_PER_DECK) return undefined;
    sequence[store.length[at] ?? 0] = at;
  }
  return sequence;
}

/** A foundation whose every next card is the only one that fits, and that has been built so. */
function foundationSequence(state: SearchState, pile: number, content: number): Int32Array | undefined {
  const { store, space } = state;
  const { game, canonical } = space;
  // Only cards that come one by one are sure to be those that the foundation asks for.
  if (game.unitOnEmpty[pile] !== UNIT.card || game.unitOnCard[pile] !== UNIT.card) return undefined;
  const start = game.acceptOf[pile] ?? 0;
  const sequence = [0];
  let row = CARDS_PER_DECK;
  for (let length = 0; length < (game.max[pile] ?? 0); length++) {
    const fits = new Set<number>();
    for (let face = 0; face < CARDS_PER_DECK; face++) {
      if (game.accept[start + row * CARDS_PER_DECK + face] === 1) fits.add(canonical[face] ?? 0);
    }
    const [only] = fits;
    if (only === undefined) break;
    if (fits.size > 1 || sequence.length > 100) return undefined;
    const next = store.push(sequence[length] ?? 0, only);
    if (next < 0) return undefined;
    sequence.push(next);
    row = only;
  }
  return sequence[store.length[content] ?? 0] === content ? Int32Array.from(sequence) : undefined;
}
