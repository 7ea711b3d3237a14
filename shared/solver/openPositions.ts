import type { PackedMove } from '../engine/packedMove.ts';
import { grown } from './grown.ts';
import { OpenHeaps } from './openHeaps.ts';
import type { SearchState } from './searchState.ts';

/** Room for so many is made at first: short searches are to cost little. */
const SMALLEST_CAPACITY = 1 << 12;

/** The bucket that a position belongs to, by how far it has come and how many of its cards are up. */
export type BucketOf = (progress: number, up: number) => number;

/** Positions that wait to be expanded, each listed in buckets of one view or more. */
export class OpenPositions {
  /** By view: the positions in their buckets. */
  #views: readonly { readonly heaps: OpenHeaps; readonly bucketOf: BucketOf }[] = [];
  readonly #stride: number;
  /** Positions at most; the arrays grow to it. */
  readonly #capacity: number;
  /** By slot: contents and pass, and the expanded position and move that made it. */
  #contents = new Int32Array(0);
  #madeFrom = new Int32Array(0);
  #madeBy = new Int32Array(0);
  /** By slot: how many views list it still, and whether it waits to be expanded. */
  #listed = new Uint8Array(0);
  #waits = new Uint8Array(0);
  #free = new Int32Array(0);
  #freeCount = 0;
  /** Slots from here on have never been used. */
  #fresh = 0;

  constructor(piles: number, capacity: number) {
    this.#stride = piles + 1;
    this.#capacity = capacity;
  }

  /** About what a position takes, with the room that arrays keep for more. */
  static bytesPerPosition(piles: number, views: number): number {
    return (piles + 1) * 4 + 14 + views * OpenHeaps.bytesPerPosition;
  }

  /**
   * Forgets all positions, not the room that they took: one search comes after the other.
   * @param views how each view sorts positions into buckets from now on.
   */
  clear(views: readonly BucketOf[]): void {
    this.#views = views.map((bucketOf) => ({ heaps: new OpenHeaps(), bucketOf }));
    this.#freeCount = 0;
    this.#fresh = 0;
  }

  /** The buckets of a view are numbered below this. */
  buckets(view: number): number {
    return this.#views[view]?.heaps.buckets ?? 0;
  }

  /** Adds the state as it stands, made by the move from an expanded position. */
  add(state: SearchState, from: number, move: PackedMove, value: number): void {
    const slot = this.#takeSlot();
    const { progress, foundationCards } = state;
    this.#contents.set(state.contents, slot * this.#stride);
    this.#contents[(slot + 1) * this.#stride - 1] = state.pass;
    this.#madeFrom[slot] = from;
    this.#madeBy[slot] = move;
    this.#waits[slot] = 1;
    this.#listed[slot] = this.#views.length;
    for (let i = 0; i < this.#views.length; i++) {
      const view = this.#views[i];
      if (view) view.heaps.push(view.bucketOf(progress, foundationCards), slot, value);
    }
  }

  /**
   * Takes the best position of a bucket of a view.
   * @returns its slot, to be read before anything is added; -1 where the bucket has none.
   */
  take(view: number, bucket: number): number {
    const heaps = this.#views[view]?.heaps;
    if (heaps === undefined) return -1;
    for (let slot = heaps.pop(bucket); slot >= 0; slot = heaps.pop(bucket)) {
      this.#unlist(slot);
      // Another view may have given it away before.
      if (this.#waits[slot] === 0) continue;
      this.#waits[slot] = 0;
      return slot;
    }
    return -1;
  }

  /** Loads a position into the state. */
  load(slot: number, state: SearchState): void {
    const at = slot * this.#stride;
    state.loadContents(this.#contents, at, this.#contents[at + this.#stride - 1] ?? 1);
  }

  /** The expanded position that it was made from. */
  madeFrom(slot: number): number {
    return this.#madeFrom[slot] ?? -1;
  }

  madeBy(slot: number): PackedMove {
    return this.#madeBy[slot] ?? 0;
  }

  /** Notes that one view less lists the slot, which is free where none does any more. */
  #unlist(slot: number): void {
    this.#listed[slot] = (this.#listed[slot] ?? 0) - 1;
    if (this.#listed[slot] === 0) this.#free[this.#freeCount++] = slot;
  }

  #takeSlot(): number {
    if (this.#freeCount === 0) {
      if (this.#fresh === this.#listed.length && this.#fresh < this.#capacity) {
        this.#resize(Math.min(this.#capacity, Math.max(SMALLEST_CAPACITY, this.#fresh * 2)));
      }
      if (this.#fresh < this.#listed.length) return this.#fresh++;
      this.#dropWorst();
    }
    return this.#free[--this.#freeCount] ?? 0;
  }

  #resize(capacity: number): void {
    this.#contents = grown(this.#contents, new Int32Array(capacity * this.#stride));
    this.#listed = grown(this.#listed, new Uint8Array(capacity));
    this.#waits = grown(this.#waits, new Uint8Array(capacity));
    this.#madeFrom = grown(this.#madeFrom, new Int32Array(capacity));
    this.#madeBy = grown(this.#madeBy, new Int32Array(capacity));
    this.#free = grown(this.#free, new Int32Array(capacity));
  }

  /** Frees at least a third of the room, bucket by bucket, the worst positions first. */
  #dropWorst(): void {
    const unlist = (slot: number) => this.#unlist(slot);
    for (let share = 1; this.#freeCount < this.#capacity / 3; share *= 0.7) {
      for (const { heaps } of this.#views) {
        const average = this.#capacity / Math.max(1, heaps.buckets);
        heaps.keepBest((size) => Math.floor(Math.min(size * 0.6, average) * share), unlist);
      }
    }
  }
}
