import type { PackedMove } from '../engine/packedMove.ts';
import type { Budget } from './beam.ts';
import type { Evaluation } from './evaluation.ts';
import { grown } from './grown.ts';
import { OpenHeaps } from './openHeaps.ts';
import { mix } from './pileStore.ts';
import type { Plan } from './plans.ts';
import type { SafeMoves } from './safeMoves.ts';
import { rootOf, showLine } from './searchObserver.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchState } from './searchState.ts';
import type { SeenPositions } from './seenPositions.ts';

export interface LevelOptions {
  /** Positions expanded at each level in one sweep. */
  readonly batch: number;
  /**
   * Where given: every other sweep goes through the ways to come so far, that is how many cards are up and how many
   * are dealt, and expands so many positions of each. Where only their sum counts, positions with many cards up
   * crowd out those with few dealt, or the other way about.
   */
  readonly apart?: number | undefined;
  readonly noise: number;
  readonly seed: number;
}

/** Room for so many open positions is made at first: short searches are to cost little. */
const SMALLEST_CAPACITY = 1 << 12;

/** Asking whether the budget is used up costs, and a bucket may hold a single position, or none. */
const EXPANSIONS_BETWEEN_LOOKS = 8;

/** Buckets that open positions are sorted into, and how many of each a sweep expands. */
interface View {
  readonly heaps: OpenHeaps;
  readonly batch: number;
  readonly bucketOf: (progress: number, up: number) => number;
  /** Positions that its sweeps have made. */
  nodes: number;
}

/**
 * Layered best-first search: open positions wait in one heap a level, a level being how many cards are up or
 * dealt. Sweep after sweep the best few of every level are expanded, so that a promising late position never
 * starves the early ones, nor they it. A second view of the same positions may take turns with it. When there is no
 * room for more, the worst of each level are dropped.
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
  /** Open positions: contents and pass, and the expanded position and move that made them. */
  #open = new Int32Array(0);
  #madeFrom = new Int32Array(0);
  #madeBy = new Int32Array(0);
  /** How many views list them still, and whether they wait to be expanded. */
  #listed = new Uint8Array(0);
  #waits = new Uint8Array(0);
  #free = new Int32Array(0);
  #freeCount = 0;
  /** Slots from here on have never been used. */
  #fresh = 0;
  /** Expanded positions: where each came from. */
  #parent = new Int32Array(1 << 12);
  #move = new Int32Array(1 << 12);
  #expanded = 0;
  #views: readonly View[] = [];
  #best = -1;
  #bestUp = -1;

  /** What an open position takes at most under a plan. */
  static bytesPerPosition({ game }: SearchSpace, { opening, rounds }: Plan): number {
    const apart = [...opening, ...rounds].some(
      (stage) => stage.search === 'levels' && stage.apart !== undefined,
    );
    return (game.piles.length + 1) * 4 + 14 + (apart ? 2 : 1) * OpenHeaps.bytesPerPosition;
  }

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
    this.#views = viewsFor(options, state.cards);
    this.#expanded = 0;
    this.#best = -1;
    this.#bestUp = -1;
    this.#freeCount = 0;
    this.#fresh = 0;
    this.#seen.add(state.hash1, state.hash2);
    this.#add(-1, 0, 0);
    let empty = 0;
    while (empty < this.#views.length) {
      const view = this.#views.reduce((least, other) => (other.nodes < least.nodes ? other : least));
      const before = budget.nodes;
      let found = 0;
      let asked = 0;
      for (let bucket = 0; bucket < view.heaps.buckets; bucket++) {
        for (let k = 0; k < view.batch; k++) {
          const slot = this.#next(view.heaps, bucket);
          if (slot < 0) break;
          found++;
          const line = this.#expand(slot, options, budget);
          if (line) {
            if (observer) showLine(observer, state, root, line, () => state.progress);
            return line;
          }
          if (state.overflowed) return undefined;
        }
        if (found - asked < EXPANSIONS_BETWEEN_LOOKS) continue;
        if (budget.exhausted()) return undefined;
        asked = found;
      }
      if (budget.exhausted()) return undefined;
      view.nodes += budget.nodes - before;
      // Others may list what this one has dropped.
      empty = found === 0 ? empty + 1 : 0;
      if (found === 0) view.nodes = Math.max(...this.#views.map(({ nodes }) => nodes)) + 1;
    }
    return undefined;
  }

  /** The best position of a bucket that waits still, which it then does no more; -1 where there is none. */
  #next(heaps: OpenHeaps, bucket: number): number {
    for (let slot = heaps.pop(bucket); slot >= 0; slot = heaps.pop(bucket)) {
      this.#unlist(slot);
      if (this.#waits[slot] === 1) {
        this.#waits[slot] = 0;
        return slot;
      }
    }
    return -1;
  }

  /** Notes that one view less lists the slot, which is free where none does any more. */
  #unlist(slot: number): void {
    this.#listed[slot] = (this.#listed[slot] ?? 0) - 1;
    if (this.#listed[slot] === 0) this.#free[this.#freeCount++] = slot;
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
    const { progress, foundationCards } = state;
    this.#open.set(state.contents, slot * this.#stride);
    this.#open[(slot + 1) * this.#stride - 1] = state.pass;
    this.#madeFrom[slot] = from;
    this.#madeBy[slot] = move;
    this.#waits[slot] = 1;
    this.#listed[slot] = this.#views.length;
    for (let i = 0; i < this.#views.length; i++) {
      const view = this.#views[i];
      if (view) view.heaps.push(view.bucketOf(progress, foundationCards), slot, value);
    }
  }

  #takeSlot(): number {
    if (this.#freeCount === 0) {
      if (this.#fresh === this.#listed.length && this.#fresh < this.#capacity) {
        this.#resize(Math.min(this.#capacity, this.#fresh * 2));
      }
      if (this.#fresh < this.#listed.length) return this.#fresh++;
      this.#dropWorst();
    }
    return this.#free[--this.#freeCount] ?? 0;
  }

  #resize(capacity: number): void {
    this.#open = grown(this.#open, new Int32Array(capacity * this.#stride));
    this.#listed = grown(this.#listed, new Uint8Array(capacity));
    this.#waits = grown(this.#waits, new Uint8Array(capacity));
    this.#madeFrom = grown(this.#madeFrom, new Int32Array(capacity));
    this.#madeBy = grown(this.#madeBy, new Int32Array(capacity));
    this.#free = grown(this.#free, new Int32Array(capacity));
  }

  /** Frees at least a third of the room, bucket by bucket, the worst positions first. */
  #dropWorst(): void {
    const free = (slot: number) => this.#unlist(slot);
    for (let share = 1; this.#freeCount < this.#capacity / 3; share *= 0.7) {
      for (const { heaps } of this.#views) {
        const average = this.#capacity / Math.max(1, heaps.buckets);
        heaps.keepBest((size) => Math.floor(Math.min(size * 0.6, average) * share), free);
      }
    }
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

function viewsFor({ batch, apart }: LevelOptions, cards: number): View[] {
  const levels: View = {
    heaps: new OpenHeaps(),
    batch,
    bucketOf: (progress) => progress,
    nodes: 0,
  };
  if (apart === undefined) return [levels];
  const ways: View = {
    heaps: new OpenHeaps(),
    batch: apart,
    bucketOf: (progress, up) => progress * (cards + 1) + up,
    nodes: 0,
  };
  return [levels, ways];
}
