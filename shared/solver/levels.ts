import type { PackedMove } from '../engine/packedMove.ts';
import type { Budget } from './beam.ts';
import type { Evaluation } from './evaluation.ts';
import { grown } from './grown.ts';
import { mix } from './pileStore.ts';
import type { SafeMoves } from './safeMoves.ts';
import { rootOf, showLine } from './searchObserver.ts';
import type { SearchState } from './searchState.ts';
import type { SeenPositions } from './seenPositions.ts';

export interface LevelOptions {
  /** Positions expanded at each level in one sweep. */
  readonly batch: number;
  readonly noise: number;
  readonly seed: number;
}

/** Room for so many open positions is made at first: short searches are to cost little. */
const SMALLEST_CAPACITY = 1 << 12;

/**
 * Layered best-first search: open positions wait in one heap a level, a level being how many cards are up or
 * dealt. Sweep after sweep the best few of every level are expanded, so that a promising late position never
 * starves the early ones, nor they it. When there is no room for more, the worst of each level are dropped.
 */
export class LevelSearch {
  readonly #state: SearchState;
  readonly #evaluation: Evaluation;
  readonly #safe: SafeMoves;
  readonly #seen: SeenPositions;
  readonly #moves: Int32Array;
  readonly #stride: number;
  /** Open positions at most; the arrays grow to it. */
  readonly #capacity: number;
  /** Open positions: contents and pass, worth, and the expanded position and move that made them. */
  #open = new Int32Array(0);
  #value = new Float64Array(0);
  #madeFrom = new Int32Array(0);
  #madeBy = new Int32Array(0);
  #free = new Int32Array(0);
  #freeCount = 0;
  /** Slots from here on have never been used. */
  #fresh = 0;
  /** Expanded positions: where each came from. */
  #parent = new Int32Array(1 << 12);
  #move = new Int32Array(1 << 12);
  #expanded = 0;
  #levels: Int32Array[] = [];
  #sizes: number[] = [];
  #best = -1;
  #bestUp = -1;

  constructor(
    state: SearchState,
    evaluation: Evaluation,
    safe: SafeMoves,
    seen: SeenPositions,
    capacity: number,
  ) {
    this.#state = state;
    this.#evaluation = evaluation;
    this.#safe = safe;
    this.#seen = seen;
    this.#moves = new Int32Array(state.space.game.maxMoves);
    this.#stride = state.space.game.piles.length + 1;
    this.#capacity = capacity;
    this.#resize(Math.min(capacity, SMALLEST_CAPACITY));
  }

