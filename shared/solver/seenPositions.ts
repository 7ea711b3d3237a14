/**
 * Positions met, by their two hashes, in a table of fixed size that forgets when it is full. Two positions that
 * hash alike are taken for one: good enough to find lines, no ground for a proof.
 */
export class SeenPositions {
  readonly #slots: Int32Array;
  readonly #mask: number;

  /** @param bits the table holds two to the power of `bits` positions, in eight bytes each. */
  constructor(bits: number) {
    this.#slots = new Int32Array(2 << bits);
    this.#mask = (1 << bits) - 1;
  }

  clear(): void {
    this.#slots.fill(0);
  }

  /** Remembers a position; false where it, or one that hashes alike, is remembered already. */
  add(hash1: number, hash2: number): boolean {
    const slots = this.#slots;
    let slot = hash1 & this.#mask;
    for (let probe = 0; probe < 4; probe++) {
      const at = slot * 2;
      if (slots[at] === hash1 && slots[at + 1] === hash2) return false;
      if (slots[at] === 0 && slots[at + 1] === 0) {
        slots[at] = hash1;
        slots[at + 1] = hash2;
        return true;
      }
      slot = (slot + 1) & this.#mask;
    }
    const at = ((hash1 + (hash2 & 3)) & this.#mask) * 2;
    slots[at] = hash1;
    slots[at + 1] = hash2;
    return true;
  }
}
