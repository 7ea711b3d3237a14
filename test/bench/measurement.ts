/** One figure of a benchmark. Its aim stands in aims.json under the benchmark's and its own name. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** A benchmark: gives its figures as it finds them. */
export type Benchmark = () => AsyncIterable<Measurement>;

/** The value in the middle; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no middle of nothing');
  return (lower + upper) / 2;
}