  /** The line to a won position, or undefined where the budget or the positions ran out. */
  search(options: LevelOptions, budget: Budget): PackedMove[] | undefined {
    const state = this.#state;
    const { observer } = budget;
    const root = rootOf(state);
    observer?.started();
    this.#seen.clear();
    this.#levels = [];
    this.#sizes = [];
    this.#expanded = 0;
    this.#best = -1;
    this.#bestUp = -1;
    this.#freeCount = 0;
    this.#fresh = 0;
    this.#seen.add(state.hash1, state.hash2);
    this.#add(-1, 0, 0);
    for (;;) {
      let found = 0;
      for (let level = 0; level < this.#levels.length; level++) {
        for (let k = 0; k < options.batch && (this.#sizes[level] ?? 0) > 0; k++) {
          found++;
          const line = this.#expand(this.#pop(level), options, budget);
          if (line) {
            if (observer) showLine(observer, state, root, line, () => state.progress);
            return line;
          }
          if (state.overflowed) return undefined;
        }
        if (budget.exhausted()) return undefined;
      }
      if (found === 0) return undefined;
    }
  }

  /** How many cards the best position met has on the foundations, and the line to it. */
  get best(): { readonly up: number; readonly line: PackedMove[] } {
    return { up: this.#bestUp, line: this.#best < 0 ? [] : this.#pathTo(this.#best) };
  }

  #expand(slot: number, options: LevelOptions, budget: Budget): PackedMove[] | undefined {
    const state = this.#state;
    const at = slot * this.#stride;
    state.loadContents(this.#open, at, this.#open[at + this.#stride - 1] ?? 1);
    budget.observer?.looked(state, state.progress);
    const self = this.#keep(slot);
    this.#free[this.#freeCount++] = slot;
    if (state.foundationCards > this.#bestUp) {
      this.#bestUp = state.foundationCards;
      this.#best = self;
    }
    const count = this.#safe.keepSafe(state, this.#moves, state.moves(this.#moves));
    for (let m = 0; m < count; m++) {
      const move = this.#moves[m] ?? 0;
      state.make(move);
      budget.nodes += state.made;
      if (state.overflowed) return undefined;
      if (state.isWon) return this.#lineTo(self, move);
      if (this.#seen.add(state.hash1, state.hash2)) {
        const noise =
          options.noise === 0 ? 0 : ((mix(state.hash2 ^ options.seed) >>> 8) / 0xffffff) * options.noise;
        this.#add(self, move, this.#evaluation.of(state) + noise);
      }
      state.undo();
    }
    return undefined;
  }

  /** Notes where an expanded position came from, and gives it a number. */
  #keep(slot: number): number {
    if (this.#expanded === this.#parent.length) {
      const parent = new Int32Array(this.#expanded * 2);
      parent.set(this.#parent);
      this.#parent = parent;
      const move = new Int32Array(this.#expanded * 2);
      move.set(this.#move);
      this.#move = move;
    }
    this.#parent[this.#expanded] = this.#madeFrom[slot] ?? -1;
    this.#move[this.#expanded] = this.#madeBy[slot] ?? 0;
    return this.#expanded++;
  }

  #add(from: number, move: PackedMove, value: number): void {
    const slot = this.#takeSlot();
    const state = this.#state;
    this.#open.set(state.contents, slot * this.#stride);
    this.#open[(slot + 1) * this.#stride - 1] = state.pass;
    this.#value[slot] = value;
    this.#madeFrom[slot] = from;
    this.#madeBy[slot] = move;
    this.#push(state.progress, slot);
  }

  #takeSlot(): number {
    if (this.#freeCount === 0) {
      if (this.#fresh === this.#value.length && this.#fresh < this.#capacity) {
        this.#resize(Math.min(this.#capacity, this.#fresh * 2));
      }
      if (this.#fresh < this.#value.length) return this.#fresh++;
      this.#dropWorst();
    }
    return this.#free[--this.#freeCount] ?? 0;
  }

  #resize(capacity: number): void {
    this.#open = grown(this.#open, new Int32Array(capacity * this.#stride));
    this.#value = grown(this.#value, new Float64Array(capacity));
    this.#madeFrom = grown(this.#madeFrom, new Int32Array(capacity));
    this.#madeBy = grown(this.#madeBy, new Int32Array(capacity));
    this.#free = grown(this.#free, new Int32Array(capacity));
  }

  #push(level: number, slot: number): void {
    while (this.#levels.length <= level) {
      this.#levels.push(new Int32Array(64));
      this.#sizes.push(0);
    }
    const size = this.#sizes[level] ?? 0;
    let heap = this.#levels[level] ?? this.#free;
    if (size === heap.length) {
      const larger = new Int32Array(size * 2);
      larger.set(heap);
      this.#levels[level] = larger;
      heap = larger;
    }
    const value = this.#value[slot] ?? 0;
    let at = size;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const other = heap[up] ?? 0;
      if ((this.#value[other] ?? 0) >= value) break;
      heap[at] = other;
      at = up;
    }
    heap[at] = slot;
    this.#sizes[level] = size + 1;
  }

  /** The best open position of a level that has one. */
  #pop(level: number): number {
    const heap = this.#levels[level] ?? this.#free;
    const size = (this.#sizes[level] ?? 1) - 1;
    const best = heap[0] ?? 0;
    const last = heap[size] ?? 0;
    const value = this.#value[last] ?? 0;
    this.#sizes[level] = size;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= size) break;
      if (down + 1 < size && (this.#value[heap[down + 1] ?? 0] ?? 0) > (this.#value[heap[down] ?? 0] ?? 0))
        down++;
      const other = heap[down] ?? 0;
      if ((this.#value[other] ?? 0) <= value) break;
      heap[at] = other;
      at = down;
    }
    heap[at] = last;
    return best;
  }

  /** Frees at least a third of the room, level by level, the worst positions first. */
  #dropWorst(): void {
    const average = this.#capacity / Math.max(1, this.#levels.length);
    this.#levels.forEach((heap, level) => {
      const size = this.#sizes[level] ?? 0;
      const keep = Math.floor(Math.min(size * 0.6, average));
      const sorted = heap.subarray(0, size);
      sorted.sort((a, b) => (this.#value[b] ?? 0) - (this.#value[a] ?? 0));
      for (let i = keep; i < size; i++) this.#free[this.#freeCount++] = heap[i] ?? 0;
      this.#sizes[level] = keep;
    });
  }

  #lineTo(expanded: number, last: PackedMove): PackedMove[] {
    return [...this.#pathTo(expanded), last];
  }

  #pathTo(expanded: number): PackedMove[] {
    const line: PackedMove[] = [];
    for (let at = expanded; (this.#parent[at] ?? -1) >= 0; at = this.#parent[at] ?? -1)
      line.push(this.#move[at] ?? 0);
    return line.reverse();
  }
}
