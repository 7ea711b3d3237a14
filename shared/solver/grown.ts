/** The larger array `to`, with what `from` holds at its beginning. */
export function grown<T extends Int32Array | Uint8Array | Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
