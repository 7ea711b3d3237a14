import { CARDS_PER_DECK } from '../cards/card.ts';
import type { PackedMove } from '../engine/packedMove.ts';
import type { NormalForm } from './normalForm.ts';
import { FACE_DOWN } from './pileStore.ts';
import type { SafeMoves } from './safeMoves.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchState } from './searchState.ts';

/**
 * Moves of tableau cards to the foundations that can be made at once: those that never cost a win, and those that
 * can be taken back as long as it matters.
 */
export class ForcedMoves {
  readonly #space: SearchSpace;
  readonly #form: NormalForm;
  readonly #safe: SafeMoves;
  readonly #tableau: Int32Array;

  constructor(space: SearchSpace, form: NormalForm, safe: SafeMoves) {
    this.#space = space;
    this.#form = form;
    this.#safe = safe;
    this.#tableau = Int32Array.from(
      space.game.piles.filter(({ kind }) => kind === 'tableau').map(({ index }) => index),
    );
  }

  /** A forced move of the state, or 0 where there is none. */
  next(state: SearchState): PackedMove {
    const { store, contents } = state;
    const tableau = this.#tableau;
    for (let i = 0; i < tableau.length; i++) {
      const pile = tableau[i] ?? 0;
      const content = contents[pile] ?? 0;
      if (content === 0) continue;
      const face = store.top[content] ?? 0;
      const foundation = this.foundationFor(state, face);
      if (foundation < 0) continue;
      const move = pile | (foundation << 8) | (1 << 16);
      if (this.#comesBack(state, content, face) || this.#safe.isSafe(state, move)) return move;
    }
    return 0;
  }

  /** The foundation that takes this face next, or -1. */
  foundationFor({ store, contents }: SearchState, face: number): number {
    const foundations = this.#form.foundations[this.#space.lineOf[face] ?? 0];
    const order = this.#space.orderOf[face] ?? 0;
    if (foundations === undefined) return -1;
    for (let i = 0; i < foundations.length; i++) {
      const foundation = foundations[i] ?? 0;
      if ((store.length[contents[foundation] ?? 0] ?? 0) === order) return foundation;
    }
    return -1;
  }

  /** Whether the top card could be put where it is again once it is up. */
  #comesBack({ store }: SearchState, content: number, face: number): boolean {
    const below = store.parent[content] ?? 0;
    if (below === 0) return this.#form.onEmpty[face] === 1;
    const shown = store.top[below] ?? 0;
    if (shown >= FACE_DOWN) return false;
    const { game, tableauAccept } = this.#space;
    return game.accept[tableauAccept + shown * CARDS_PER_DECK + face] === 1;
  }
}
