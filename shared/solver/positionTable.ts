import type { ExactKey } from './exactKey.ts';
import { grown } from './grown.ts';

/** Positions by exact key, each with where it came from and how hopeful it is; the open ones in a heap. */
export class PositionTable {
  /** The key to be looked up or added. */
  readonly next: Int32Array;
  keys: Int32Array;
  readonly #words: number;
  readonly #maxPositions: number;
  readonly #hashMask: number;
  #slots: Int32Array;
  #parent: Int32Array;
  #value: Float32Array;
  #heap: Int32Array;
  #count = 0;
  #open = 0;
  #hashes: Int32Array;

  constructor(key: ExactKey, maxBytes: number, maxPositions: number, hashMask: number) {
    this.#words = key.words;
    this.#hashMask = hashMask;
    this.next = new Int32Array(key.words);
    // Key, slots (two to four a position while half full), parent, value, heap and hash.
    const bytesEach = key.words * 4 + 12 + 16;
    this.#maxPositions = Math.max(16, Math.min(maxPositions, Math.floor(maxBytes / bytesEach)));
    // Halved from the end, so that the last time it grows it holds no more than half as much again for a moment.
    let capacity = this.#maxPositions;
    while (capacity > 1 << 12) capacity = Math.ceil(capacity / 2);
    this.keys = new Int32Array(capacity * key.words);
    this.#parent = new Int32Array(capacity);
    this.#value = new Float32Array(capacity);
    this.#heap = new Int32Array(capacity);
    this.#hashes = new Int32Array(capacity);
    this.#slots = new Int32Array(1 << 13);
  }

  parentOf(position: number): number {
    return this.#parent[position] ?? -1;
  }

  /** Whether `next` is the key of the position. */
  isNext(position: number): boolean {
    const words = this.#words;
    let word = 0;
    while (word < words && this.keys[position * words + word] === this.next[word]) word++;
    return word === words;
  }

  /** Whether the position with the key `next` is in the table. */
  knows(hash: number): boolean {
    return this.#slots[this.#slotOf(hash & this.#hashMask)] !== 0;
  }

  /** Adds the position with the key `next`; false where there is no room. */
  add(hash: number, parent: number, value: number): boolean {
    if (this.#count >= this.#maxPositions) return false;
    if (this.#count >= this.#parent.length) this.#grow();
    const position = this.#count++;
    this.keys.set(this.next, position * this.#words);
    this.#parent[position] = parent;
    this.#value[position] = value;
    this.#hashes[position] = hash & this.#hashMask;
    this.#slots[this.#slotOf(hash & this.#hashMask)] = position + 1;
    this.#push(position);
    return true;
  }

  /** The most hopeful open position, which is no longer open then; -1 where none is. */
  pop(): number {
    if (this.#open === 0) return -1;
    const heap = this.#heap;
    const values = this.#value;
    const best = heap[0] ?? 0;
    const last = heap[--this.#open] ?? 0;
    const value = values[last] ?? 0;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= this.#open) break;
      if (down + 1 < this.#open && (values[heap[down + 1] ?? 0] ?? 0) > (values[heap[down] ?? 0] ?? 0))
        down++;
      const other = heap[down] ?? 0;
      if ((values[other] ?? 0) <= value) break;
      heap[at] = other;
      at = down;
    }
    heap[at] = last;
    return best;
  }

  #push(position: number): void {
    const heap = this.#heap;
    const value = this.#value[position] ?? 0;
    let at = this.#open++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const other = heap[up] ?? 0;
      if ((this.#value[other] ?? 0) >= value) break;
      heap[at] = other;
      at = up;
    }
    heap[at] = position;
  }

  /** The slot of the key `next`, or the free one where it belongs. */
  #slotOf(hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const position = (slots[slot] ?? 0) - 1;
      if (position < 0) return slot;
      if (this.#hashes[position] === hash && this.isNext(position)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const capacity = Math.min(this.#parent.length * 2, this.#maxPositions);
    this.keys = grown(this.keys, new Int32Array(capacity * this.#words));
    this.#parent = grown(this.#parent, new Int32Array(capacity));
    this.#value = grown(this.#value, new Float32Array(capacity));
    this.#heap = grown(this.#heap, new Int32Array(capacity));
    this.#hashes = grown(this.#hashes, new Int32Array(capacity));
    if (this.#slots.length >= capacity * 2) return;
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let position = 0; position < this.#count; position++) {
      let slot = (this.#hashes[position] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = position + 1;
    }
    this.#slots = slots;
  }
}
