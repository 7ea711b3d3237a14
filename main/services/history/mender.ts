import { join } from 'node:path';
import { removeQuietly } from '../storage/atomicFile.ts';
import { isMissing } from '../storage/fileSystem.ts';
import { ownerMark } from '../storage/owner.ts';
import { setAside } from '../storage/setAside.ts';
import { onFile } from '../storage/storageFailure.ts';
import type { Entries } from './entries.ts';
import type { HistoryFilesOptions } from './historyFiles.ts';
import type { HistoryLine, Reset } from './historyLine.ts';
import { readLine, writeLine } from './historyLine.ts';
import type { IndexKeeper } from './indexKeeper.ts';
import { LineNumbers } from './lineNumbers.ts';
import type { Range, Segment } from './segment.ts';
import { copyRanges, isOrphan, missingLines, nameFor, readWholeLines, segmentPath } from './segment.ts';

interface Findings {
  /** Where the lines lie that are to stay. */
  readonly kept: readonly Range[];
  readonly damaged: number;
  /** How many numbers are missing among those of the lines that stay. */
  readonly absent: number;
}

/** Tells of missing lines, sets torn and damaged lines of dead processes aside, and takes out what was reset for good. */
export class Mender {
  readonly #options: HistoryFilesOptions;
  readonly #entries: Entries;
  readonly #indexes: IndexKeeper;

  constructor(options: HistoryFilesOptions, entries: Entries, indexes: IndexKeeper) {
    this.#options = options;
    this.#entries = entries;
    this.#indexes = indexes;
  }

  /**
   * Looks at one file and writes it anew without what should not be in it, if anything should not. The new file is
   * complete before the old one goes; if the machine stops between, both are there and mean the same.
   * @returns whether the file was replaced.
   */
  async mend(segment: Segment): Promise<boolean> {
    const { folder, surroundings } = this.#options;
    if (!isOrphan(segment.name, surroundings.owner)) return false;
    const path = segmentPath(folder, segment);
    return onFile(path, async () => {
      const findings = await this.#inspect(segment);
      this.#tellMissing(segment, path);
      // What it says is not true any more; and a file that goes must not be looked for because of its index.
      if (missingLines(segment) > 0 || findings !== null) await this.#indexes.forget(segment);
      if (findings === null) return false;
      const taken = await this.#takeOver(segment);
      if (taken === null) return false;
      await this.#writeAnew(taken, findings);
      const isAmiss = findings.damaged > 0 || segment.numbers.missing > 0;
      if (isAmiss) await this.#putAside(taken, findings.damaged);
      else await removeQuietly(surroundings.fs, taken);
      return true;
    });
  }

  /** Whole lines that are gone cannot be brought back; from then on it is known that they are. */
  #tellMissing(segment: Segment, path: string): void {
    const count = missingLines(segment);
    if (count > 0) this.#options.notices.add({ kind: 'linesMissing', store: 'history', path, count });
  }

  /** @returns what the file is to be written anew with, or null when it is to stay. */
  async #inspect(segment: Segment): Promise<Findings | null> {
    const { fs } = this.#options.surroundings;
    const path = segmentPath(this.#options.folder, segment);
    const { size } = await fs.stat(path);
    const torn = size - segment.end;
    const damaged = segment.damaged.length + (torn > 0 ? 1 : 0);
    if (damaged === 0 && segment.numbers.missing === 0 && !this.#hasGone(segment)) return null;

    const kept: Range[] = [];
    const numbers = new LineNumbers();
    const broken = new Set(segment.damaged.map(({ offset }) => offset));
    await readWholeLines(fs, path, 0, (bytes, offset) => {
      const read = broken.has(offset) ? null : readLine(bytes);
      if (read === null || read.line.kind === 'absent' || this.#isGone(read.line)) return;
      numbers.take(read.number);
      addRange(kept, offset, bytes.length + 1);
    });
    return { kept, damaged, absent: numbers.missing };
  }

  /** Whether a game of this file was reset for good; where it was imported again its first line is not held any more. */
  #hasGone(segment: Segment): boolean {
    const isFinal = (reset: Reset): boolean => this.#isFinal(reset);
    if (!this.#entries.hasFinalReset(isFinal)) return false;
    const held = this.#entries.heldBy(segment);
    return held.length < segment.games || held.some((entry) => this.#entries.isGone(entry, isFinal));
  }

  #isGone(line: HistoryLine): boolean {
    if (line.kind !== 'game') return false;
    return this.#entries.isGone({ epoch: line.epoch, game: line.game.game }, (reset) => this.#isFinal(reset));
  }

  /** Only the process that made a reset can undo it. */
  #isFinal(reset: Reset): boolean {
    const { owner } = this.#options.surroundings;
    return isOrphan(`reset.${reset.by}.jsonl`, owner);
  }

  /** @returns the file's path under its new name, or null when another process was faster. */
  async #takeOver(segment: Segment): Promise<string | null> {
    const { folder, surroundings } = this.#options;
    const from = segmentPath(folder, segment);
    segment.name = nameFor(segment.id, surroundings.owner);
    const to = segmentPath(folder, segment);
    try {
      if (from !== to) await surroundings.fs.rename(from, to);
      return to;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async #writeAnew(old: string, { kept, absent }: Findings): Promise<void> {
    if (kept.length === 0) return;
    const { folder, surroundings } = this.#options;
    const { fs, newId, owner } = surroundings;
    const temporary = `${old}.${ownerMark(owner)}.${newId()}.tmp`;
    try {
      const head = absent === 0 ? '' : writeLine({ kind: 'absent', count: absent }, 0);
      await copyRanges(fs, old, temporary, kept, head);
      await fs.rename(temporary, join(folder, nameFor(newId(), owner)));
    } catch (error) {
      await removeQuietly(fs, temporary);
      throw error;
    }
    await fs.syncFolder(folder);
  }

  async #putAside(path: string, count: number): Promise<void> {
    const { damagedFolder, surroundings, notices } = this.#options;
    const target = await setAside(surroundings, path, damagedFolder);
    if (count > 0) notices.add({ kind: 'linesSetAside', store: 'history', path, setAside: target, count });
  }
}

/** Ranges that touch are one. */
function addRange(ranges: Range[], offset: number, length: number): void {
  const last = ranges.at(-1);
  if (last !== undefined && last.offset + last.length === offset) {
    ranges[ranges.length - 1] = { offset: last.offset, length: last.length + length };
  } else {
    ranges.push({ offset, length });
  }
}
