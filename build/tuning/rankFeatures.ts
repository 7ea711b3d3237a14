import { CARDS_PER_DECK, RANKS, rankOf } from '../../shared/cards/card.ts';
import { FACE_DOWN } from '../../shared/solver/pileStore.ts';
import type { RankWeights } from '../../shared/solver/rankWeights.ts';
import type { SearchSpace } from '../../shared/solver/searchSpace.ts';
import type { SearchState } from '../../shared/solver/searchState.ts';

type ListName = Exclude<keyof RankWeights, 'foundations'>;

const STEPS = 2 * RANKS - 1;
const lists = {
  empties: 4,
  base: RANKS,
  link: RANKS,
  gap: RANKS,
  block: RANKS,
  bury: RANKS,
  buryUnit: RANKS,
  waste: RANKS,
  wasteBlock: RANKS,
  wasteBury: RANKS,
  wasteStep: STEPS,
  reserve: RANKS,
  reserveBury: RANKS,
  reserveStep: STEPS,
} as const satisfies Record<ListName, number>;
const names = Object.keys(lists) as ListName[];

/** Which lists hold what is counted of a pile of each kind. */
const listsOf = {
  tableau: { card: undefined, block: 'block', bury: 'bury', step: undefined },
  waste: { card: 'waste', block: 'wasteBlock', bury: 'wasteBury', step: 'wasteStep' },
  reserve: { card: 'reserve', block: undefined, bury: 'reserveBury', step: 'reserveStep' },
} as const satisfies Record<string, Record<string, ListName | undefined>>;

/**
 * What weights by rank count in a position: a number for each entry of each list, so that the worth of the position
 * by some weights is the sum of the products. Counted from the piles, card by card, and not as the solver does it.
 */
export class RankFeatures {
  /** Entries in all. */
  readonly length: number;
  readonly #space: SearchSpace;
  readonly #starts: Readonly<Record<ListName, number>>;
  readonly #groups: readonly number[];
  readonly #heights: number;
  readonly #foundationStart: number;

  constructor(space: SearchSpace) {
    this.#space = space;
    const { game } = space;
    let length = 0;
    const starts: Partial<Record<ListName, number>> = {};
    for (const name of names) {
      starts[name] = length;
      length += lists[name];
    }
    this.#starts = starts as Record<ListName, number>;
    const groups = [...new Set(game.foundations.map((pile) => game.piles[pile]?.group))];
    this.#groups = game.foundations.map((pile) => groups.indexOf(game.piles[pile]?.group));
    this.#heights = 1 + Math.max(...game.foundations.map((pile) => game.max[pile] ?? 0));
    this.#foundationStart = length;
    this.length = length + groups.length * this.#heights;
  }

  /** The counts of a position. */
  of({ store, contents }: SearchState): Float64Array {
    const { game } = this.#space;
    const counts = new Float64Array(this.length);
    const add = (at: number): void => {
      counts[at] = (counts[at] ?? 0) + 1;
    };
    let empties = 0;
    for (const { kind, index } of game.piles) {
      const cards: number[] = [];
      for (let at = contents[index] ?? 0; at !== 0; at = store.parent[at] ?? 0)
        cards.push(store.top[at] ?? 0);
      if (kind === 'tableau' && cards.length === 0) empties++;
      if (kind === 'tableau' || kind === 'waste' || kind === 'reserve') {
        this.#countPile(cards.reverse(), kind, (name, entry) => add(this.#starts[name] + entry));
      }
    }
    add(this.#starts.empties + Math.min(3, empties));
    game.foundations.forEach((pile, i) => {
      const height = store.length[contents[pile] ?? 0] ?? 0;
      add(this.#foundationStart + (this.#groups[i] ?? 0) * this.#heights + height);
    });
    return counts;
  }

  /** Numbers, one an entry, as weights; lists of nothing but zero are left out. */
  weights(values: Float64Array): RankWeights {
    const rounded = (start: number, length: number): number[] =>
      Array.from(values.subarray(start, start + length), (value) => Math.round(value * 10) / 10 + 0);
    const filled = names
      .map((name) => [name, rounded(this.#starts[name], lists[name])] as const)
      .filter(([, list]) => list.some((value) => value !== 0));
    const groups = (this.length - this.#foundationStart) / this.#heights;
    return {
      ...Object.fromEntries(filled),
      foundations: Array.from({ length: groups }, (_, group) =>
        rounded(this.#foundationStart + group * this.#heights, this.#heights),
      ),
    };
  }

  /** Weights as numbers, one an entry. */
  values(weights: RankWeights = {}): Float64Array {
    const values = new Float64Array(this.length);
    for (const name of names) values.set(weights[name] ?? [], this.#starts[name]);
    const groups = (this.length - this.#foundationStart) / this.#heights;
    weights.foundations?.slice(0, groups).forEach((list, group) => {
      values.set(list.slice(0, this.#heights), this.#foundationStart + group * this.#heights);
    });
    return values;
  }

  /** Counts the cards of a pile, bottom first. */
  #countPile(
    cards: readonly number[],
    kind: keyof typeof listsOf,
    add: (name: ListName, entry: number) => void,
  ): void {
    const { lineOf, orderOf } = this.#space;
    const { card, block, bury, step } = listsOf[kind];
    const faces = cards.map((shown) => shown & (FACE_DOWN - 1));
    faces.forEach((face, i) => {
      const rank = rankOf(face);
      const line = lineOf[face] ?? -1;
      const below = faces.slice(0, i);
      const linked = i > 0 && this.#holds(cards[i - 1] ?? 0, face);
      add(card ?? (i === 0 ? 'base' : linked ? 'link' : 'gap'), rank);
      for (const covered of below) {
        add(bury, rankOf(covered));
        if (kind === 'tableau' && !linked) add('buryUnit', rankOf(covered));
      }
      const orders = below.filter((other) => lineOf[other] === line).map((other) => orderOf[other] ?? 0);
      const steps = (orderOf[face] ?? 0) - Math.min(...orders);
      if (line >= 0 && steps >= 0 && block !== undefined) add(block, steps);
      const under = faces[i - 1];
      if (step !== undefined && under !== undefined && lineOf[under] === line)
        add(step, RANKS - 1 + rank - rankOf(under));
    });
  }

  #holds(below: number, face: number): boolean {
    const { game, tableauAccept } = this.#space;
    if (tableauAccept < 0 || below >= FACE_DOWN) return false;
    return game.accept[tableauAccept + below * CARDS_PER_DECK + face] === 1;
  }
}
