import { join } from 'node:path';
import { removeQuietly } from '../storage/atomicFile.ts';
import { isMissing } from '../storage/fileSystem.ts';
import { ownerMark } from '../storage/owner.ts';
import { setAside } from '../storage/setAside.ts';
import { onFile } from '../storage/storageFailure.ts';
import type { Entries } from './entries.ts';
import type { HistoryFilesOptions } from './historyFiles.ts';
import type { HistoryLine, Reset } from './historyLine.ts';
import { readLine } from './historyLine.ts';
import type { Range, Segment } from './segment.ts';
import { copyRanges, isOrphan, nameFor, readWholeLines, segmentPath } from './segment.ts';

/** Sets torn and damaged lines of dead processes aside, and takes out what was reset for good. */
export class Mender {
  constructor(
    private readonly options: HistoryFilesOptions,
    private readonly entries: Entries,
  ) {}

  /**
   * Looks at one file and writes it anew without what should not be in it, if anything should not. The new file is
   * complete before the old one goes; if the machine stops between, both are there and mean the same.
   * @returns whether the file was replaced.
   */
  async mend(segment: Segment): Promise<boolean> {
    const { folder, surroundings } = this.options;
    if (!isOrphan(segment.name, surroundings.owner)) return false;
    const path = segmentPath(folder, segment);
    return onFile(path, async () => {
      const findings = await this.inspect(segment);
      if (findings.damaged === 0 && findings.gone === 0) return false;
      const taken = await this.takeOver(segment);
      if (taken === null) return false;
      await this.writeAnew(taken, findings.kept);
      if (findings.damaged > 0) await this.putAside(taken, findings.damaged);
      else await removeQuietly(surroundings.fs, taken);
      return true;
    });
  }

  private async inspect(segment: Segment): Promise<{ kept: Range[]; damaged: number; gone: number }> {
    const { fs } = this.options.surroundings;
    const path = segmentPath(this.options.folder, segment);
    const { size } = await fs.stat(path);
    const torn = size - segment.end;
    const damaged = segment.damaged.length + (torn > 0 ? 1 : 0);
    if (damaged === 0 && !this.entries.hasFinalReset((reset) => this.isFinal(reset)))
      return { kept: [], damaged, gone: 0 };

    const kept: Range[] = [];
    let gone = 0;
    const broken = new Set(segment.damaged.map(({ offset }) => offset));
    await readWholeLines(fs, path, 0, (bytes, offset) => {
      if (broken.has(offset)) return;
      if (this.isGone(readLine(bytes))) gone++;
      else addRange(kept, offset, bytes.length + 1);
    });
    return { kept, damaged, gone };
  }

  private isGone(line: HistoryLine | null): boolean {
    if (line?.kind !== 'game') return false;
    return this.entries.isGone({ epoch: line.epoch, game: line.game.game }, (reset) => this.isFinal(reset));
  }

  /** Only the process that made a reset can undo it. */
  private isFinal(reset: Reset): boolean {
    const { owner } = this.options.surroundings;
    return isOrphan(`reset.${reset.by}.jsonl`, owner);
  }

  /** @returns the file's path under its new name, or null when another process was faster. */
  private async takeOver(segment: Segment): Promise<string | null> {
    const { folder, surroundings } = this.options;
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

  private async writeAnew(old: string, kept: readonly Range[]): Promise<void> {
    if (kept.length === 0) return;
    const { folder, surroundings } = this.options;
    const { fs, newId, owner } = surroundings;
    const temporary = `${old}.${ownerMark(owner)}.${newId()}.tmp`;
    try {
      await copyRanges(fs, old, temporary, kept);
      await fs.rename(temporary, join(folder, nameFor(newId(), owner)));
    } catch (error) {
      await removeQuietly(fs, temporary);
      throw error;
    }
    await fs.syncFolder(folder);
  }

  private async putAside(path: string, count: number): Promise<void> {
    const { damagedFolder, surroundings, notices } = this.options;
    const target = await setAside(surroundings, path, damagedFolder);
    notices.add({ kind: 'linesSetAside', store: 'history', path, setAside: target, count });
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
