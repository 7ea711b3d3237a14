import { CARDS_PER_DECK } from '../cards/card.ts';
import { type ContentScorer, FACE_DOWN, type PileStore } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchState } from './searchState.ts';
import type { Weights } from './weights.ts';

const TABLEAU = 0;
const WASTE = 1;
const RESERVE = 2;
const roles = ['tableau', 'waste', 'reserve'] as const;

/** By pile: the role in which its content is scored; -1 for stock and foundations. */
export function scoreRoles(space: SearchSpace): Int32Array {
  // Where the stock can be gone through for ever, it does not matter which of its cards are on the waste.
  const kinds: readonly string[] = space.cycles ? roles.filter((role) => role !== 'waste') : roles;
  return Int32Array.from(space.game.piles, (pile) =>
    kinds.includes(pile.kind) ? (roles as readonly string[]).indexOf(pile.kind) : -1,
  );
}

/** The shares of an evaluation that depend on a pile's content alone. */
export class PileScorer implements ContentScorer {
  readonly roles = roles;
  readonly #space: SearchSpace;
  readonly #weights: Weights;
  /** By content: for each line the order of its earliest card, in four bits; 15 where there is none. */
  #earliest = new Int32Array(1 << 14);
  /** By content: how early its cards go up, summed. */
  #earliness = new Int32Array(1 << 14);

  constructor(space: SearchSpace, weights: Weights) {
    this.#space = space;
    this.#weights = weights;
  }

  scoreRoot(store: PileStore): void {
    this.resized(store);
    this.#earliest[0] = -1;
    this.#earliness[0] = 0;
    set(store, TABLEAU, 0, this.#weights.empty);
    set(store, WASTE, 0, 0);
    set(store, RESERVE, 0, 0);
  }

  scoreContent(store: PileStore, content: number): void {
    const w = this.#weights;
    const below = store.parent[content] ?? 0;
    const shown = store.top[content] ?? 0;
    const face = shown & (FACE_DOWN - 1);
    const line = this.#space.lineOf[face] ?? -1;
    const order = this.#space.orderOf[face] ?? 0;
    let earliest = this.#earliest[below] ?? -1;
    let block = 0;
    let steps = 0;
    if (line >= 0) {
      const shift = line * 4;
      const first = (earliest >>> shift) & 15;
      if (first <= order) {
        block = 1;
        steps = order - first;
      } else earliest = (earliest & ~(15 << shift)) | (order << shift);
    }
    const buried = this.#earliness[below] ?? 0;
    this.#earliest[content] = earliest;
    this.#earliness[content] = buried + (line >= 0 ? 12 - order : 0);
    let tableau = w.block * block + w.blockStep * steps + (w.bury * buried) / 8;
    if (shown >= FACE_DOWN) tableau += w.hidden;
    if (below === 0) tableau += w.base * order - w.empty;
    else tableau += this.#linked(store.top[below] ?? 0, face) ? w.link : w.gap;
    set(store, TABLEAU, content, score(store, TABLEAU, below) + Math.round(tableau));
    const waste = w.waste + w.wasteBlock * block + w.wasteBlockStep * steps + (w.wasteBury * buried) / 8;
    set(store, WASTE, content, score(store, WASTE, below) + Math.round(waste));
    const reserve = w.reserve + w.reserveBlock * block;
    set(store, RESERVE, content, score(store, RESERVE, below) + Math.round(reserve));
  }

  resized(store: PileStore): void {
    if (this.#earliest.length >= store.parent.length) return;
    const earliest = new Int32Array(store.parent.length);
    earliest.set(this.#earliest);
    this.#earliest = earliest;
    const earliness = new Int32Array(store.parent.length);
    earliness.set(this.#earliness);
    this.#earliness = earliness;
  }

  #linked(below: number, face: number): boolean {
    const start = this.#space.tableauAccept;
    if (start < 0 || below >= FACE_DOWN) return false;
    return this.#space.game.accept[start + below * CARDS_PER_DECK + face] === 1;
  }
}

function score(store: PileStore, role: number, content: number): number {
  return store.scores[role]?.[content] ?? 0;
}

function set(store: PileStore, role: number, content: number, value: number): void {
  const scores = store.scores[role];
  if (scores !== undefined) scores[content] = value;
}

/** What the state is worth: the piles' shares, and what depends on more than one pile. */
export class Evaluation {
  readonly #space: SearchSpace;
  readonly #weights: Weights;
  /** By canonical face: how many foundations ask for it now, rebuilt for each position. */
  readonly #asked = new Uint8Array(CARDS_PER_DECK * 2);
  readonly #needsNext: boolean;
  readonly #nextWeights: Float64Array;
  readonly #foundations: Int32Array;
  /** By foundation and number of cards on it, where its line is fixed: the face that it asks for, or -1. */
  readonly #chains: Int32Array;

  constructor(space: SearchSpace, weights: Weights) {
    this.#space = space;
    this.#weights = weights;
    this.#needsNext = weights.next !== 0 || weights.wasteNext !== 0 || weights.reserveNext !== 0;
    this.#nextWeights = Float64Array.from(space.game.piles, (pile) =>
      pile.kind === 'tableau'
        ? weights.next
        : pile.kind === 'waste'
          ? weights.wasteNext
          : pile.kind === 'reserve'
            ? weights.reserveNext
            : 0,
    );
    this.#foundations = Int32Array.from(space.game.foundations);
    this.#chains = space.chains;
  }

  /** The worth of the state, higher for better; `moves` is how many legal moves it has, where that is known. */
  of(state: SearchState, moves = 0): number {
    const w = this.#weights;
    const { game } = this.#space;
    let value = state.score + w.up * state.foundationCards + w.mobility * moves;
    if (game.stock >= 0) {
      value += w.stock * (state.store.length[state.contents[game.stock] ?? 0] ?? 0) + w.pass * state.pass;
      if (this.#space.cycles) value += w.stock * (state.store.length[state.contents[game.waste] ?? 0] ?? 0);
    }
    if (w.uneven !== 0) value += w.uneven * this.#unevenness(state);
    if (this.#needsNext) value += this.#nextCards(state);
    return value;
  }

  #unevenness(state: SearchState): number {
    const foundations = this.#foundations;
    let sum = 0;
    for (let i = 0; i < foundations.length; i++) {
      const up = state.store.length[state.contents[foundations[i] ?? 0] ?? 0] ?? 0;
      sum += up * up;
    }
    return sum / 8;
  }

  /** Cards that lie above those that a foundation asks for next. */
  #nextCards(state: SearchState): number {
    const { store, contents } = state;
    const foundations = this.#foundations;
    const asked = this.#asked;
    for (let i = 0; i < foundations.length; i++) {
      const up = store.length[contents[foundations[i] ?? 0] ?? 0] ?? 0;
      const face = this.#chains[i * 16 + up] ?? -1;
      if (face >= 0) asked[face] = 1;
    }
    let value = 0;
    const weights = this.#nextWeights;
    for (let pile = 0; pile < contents.length; pile++) {
      const weight = weights[pile] ?? 0;
      if (weight === 0) continue;
      let above = 0;
      for (let content = contents[pile] ?? 0; content !== 0; content = store.parent[content] ?? 0) {
        if (asked[(store.top[content] ?? 0) & (FACE_DOWN - 1)] === 1) value += weight * above;
        above++;
      }
    }
    for (let i = 0; i < foundations.length; i++) {
      const up = store.length[contents[foundations[i] ?? 0] ?? 0] ?? 0;
      const face = this.#chains[i * 16 + up] ?? -1;
      if (face >= 0) asked[face] = 0;
    }
    return value;
  }
}
