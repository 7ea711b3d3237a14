import { CARDS_PER_DECK } from '../cards/card.ts';
import { FACE_DOWN } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchState } from './searchState.ts';
import type { Weights } from './weights.ts';

/** What the state is worth: the piles' shares, and what depends on more than one pile. */
export class Evaluation {
  readonly #space: SearchSpace;
  readonly #weights: Weights;
  /** By canonical face: how many foundations ask for it now, rebuilt for each position. */
  readonly #asked = new Uint8Array(CARDS_PER_DECK * 2);
  readonly #needsNext: boolean;
  readonly #nextWeights: Float64Array;
  readonly #foundations: Int32Array;
  /** By foundation: its worth by the number of its cards. */
  readonly #heights: readonly Float64Array[];
  readonly #empties: readonly number[] | undefined;
  readonly #tableau: Int32Array;
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
    this.#heights = weights.uneven === 0 && !weights.ranks?.foundations ? [] : heightWorths(space, weights);
    this.#empties = weights.ranks?.empties;
    this.#tableau = Int32Array.from(
      space.game.piles.filter(({ kind }) => kind === 'tableau').map(({ index }) => index),
    );
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
    if (this.#heights.length > 0) value += this.#foundationWorth(state);
    if (this.#empties !== undefined) value += this.#empties[this.#emptyPiles(state)] ?? 0;
    if (this.#needsNext) value += this.#nextCards(state);
    return value;
  }

  #foundationWorth({ store, contents }: SearchState): number {
    const foundations = this.#foundations;
    let sum = 0;
    for (let i = 0; i < foundations.length; i++) {
      sum += this.#heights[i]?.[store.length[contents[foundations[i] ?? 0] ?? 0] ?? 0] ?? 0;
    }
    return sum;
  }

  /** How many tableau piles are empty, three for more. */
  #emptyPiles({ contents }: SearchState): number {
    const tableau = this.#tableau;
    let empty = 0;
    for (let i = 0; i < tableau.length; i++) if (contents[tableau[i] ?? 0] === 0) empty++;
    return Math.min(empty, 3);
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

/** By foundation: what it is worth by the number of its cards, what they are worth each aside. */
function heightWorths({ game }: SearchSpace, { uneven, ranks }: Weights): Float64Array[] {
  const groups = [...new Set(game.foundations.map((pile) => game.piles[pile]?.group))];
  return game.foundations.map((pile) => {
    const byHeight = ranks?.foundations?.[groups.indexOf(game.piles[pile]?.group)];
    return Float64Array.from(
      { length: (game.max[pile] ?? 0) + 1 },
      (_, height) => (uneven * height * height) / 8 + (byHeight?.[height] ?? 0),
    );
  });
}
