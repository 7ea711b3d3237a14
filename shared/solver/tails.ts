import { CARDS_PER_DECK } from '../cards/card.ts';
import { FACE_DOWN } from './pileStore.ts';
import type { SearchState } from './searchState.ts';

/**
 * Hangs cards on runs again that were left out with their tails. Which cards these are follows from what is
 * elsewhere. Cards that take any card in common take the same ones (see NormalForm), so whichever of them is built
 * on first, there is always a place left for every card.
 */
export class Tails {
  readonly #state: SearchState;
  readonly #tableau: Int32Array;
  readonly #isTableau: Uint8Array;
  /** By canonical face: how many cards of it there are in all. */
  readonly #all = new Uint8Array(FACE_DOWN);
  readonly #missing = new Uint8Array(FACE_DOWN);
  /** By canonical face: the canonical faces that it takes. */
  readonly #takes: readonly Uint8Array[];

  /** @param state at the root of the search. */
  constructor(state: SearchState) {
    this.#state = state;
    const { game, canonical, tableauAccept } = state.space;
    const tableau = game.piles.filter(({ kind }) => kind === 'tableau');
    this.#tableau = Int32Array.from(tableau.map(({ index }) => index));
    this.#isTableau = Uint8Array.from(game.piles, ({ kind }) => (kind === 'tableau' ? 1 : 0));
    this.#takes = Array.from({ length: CARDS_PER_DECK }, (_, below) =>
      Uint8Array.from(
        [...canonical.keys()].filter(
          (face) =>
            canonical[face] === face && game.accept[tableauAccept + below * CARDS_PER_DECK + face] === 1,
        ),
      ),
    );
    this.#count(this.#all, 1);
  }

  /** Whether a pile is written without its tail. */
  isWithout(pile: number): boolean {
    return this.#isTableau[pile] === 1;
  }

  /** Hangs every missing card somewhere where it is taken. */
  hang(): void {
    const { store, contents } = this.#state;
    const missing = this.#missing;
    missing.set(this.#all);
    this.#count(missing, -1);
    for (let i = 0; i < this.#tableau.length; i++) {
      const pile = this.#tableau[i] ?? 0;
      let content = contents[pile] ?? 0;
      while (content !== 0) {
        const face = this.#nextOn(store.top[content] ?? 0);
        if (face < 0) break;
        missing[face] = (missing[face] ?? 0) - 1;
        content = store.push(content, face);
        if (content < 0) {
          this.#state.overflowed = true;
          return;
        }
      }
      contents[pile] = content;
    }
  }

  /** A missing face that is taken by the card shown, or -1. */
  #nextOn(shown: number): number {
    const faces = this.#takes[shown];
    if (faces === undefined) return -1;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i] ?? 0;
      if ((this.#missing[face] ?? 0) > 0) return face;
    }
    return -1;
  }

  #count(counts: Uint8Array, step: 1 | -1): void {
    const { store, contents } = this.#state;
    for (let pile = 0; pile < contents.length; pile++) {
      for (let content = contents[pile] ?? 0; content !== 0; content = store.parent[content] ?? 0) {
        const face = (store.top[content] ?? 0) & (FACE_DOWN - 1);
        counts[face] = (counts[face] ?? 0) + step;
      }
    }
  }
}
