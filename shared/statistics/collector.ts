import type { CountedGame } from './record.ts';
import type { Spread, Streaks, Tally } from './report.ts';
import { Counter, StreakCounter, spread } from './tally.ts';

/** The figures of a set of games, gathered one game after the other, earliest first. */
export class Collector {
  readonly #counter = new Counter();
  readonly #streakCounter = new StreakCounter();
  /** Playing times of won games, in ms. */
  readonly winTimes: number[] = [];
  readonly #winMoves: number[] = [];

  /** Adds a game that ended after all that were added before. */
  add(game: CountedGame): void {
    const won = game.outcome === 'won';
    this.#counter.add(won);
    this.#streakCounter.add(won);
    if (!won) return;
    this.winTimes.push(game.playingMs);
    this.#winMoves.push(game.moves);
  }

  get tally(): Tally {
    return this.#counter.tally();
  }

  /** What is given for the whole and for each game alike. */
  get figures(): Tally & { streaks: Streaks; winTime: Spread | null; winMoves: Spread | null } {
    return {
      ...this.tally,
      streaks: this.#streakCounter.streaks(),
      winTime: spread(this.winTimes),
      winMoves: spread(this.#winMoves),
    };
  }
}

/** Counters by a key, each begun when its key is first met. */
export class Groups<K, C> {
  readonly #begin: () => C;

  readonly #groups = new Map<K, C>();

  constructor(begin: () => C) {
    this.#begin = begin;
  }

  at(key: K): C {
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const fresh = this.#begin();
    this.#groups.set(key, fresh);
    return fresh;
  }

  /** Whether anything was counted under this key. */
  has(key: K): boolean {
    return this.#groups.has(key);
  }

  /** All groups in the order of their keys. */
  sorted(): [K, C][] {
    return [...this.#groups].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** Tells the first finished game of each deal from those that played it again. Games are to be shown earliest first. */
export class FirstAttempts {
  readonly #deals = new Groups<string, Set<string>>(() => new Set());

  /** Whether no game of this deal was shown before. */
  isFirst({ game, deal }: CountedGame): boolean {
    const known = this.#deals.at(game);
    if (known.has(deal)) return false;
    known.add(deal);
    return true;
  }
}
