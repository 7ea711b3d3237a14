import type { GameSummary } from '../../../shared/statistics/record.ts';
import type { Reset } from './historyLine.ts';
import type { LocatedLine, Range, Segment } from './segment.ts';

/** A finished game and where its line lies. */
export interface Entry extends Range {
  readonly summary: GameSummary;
  readonly epoch: number;
  readonly segment: Segment;
}

/**
 * What all lines of all files together say: a set of games by id and the resets. The order in which lines are
 * added does not matter, which is why several processes may each write a file of their own.
 */
export class Entries {
  private readonly byId = new Map<string, Entry>();
  private readonly resets = new Map<string, Reset>();
  private readonly undone = new Set<string>();
  private visible: readonly Entry[] | null = null;

  /** Adds what a line of a segment says. */
  take({ line, offset, length }: LocatedLine, segment: Segment): void {
    switch (line.kind) {
      case 'game':
        segment.games++;
        this.addGame({ summary: line.game, epoch: line.epoch, segment, offset, length });
        break;
      case 'reset':
        segment.others.push({ line, offset, length });
        this.resets.set(line.reset.id, line.reset);
        break;
      case 'undoReset':
        segment.others.push({ line, offset, length });
        this.undone.add(line.id);
        break;
      case 'newer':
        return;
    }
    this.visible = null;
  }

  /** The lines of a segment that hold a game which no other segment is known to hold. */
  locatedIn(segment: Segment): LocatedLine[] {
    return [...this.byId.values()]
      .filter((entry) => entry.segment === segment)
      .map(({ summary, epoch, offset, length }) => ({
        line: { kind: 'game', epoch, game: summary },
        offset,
        length,
      }));
  }

  /** Of lines with the same id the one of the latest epoch holds: an imported game counts again after a reset. */
  private addGame(entry: Entry): void {
    const known = this.byId.get(entry.summary.id);
    const holds = known !== undefined && known.epoch >= entry.epoch;
    if (holds && !(known.segment.retired && known.epoch === entry.epoch)) return;
    this.byId.set(entry.summary.id, entry);
  }

  /** The games that count, latest first. */
  counting(): readonly Entry[] {
    this.visible ??= [...this.byId.values()].filter((entry) => !this.isReset(entry)).sort(latestFirst);
    return this.visible;
  }

  /** A game by its id, counting or not. */
  find(id: string): Entry | undefined {
    return this.byId.get(id);
  }

  /** Whether a reset that was not undone took this game away. */
  isReset(entry: Entry): boolean {
    for (const reset of this.resets.values()) {
      if (!this.undone.has(reset.id) && covers(reset, entry)) return true;
    }
    return false;
  }

  /** Whether a reset that can no longer be undone took this game away, so that its line may go. */
  isGone(entry: Pick<Entry, 'epoch' | 'summary'>, isFinal: (reset: Reset) => boolean): boolean {
    for (const reset of this.resets.values()) {
      if (!this.undone.has(reset.id) && covers(reset, entry) && isFinal(reset)) return true;
    }
    return false;
  }

  /** Whether there is a reset that holds and can no longer be undone. */
  hasFinalReset(isFinal: (reset: Reset) => boolean): boolean {
    return [...this.resets.values()].some((reset) => !this.undone.has(reset.id) && isFinal(reset));
  }

  /** A reset that was not undone. */
  findReset(id: string): Reset | undefined {
    return this.undone.has(id) ? undefined : this.resets.get(id);
  }

  /** The epoch of what is recorded now: after all resets known, undone ones included. */
  get epoch(): number {
    let epoch = 0;
    for (const reset of this.resets.values()) epoch = Math.max(epoch, reset.through + 1);
    return epoch;
  }
}

function covers(reset: Reset, entry: Pick<Entry, 'epoch' | 'summary'>): boolean {
  return entry.epoch <= reset.through && (reset.games === null || reset.games.includes(entry.summary.game));
}

function latestFirst(a: Entry, b: Entry): number {
  if (a.summary.ended !== b.summary.ended) return a.summary.ended < b.summary.ended ? 1 : -1;
  return a.summary.id < b.summary.id ? -1 : 1;
}
