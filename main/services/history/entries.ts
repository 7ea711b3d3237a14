import { assertNever } from '../../../shared/assertNever.ts';
import type { CountedGame, GameSummary } from '../../../shared/statistics/record.ts';
import type { Reset } from './historyLine.ts';
import type { LocatedLine, Range, Segment } from './segment.ts';

/**
 * What is known of a finished game without reading its line, and where that lies. There are very many of these:
 * every one has all fields, in the order of `entryOf`, so that they are small and quick to look through.
 */
export interface Entry extends CountedGame, Range {
  readonly id: string;
  readonly verdict: NonNullable<CountedGame['verdict']> | null;
  /** When it ended, in ms since 1970. */
  readonly endedAt: number;
  readonly epoch: number;
  readonly segment: Segment;
}

/**
 * What all lines of all files together say: a set of games by id and the resets. The order in which lines are
 * added does not matter, which is why several processes may each write a file of their own.
 */
export class Entries {
  readonly #byId = new Map<string, Entry>();
  readonly #resets = new Map<string, Reset>();
  readonly #undone = new Set<string>();
  #visible: readonly Entry[] | null = null;

  /** Adds what a line of a segment says. */
  take({ line, offset, length }: LocatedLine, segment: Segment): void {
    switch (line.kind) {
      case 'game':
        this.takeGame(entryOf(line.game, line.epoch, { offset, length }, segment));
        break;
      case 'reset':
        segment.others.push({ line, offset, length });
        this.#resets.set(line.reset.id, line.reset);
        break;
      case 'undoReset':
        segment.others.push({ line, offset, length });
        this.#undone.add(line.id);
        break;
      case 'absent':
      case 'newer':
        return;
      default:
        assertNever(line);
    }
    this.#visible = null;
  }

  /** Adds a finished game of a segment. */
  takeGame(entry: Entry): void {
    entry.segment.games++;
    this.#addGame(entry);
    this.#visible = null;
  }

  /** Of lines with the same id the one of the latest epoch holds: an imported game counts again after a reset. */
  #addGame(entry: Entry): void {
    const known = this.#byId.get(entry.id);
    const holds = known !== undefined && known.epoch >= entry.epoch;
    if (holds && !(known.segment.retired && known.epoch === entry.epoch)) return;
    this.#byId.set(entry.id, entry);
  }

  /** The games of a segment that no other segment is known to hold. */
  heldBy(segment: Segment): Entry[] {
    return [...this.#byId.values()].filter((entry) => entry.segment === segment);
  }

  /** The games that count, latest first. */
  counting(): readonly Entry[] {
    this.#visible ??= [...this.#byId.values()].filter((entry) => !this.isReset(entry)).sort(latestFirst);
    return this.#visible;
  }

  /** A game by its id, counting or not. */
  find(id: string): Entry | undefined {
    return this.#byId.get(id);
  }

  /** Whether a reset that was not undone took this game away. */
  isReset(entry: Entry): boolean {
    for (const reset of this.#resets.values()) {
      if (!this.#undone.has(reset.id) && covers(reset, entry)) return true;
    }
    return false;
  }

  /** Whether a reset that can no longer be undone took this game away, so that its line may go. */
  isGone(entry: Pick<Entry, 'epoch' | 'game'>, isFinal: (reset: Reset) => boolean): boolean {
    for (const reset of this.#resets.values()) {
      if (!this.#undone.has(reset.id) && covers(reset, entry) && isFinal(reset)) return true;
    }
    return false;
  }

  /** Whether there is a reset that holds and can no longer be undone. */
  hasFinalReset(isFinal: (reset: Reset) => boolean): boolean {
    return [...this.#resets.values()].some((reset) => !this.#undone.has(reset.id) && isFinal(reset));
  }

  /** A reset that was not undone. */
  findReset(id: string): Reset | undefined {
    return this.#undone.has(id) ? undefined : this.#resets.get(id);
  }

  /** The epoch of what is recorded now: after all resets known, undone ones included. */
  get epoch(): number {
    let epoch = 0;
    for (const reset of this.#resets.values()) epoch = Math.max(epoch, reset.through + 1);
    return epoch;
  }
}

function covers(reset: Reset, entry: Pick<Entry, 'epoch' | 'game'>): boolean {
  return entry.epoch <= reset.through && (reset.games === null || reset.games.includes(entry.game));
}

function latestFirst(a: Entry, b: Entry): number {
  return b.endedAt - a.endedAt || (a.id < b.id ? -1 : 1);
}

function entryOf(game: GameSummary, epoch: number, { offset, length }: Range, segment: Segment): Entry {
  return {
    id: game.id,
    game: game.game,
    deal: game.deal,
    outcome: game.outcome,
    endedAt: Date.parse(game.ended),
    localDate: game.localDate,
    playingMs: game.playingMs,
    moves: game.moves,
    hints: game.hints,
    solverHelped: game.solverHelped,
    verdict: game.verdict ?? null,
    epoch,
    offset,
    length,
    segment,
  };
}
