import type { PackedMove } from '../engine/packedMove.ts';
import type { Budget } from './beam.ts';
import type { Evaluation } from './evaluation.ts';
import { grown } from './grown.ts';
import { type BucketOf, OpenPositions } from './openPositions.ts';
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

/** Asking whether the budget is used up costs, and a bucket may hold a single position, or none. */
const EXPANSIONS_BETWEEN_LOOKS = 8;

/** How a sweep goes through the open positions. */
interface View {
  readonly bucketOf: BucketOf;
  /** How many of each bucket it expands. */
  readonly batch: number;
}

/** How a sweep ended: through all buckets, with nothing to expand in any, or before. */
type Sweep =
  | { readonly end: 'won'; readonly line: PackedMove[] }
  | { readonly end: 'through' | 'empty' | 'over' };

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
  readonly #open: OpenPositions;
  /** Expanded positions: where each came from. */
  #parent = new Int32Array(1 << 12);
  #move = new Int32Array(1 << 12);
  #expanded = 0;
  #best = -1;
  #bestUp = -1;

  /** @param open what another search has left there is forgotten. */
  constructor(
    state: SearchState,
    evaluation: Evaluation,
    safe: SafeMoves,
    seen: SeenPositions,
    open: OpenPositions,
  ) {
    this.#state = state;
    this.#evaluation = evaluation;
    this.#safe = safe;
    this.#seen = seen;
    this.#moves = new Int32Array(state.space.game.maxMoves);
    this.#open = open;
  }

  /** About what an open position takes under a plan. */
  static bytesPerPosition({ game }: SearchSpace, { opening, rounds }: Plan): number {
    const apart = [...opening, ...rounds].some(
      (stage) => stage.search === 'levels' && stage.apart !== undefined,
    );
    return OpenPositions.bytesPerPosition(game.piles.length, apart ? 2 : 1);
  }

  /** The line to a won position, or undefined where the budget or the positions ran out. */
  search(options: LevelOptions, budget: Budget): PackedMove[] | undefined {
    const state = this.#state;
    const { observer } = budget;
    const root = rootOf(state);
    observer?.started();
    const views = viewsFor(options, state.cards);
    const open = this.#open;
    open.clear(views.map(({ bucketOf }) => bucketOf));
    this.#expanded = 0;
    this.#best = -1;
    this.#bestUp = -1;
    this.#seen.clear();
    this.#seen.add(state.hash1, state.hash2);
    open.add(state, -1, 0, 0);
    // Sweeps through the view that has made the fewest positions so far, until none has any left.
    const made = views.map(() => 0);
    for (let idle = 0; idle < views.length; ) {
      const view = made.indexOf(Math.min(...made));
      const before = budget.nodes;
      const sweep = this.#sweep(view, views[view]?.batch ?? 0, options, budget);
      if (sweep.end === 'won') {
        if (observer) showLine(observer, state, root, sweep.line, () => state.progress);
        return sweep.line;
      }
      if (sweep.end === 'over') return undefined;
      idle = sweep.end === 'empty' ? idle + 1 : 0;
      // Where a view has nothing, another may still have what this one has dropped.
      made[view] = sweep.end === 'empty' ? Math.max(...made) + 1 : (made[view] ?? 0) + budget.nodes - before;
    }
    return undefined;
  }

  /** Expands the best few of every bucket of a view. */
  #sweep(view: number, batch: number, options: LevelOptions, budget: Budget): Sweep {
    const open = this.#open;
    let expanded = 0;
    let looked = 0;
    for (let bucket = 0; bucket < open.buckets(view); bucket++) {
      for (let k = 0; k < batch; k++) {
        const slot = open.take(view, bucket);
        if (slot < 0) break;
        expanded++;
        const line = this.#expand(slot, options, budget);
        if (line) return { end: 'won', line };
        if (this.#state.overflowed) return { end: 'over' };
      }
      if (expanded - looked < EXPANSIONS_BETWEEN_LOOKS) continue;
      if (budget.exhausted()) return { end: 'over' };
      looked = expanded;
    }
    if (budget.exhausted()) return { end: 'over' };
    return { end: expanded === 0 ? 'empty' : 'through' };
  }

  /** How many cards the best position met has on the foundations, and the line to it. */
  get best(): { readonly up: number; readonly line: PackedMove[] } {
    return { up: this.#bestUp, line: this.#best < 0 ? [] : this.#pathTo(this.#best) };
  }

  #expand(slot: number, options: LevelOptions, budget: Budget): PackedMove[] | undefined {
    const state = this.#state;
    const open = this.#open;
    open.load(slot, state);
    budget.observer?.looked(state, state.progress);
    const self = this.#keep(open.madeFrom(slot), open.madeBy(slot));
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
        open.add(state, self, move, this.#evaluation.of(state) + noise);
      }
      state.undo();
    }
    return undefined;
  }

  /** Notes where an expanded position came from, and gives it a number. */
  #keep(parent: number, move: PackedMove): number {
    if (this.#expanded === this.#parent.length) {
      this.#parent = grown(this.#parent, new Int32Array(this.#expanded * 2));
      this.#move = grown(this.#move, new Int32Array(this.#expanded * 2));
    }
    this.#parent[this.#expanded] = parent;
    this.#move[this.#expanded] = move;
    return this.#expanded++;
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
  const levels: View = { bucketOf: (progress) => progress, batch };
  if (apart === undefined) return [levels];
  return [levels, { bucketOf: (progress, up) => progress * (cards + 1) + up, batch: apart }];
}
