import { CARDS_PER_DECK, rankOf } from '../cards/card.ts';
import { grown } from './grown.ts';
import { type ContentScorer, FACE_DOWN, type PileStore } from './pileStore.ts';
import { RankScorer } from './rankScorer.ts';
import type { SearchSpace } from './searchSpace.ts';
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
  readonly #ranks: RankScorer | undefined;
  /** By content: for each line the order of its earliest card, in four bits; 15 where there is none. */
  #earliest = new Int32Array(1 << 14);
  /** By content: how early its cards go up, summed. */
  #earliness = new Int32Array(1 << 14);

  constructor(space: SearchSpace, weights: Weights) {
    this.#space = space;
    this.#weights = weights;
    this.#ranks = weights.ranks && new RankScorer(weights.ranks);
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
    let steps = -1;
    if (line >= 0) {
      const shift = line * 4;
      const first = (earliest >>> shift) & 15;
      if (first <= order) steps = order - first;
      else earliest = (earliest & ~(15 << shift)) | (order << shift);
    }
    const buried = this.#earliness[below] ?? 0;
    this.#earliest[content] = earliest;
    this.#earliness[content] = buried + (line >= 0 ? 12 - order : 0);
    const blocks = steps >= 0;
    const isBase = below === 0;
    const linked = !isBase && this.#linked(store.top[below] ?? 0, face);
    let tableau = (w.bury * buried) / 8;
    let waste = w.waste + (w.wasteBury * buried) / 8;
    let reserve = w.reserve;
    if (blocks) {
      tableau += w.block + w.blockStep * steps;
      waste += w.wasteBlock + w.wasteBlockStep * steps;
      reserve += w.reserveBlock;
    }
    if (shown >= FACE_DOWN) tableau += w.hidden;
    if (isBase) tableau += w.base * order - w.empty;
    else tableau += linked ? w.link : w.gap;
    const ranks = this.#ranks;
    if (ranks) {
      const sameLine = !isBase && this.#lineOf(store.top[below] ?? 0) === line;
      const place = {
        rank: rankOf(face),
        rankBelow: sameLine ? rankOf((store.top[below] ?? 0) & (FACE_DOWN - 1)) : -1,
        isBase,
        linked,
        steps,
      };
      tableau += ranks.tableau(below, place);
      waste += ranks.waste(below, place);
      reserve += ranks.reserve(below, place);
      ranks.keep(content, below, place.rank);
    }
    set(store, TABLEAU, content, score(store, TABLEAU, below) + Math.round(tableau));
    set(store, WASTE, content, score(store, WASTE, below) + Math.round(waste));
    set(store, RESERVE, content, score(store, RESERVE, below) + Math.round(reserve));
  }

  resized(store: PileStore): void {
    this.#ranks?.resized(store);
    if (this.#earliest.length >= store.parent.length) return;
    this.#earliest = grown(this.#earliest, new Int32Array(store.parent.length));
    this.#earliness = grown(this.#earliness, new Int32Array(store.parent.length));
  }

  #lineOf(shown: number): number {
    return this.#space.lineOf[shown & (FACE_DOWN - 1)] ?? -1;
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
