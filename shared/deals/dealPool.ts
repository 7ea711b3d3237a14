import type { DealNumber } from '../cards/dealNumber.ts';
import type { Grade } from '../solver/difficulty.ts';
import type { WinnableDeal } from '../solver/protocol.ts';

/** What a pool needs: chance, and a search for a winnable deal among candidates. */
export interface DealPoolHost {
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly find: (
    game: string,
    candidates: readonly DealNumber[],
    grade: Grade | undefined,
  ) => Promise<WinnableDeal | undefined>;
}

/** Deals kept for each game and wish; enough for an evening, little enough to be filled in a minute. */
const CAP = 3;
/** Drawn at once: enough to compare difficulties where one deal in three is found to be winnable. */
const CANDIDATES = 45;
/** Numbers from 1 to here are drawn: short enough to be told to a friend. */
const LARGEST_NUMBER = 999_999;
/** So many rounds of candidates without a winnable deal are taken as "there is none to be found". */
const MOST_ROUNDS = 4;

/**
 * Winnable deals kept ready, by game and grade, so that asking for one costs nothing. It is filled in idle time
 * up to a small number, and then rests.
 */
export class DealPool {
  readonly #host: DealPoolHost;
  readonly #ready = new Map<string, WinnableDeal[]>();

  constructor(host: DealPoolHost) {
    this.#host = host;
  }

  /** A winnable deal: one kept ready, or else one searched for now; undefined where none was found. */
  async take(game: string, grade?: Grade): Promise<WinnableDeal | undefined> {
    return this.#ready.get(keyOf(game, grade))?.shift() ?? (await this.#search(game, grade));
  }

  /** Whether `fill` has nothing to do for this wish. */
  isFull(game: string, grade?: Grade): boolean {
    return (this.#ready.get(keyOf(game, grade))?.length ?? 0) >= CAP;
  }

  /** Searches for one deal more, unless the pool is full; to be called when nothing else is to be done. */
  async fill(game: string, grade?: Grade): Promise<void> {
    if (this.isFull(game, grade)) return;
    const deal = await this.#search(game, grade);
    if (deal === undefined) return;
    const key = keyOf(game, grade);
    this.#ready.set(key, [...(this.#ready.get(key) ?? []), deal]);
  }

  async #search(game: string, grade: Grade | undefined): Promise<WinnableDeal | undefined> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const candidates = Array.from({ length: CANDIDATES }, () =>
        String(1 + Math.floor(this.#host.random() * LARGEST_NUMBER)),
      );
      const deal = await this.#host.find(game, candidates, grade);
      if (deal !== undefined) return deal;
    }
    return undefined;
  }
}

function keyOf(game: string, grade: Grade | undefined): string {
  return `${game} ${grade ?? 'any'}`;
}
