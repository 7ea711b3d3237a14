const SMALLEST_BITS = 13;

/**
 * Positions met, by their two hashes, in a table that grows to a fixed size and forgets when it is full. Two
 * positions that hash alike are taken for one: good enough to find lines, no ground for a proof.
 */
export class SeenPositions {
  readonly #maxBits: number;
  #bits = SMALLEST_BITS;
  #slots = new Int32Array(2 << SMALLEST_BITS);
  #mask = (1 << SMALLEST_BITS) - 1;
  #count = 0;

  /** @param maxBits the table grows to two to the power of `maxBits` positions, in eight bytes each. */
  constructor(maxBits: number) {
    this.#maxBits = Math.max(SMALLEST_BITS, maxBits);
  }

  /**
   * Forgets all, its size too: a fuller table forgets other positions, so a search in one that has grown before would
   * go another way.
   */
  clear(): void {
    this.#count = 0;
    if (this.#bits === SMALLEST_BITS) this.#slots.fill(0);
    else this.#resize(SMALLEST_BITS);
  }

  /** Remembers a position; false where it, or one that hashes alike, is remembered already. */
  add(hash1: number, hash2: number): boolean {
    const slots = this.#slots;
    let slot = hash1 & this.#mask;
    for (let probe = 0; probe < 6; probe++) {
      const at = slot * 2;
      if (slots[at] === hash1 && slots[at + 1] === hash2) return false;
      if (slots[at] === 0 && slots[at + 1] === 0) {
        slots[at] = hash1;
        slots[at + 1] = hash2;
        if (++this.#count > this.#mask >> 1 && this.#bits < this.#maxBits) this.#grow();
        return true;
      }
      slot = (slot + 1) & this.#mask;
    }
    const at = ((hash1 + (hash2 & 3)) & this.#mask) * 2;
    slots[at] = hash1;
    slots[at + 1] = hash2;
    return true;
  }

  #grow(): void {
    const old = this.#slots;
    this.#resize(Math.min(this.#maxBits, this.#bits + 2));
    this.#count = 0;
    for (let at = 0; at < old.length; at += 2) {
      const hash1 = old[at] ?? 0;
      const hash2 = old[at + 1] ?? 0;
      if (hash1 !== 0 || hash2 !== 0) this.add(hash1, hash2);
    }
  }

  #resize(bits: number): void {
    this.#bits = bits;
    this.#slots = new Int32Array(2 << bits);
    this.#mask = (1 << bits) - 1;
  }
}
