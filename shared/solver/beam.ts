import type { PackedMove } from '../engine/packedMove.ts';
import type { Evaluation } from './evaluation.ts';
import { mix } from './pileStore.ts';
import type { SafeMoves } from './safeMoves.ts';
import { rootOf, type SearchObserver, showLine } from './searchObserver.ts';
import type { SearchState } from './searchState.ts';
import type { SeenPositions } from './seenPositions.ts';

export interface BeamOptions {
  readonly width: number;
  /** Up to this much, by position, is added to the evaluation, so that a second try goes other ways. */
  readonly noise: number;
  readonly seed: number;
  /** Layers, and thus moves in a line, at most. */
  readonly depth: number;
}

export interface Budget {
  /** Positions made so far, by all strategies. */
  nodes: number;
  /** Asked every hundred expansions or so: whether to stop. */
  readonly exhausted: () => boolean;
  readonly observer?: SearchObserver | undefined;
}

/**
 * Beam search: of all positions reached in n moves the best `width` are kept and expanded. Finds lines, proves nothing.
 * @returns the line, or undefined.
 */
export class Beam {
  readonly #state: SearchState;
  readonly #evaluation: Evaluation;
  readonly #safe: SafeMoves;
  readonly #seen: SeenPositions;
  readonly #moves: Int32Array;
  readonly #piles: number;
  /** Children of the layer being made. */
  #candidates = 0;
  #value = new Float64Array(0);
  #parentOf = new Int32Array(0);
  #moveOf = new Int32Array(0);
  #heap = new Int32Array(0);
  #best: { up: number; line: PackedMove[] } = { up: -1, line: [] };

  constructor(state: SearchState, evaluation: Evaluation, safe: SafeMoves, seen: SeenPositions) {
    this.#state = state;
    this.#evaluation = evaluation;
    this.#safe = safe;
    this.#seen = seen;
    this.#moves = new Int32Array(state.space.game.maxMoves);
    this.#piles = state.space.game.piles.length;
  }

  /** How many cards the best position met has on the foundations, and the line to it. */
  get best(): { readonly up: number; readonly line: PackedMove[] } {
    return this.#best;
  }

  search(options: BeamOptions, budget: Budget): PackedMove[] | undefined {
    const { width } = options;
    const state = this.#state;
    const piles = this.#piles;
    const { observer } = budget;
    const root = rootOf(state);
    observer?.started();
    this.#seen.clear();
    this.#best = { up: -1, line: [] };
    if (this.#heap.length < width) {
      this.#value = new Float64Array(width + 1);
      this.#parentOf = new Int32Array(width + 1);
      this.#moveOf = new Int32Array(width + 1);
      this.#heap = new Int32Array(width + 1);
    }
    let layer = new Int32Array(width * (piles + 1));
    let nextLayer = new Int32Array(width * (piles + 1));
    const parents: Int32Array[] = [];
    const madeBy: Int32Array[] = [];
    layer.set(state.contents);
    layer[piles] = state.pass;
    let size = 1;
    this.#seen.add(state.hash1, state.hash2);
    for (let depth = 0; depth < options.depth && size > 0; depth++) {
      this.#candidates = 0;
      for (let i = 0; i < size; i++) {
        state.loadContents(layer, i * (piles + 1), layer[i * (piles + 1) + piles] ?? 1);
        if (state.foundationCards > this.#best.up)
          this.#best = { up: state.foundationCards, line: pathTo(parents, madeBy, depth - 1, i) };
        const count = this.#safe.keepSafe(state, this.#moves, state.moves(this.#moves));
        for (let m = 0; m < count; m++) {
          const move = this.#moves[m] ?? 0;
          state.make(move);
          budget.nodes += state.made;
          if (state.overflowed) return undefined;
          if (state.isWon) {
            const line = [...pathTo(parents, madeBy, depth - 1, i), move];
            if (observer) showLine(observer, state, root, line, (moves) => moves);
            return line;
          }
          if (this.#seen.add(state.hash1, state.hash2)) {
            const noise =
              options.noise === 0 ? 0 : ((mix(state.hash2 ^ options.seed) >>> 8) / 0xffffff) * options.noise;
            this.#offer(this.#evaluation.of(state) + noise, i, move, width);
          }
          state.undo();
        }
        if ((i & 63) === 63 && budget.exhausted()) return undefined;
      }
      if (budget.exhausted()) return undefined;
      size = this.#candidates;
      const parentOf = this.#parentOf.slice(0, size);
      const moveOf = this.#moveOf.slice(0, size);
      for (let i = 0; i < size; i++) {
        const parent = parentOf[i] ?? 0;
        state.loadContents(layer, parent * (piles + 1), layer[parent * (piles + 1) + piles] ?? 1);
        state.make(moveOf[i] ?? 0);
        observer?.looked(state, depth + 1);
        nextLayer.set(state.contents, i * (piles + 1));
        nextLayer[i * (piles + 1) + piles] = state.pass;
      }
      parents.push(parentOf);
      madeBy.push(moveOf);
      [layer, nextLayer] = [nextLayer, layer];
    }
    return undefined;
  }

  /** Keeps the best `width` candidates in a heap whose root is the worst of them. */
  #offer(value: number, parent: number, move: PackedMove, width: number): void {
    const heap = this.#heap;
    const values = this.#value;
    if (this.#candidates < width) {
      const slot = this.#candidates++;
      values[slot] = value;
      this.#parentOf[slot] = parent;
      this.#moveOf[slot] = move;
      let at = slot;
      while (at > 0) {
        const up = (at - 1) >> 1;
        if ((values[heap[up] ?? 0] ?? 0) <= value) break;
        heap[at] = heap[up] ?? 0;
        at = up;
      }
      heap[at] = slot;
      return;
    }
    const slot = heap[0] ?? 0;
    if (value <= (values[slot] ?? 0)) return;
    values[slot] = value;
    this.#parentOf[slot] = parent;
    this.#moveOf[slot] = move;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= width) break;
      if (down + 1 < width && (values[heap[down + 1] ?? 0] ?? 0) < (values[heap[down] ?? 0] ?? 0)) down++;
      if ((values[heap[down] ?? 0] ?? 0) >= value) break;
      heap[at] = heap[down] ?? 0;
      at = down;
    }
    heap[at] = slot;
  }
}

function pathTo(
  parents: readonly Int32Array[],
  moves: readonly Int32Array[],
  layer: number,
  index: number,
): PackedMove[] {
  const line: PackedMove[] = [];
  let at = index;
  for (let depth = layer; depth >= 0; depth--) {
    line.push(moves[depth]?.[at] ?? 0);
    at = parents[depth]?.[at] ?? 0;
  }
  return line.reverse();
}
