import type { SearchObserver } from '../../shared/solver/searchObserver.ts';
import type { SearchState } from '../../shared/solver/searchState.ts';
import type { Random } from './mutate.ts';
import type { RankFeatures } from './rankFeatures.ts';

/** So many positions of each level are compared with the one on the winning line. */
const COMPARED = 10;
/** A line that was found sooner teaches little. */
const FEWEST_POSITIONS = 300;
/** More take too much memory. */
const MOST_DIFFERENCES = 200_000;

/**
 * Looks on while lines are searched for, and afterwards compares each position of a line with others of its level.
 * What it takes from that are differences of counts, for `pairwiseWeights`.
 */
export class Lessons implements SearchObserver {
  readonly differences: Float32Array[] = [];
  readonly #features: RankFeatures;
  readonly #random: Random;
  /** Chance picks from all positions of a level, and how many there were. */
  readonly #levels = new Map<number, { seen: number; readonly picked: Float64Array[] }>();
  #seen = 0;

  constructor(features: RankFeatures, random: Random) {
    this.#features = features;
    this.#random = random;
  }

  started(): void {
    this.#levels.clear();
    this.#seen = 0;
  }

  looked(state: SearchState, level: number): void {
    this.#seen++;
    const here = this.#levels.get(level) ?? { seen: 0, picked: [] };
    this.#levels.set(level, here);
    here.seen++;
    const place = here.picked.length < COMPARED ? here.picked.length : Math.floor(this.#random() * here.seen);
    if (place < COMPARED) here.picked[place] = this.#features.of(state);
  }

  onLine(state: SearchState, level: number): void {
    if (this.#seen < FEWEST_POSITIONS || this.differences.length >= MOST_DIFFERENCES) return;
    const good = this.#features.of(state);
    for (const other of this.#levels.get(level)?.picked ?? []) {
      const difference = Float32Array.from(good, (count, i) => count - (other[i] ?? 0));
      if (difference.some((value) => value !== 0)) this.differences.push(difference);
    }
  }
}
