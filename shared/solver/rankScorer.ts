import { RANKS } from '../cards/card.ts';
import { grown } from './grown.ts';
import type { ContentScorer, PileStore } from './pileStore.ts';
import type { RankWeights } from './rankWeights.ts';

/** What a card adds to the worth of the pile that it is put on. */
interface CardPlace {
  /** 0 for the ace. */
  readonly rank: number;
  /** The rank of the card below; -1 where there is none, or where it is of another line. */
  readonly rankBelow: number;
  readonly isBase: boolean;
  /** Whether it may be built on the card below. */
  readonly linked: boolean;
  /** How far the earliest card of its line below goes up before it; -1 where none does. */
  readonly steps: number;
}

/** The shares of an evaluation by rank that depend on a pile's content alone. */
export class RankScorer implements Pick<ContentScorer, 'resized'> {
  /** Four-byte words that it keeps for each content. */
  static readonly wordsPerContent = 4;
  readonly #weights: Readonly<Record<keyof Omit<RankWeights, 'foundations' | 'empties'>, Float64Array>>;
  /** By content: what another card on top costs, for all cards of the content together. */
  #bury = new Float32Array(1 << 14);
  #buryUnit = new Float32Array(1 << 14);
  #wasteBury = new Float32Array(1 << 14);
  #reserveBury = new Float32Array(1 << 14);

  constructor(weights: RankWeights) {
    const list = (values: readonly number[] = []): Float64Array => {
      const filled = new Float64Array(2 * RANKS - 1);
      filled.set(values);
      return filled;
    };
    this.#weights = {
      base: list(weights.base),
      link: list(weights.link),
      gap: list(weights.gap),
      block: list(weights.block),
      bury: list(weights.bury),
      buryUnit: list(weights.buryUnit),
      waste: list(weights.waste),
      wasteBlock: list(weights.wasteBlock),
      wasteBury: list(weights.wasteBury),
      wasteStep: list(weights.wasteStep),
      reserve: list(weights.reserve),
      reserveBury: list(weights.reserveBury),
      reserveStep: list(weights.reserveStep),
    };
  }

  /** What the top card of a content adds as a card of the tableau. `score` of the content below comes first. */
  tableau(below: number, { rank, isBase, linked, steps }: CardPlace): number {
    const w = this.#weights;
    const place = isBase ? w.base : linked ? w.link : w.gap;
    let value = (place[rank] ?? 0) + (this.#bury[below] ?? 0);
    if (!linked) value += this.#buryUnit[below] ?? 0;
    if (steps >= 0) value += w.block[steps] ?? 0;
    return value;
  }

  /** The same as a card of the waste. */
  waste(below: number, { rank, rankBelow, steps }: CardPlace): number {
    const w = this.#weights;
    let value = (w.waste[rank] ?? 0) + (this.#wasteBury[below] ?? 0);
    if (steps >= 0) value += w.wasteBlock[steps] ?? 0;
    if (rankBelow >= 0) value += w.wasteStep[RANKS - 1 + rank - rankBelow] ?? 0;
    return value;
  }

  /** The same as a card of a reserve. */
  reserve(below: number, { rank, rankBelow }: CardPlace): number {
    const w = this.#weights;
    let value = (w.reserve[rank] ?? 0) + (this.#reserveBury[below] ?? 0);
    if (rankBelow >= 0) value += w.reserveStep[RANKS - 1 + rank - rankBelow] ?? 0;
    return value;
  }

  /** Takes note of a content whose top card has this rank. */
  keep(content: number, below: number, rank: number): void {
    const w = this.#weights;
    this.#bury[content] = (this.#bury[below] ?? 0) + (w.bury[rank] ?? 0);
    this.#buryUnit[content] = (this.#buryUnit[below] ?? 0) + (w.buryUnit[rank] ?? 0);
    this.#wasteBury[content] = (this.#wasteBury[below] ?? 0) + (w.wasteBury[rank] ?? 0);
    this.#reserveBury[content] = (this.#reserveBury[below] ?? 0) + (w.reserveBury[rank] ?? 0);
  }

  resized(store: PileStore): void {
    const size = store.parent.length;
    if (this.#bury.length >= size) return;
    const longer = (values: Float32Array<ArrayBuffer>) => grown(values, new Float32Array(size));
    this.#bury = longer(this.#bury);
    this.#buryUnit = longer(this.#buryUnit);
    this.#wasteBury = longer(this.#wasteBury);
    this.#reserveBury = longer(this.#reserveBury);
  }
}
