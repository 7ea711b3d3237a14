/** One bucket: a binary heap of positions by number, each worth no more than the one above it. */
interface Heap {
  positions: Int32Array;
  /** What they are worth, entry by entry, so that the heap is kept without a look elsewhere. */
  values: Float64Array;
  size: number;
}

/** Open positions by number, in one heap a bucket, the best of each bucket first. */
export class OpenHeaps {
  /** Bytes for each position listed, with the room that a heap keeps for more. */
  static readonly bytesPerPosition = 18;
  readonly #heaps: (Heap | undefined)[] = [];

  /** All buckets are numbered below this; some may never have been used. */
  get buckets(): number {
    return this.#heaps.length;
  }

  /** Lists a position; a higher value is better. */
  push(bucket: number, position: number, value: number): void {
    const heap = this.#heaps[bucket] ?? this.#begin(bucket);
    if (heap.size === heap.positions.length) enlarge(heap);
    const { positions, values } = heap;
    let at = heap.size++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const other = values[up] ?? 0;
      if (other >= value) break;
      positions[at] = positions[up] ?? 0;
      values[at] = other;
      at = up;
    }
    positions[at] = position;
    values[at] = value;
  }

  /** Takes the best position out of a bucket; -1 where it has none. */
  pop(bucket: number): number {
    const heap = this.#heaps[bucket];
    if (heap === undefined || heap.size === 0) return -1;
    const { positions, values } = heap;
    const size = --heap.size;
    const best = positions[0] ?? 0;
    const value = values[size] ?? 0;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= size) break;
      if (down + 1 < size && (values[down + 1] ?? 0) > (values[down] ?? 0)) down++;
      const other = values[down] ?? 0;
      if (other <= value) break;
      positions[at] = positions[down] ?? 0;
      values[at] = other;
      at = down;
    }
    positions[at] = positions[size] ?? 0;
    values[at] = value;
    return best;
  }

  /** Leaves so many of the best in each bucket, by its size, and gives the others to `dropped`. */
  keepBest(count: (size: number) => number, dropped: (position: number) => void): void {
    for (const heap of this.#heaps) {
      if (heap === undefined) continue;
      const { positions, values, size } = heap;
      const order = Int32Array.from({ length: size }, (_, at) => at);
      order.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
      const sorted = positions.slice(0, size);
      const worths = values.slice(0, size);
      heap.size = Math.min(size, count(size));
      order.forEach((from, at) => {
        const position = sorted[from] ?? 0;
        if (at >= heap.size) dropped(position);
        positions[at] = position;
        values[at] = worths[from] ?? 0;
      });
    }
  }

  #begin(bucket: number): Heap {
    while (this.#heaps.length < bucket) this.#heaps.push(undefined);
    const heap: Heap = { positions: new Int32Array(4), values: new Float64Array(4), size: 0 };
    this.#heaps[bucket] = heap;
    return heap;
  }
}

function enlarge(heap: Heap): void {
  const positions = new Int32Array(heap.size * 2);
  positions.set(heap.positions);
  heap.positions = positions;
  const values = new Float64Array(heap.size * 2);
  values.set(heap.values);
  heap.values = values;
}
