import { join } from 'node:path';
import { removeQuietly, replaceFile } from '../storage/atomicFile.ts';
import { continueChecksum } from '../storage/checksum.ts';
import type { Surroundings } from '../storage/surroundings.ts';
import type { Entries } from './entries.ts';
import type { Segment } from './segment.ts';
import { segmentPath } from './segment.ts';
import type { SummaryIndex } from './summaryIndex.ts';
import { decodeIndex, encodeIndex } from './summaryIndex.ts';

/** An index is written again when the segment has grown by this many bytes, some hundred games. */
export const INDEX_STEP = 256 * 1024;
const PIECE = 4 * 1024 * 1024;

/** Keeps the index of each segment beside it. */
export class IndexKeeper {
  constructor(
    private readonly folder: string,
    private readonly surroundings: Surroundings,
    private readonly entries: Entries,
  ) {}

  /** Takes what a segment's index says of it, if there is one. `isTrue` is to be asked afterwards. */
  async recall(segment: Segment): Promise<void> {
    const index = await this.read(segment);
    if (index === null) return;
    const { size } = await this.surroundings.fs.stat(segmentPath(this.folder, segment));
    if (size < index.end) return;
    for (const game of index.games) this.entries.takeGame(game);
    for (const line of index.others) this.entries.take(line, segment);
    segment.end = index.end;
    segment.sum = index.sum;
    segment.indexed = index.end;
    segment.indexedSum = index.sum;
  }

  /** Writes a segment's index if that is worth while. Never fails: the segment itself says it all. */
  async keep(segment: Segment): Promise<void> {
    if (segment.damaged.length > 0 || segment.end - segment.indexed < INDEX_STEP) return;
    const games = this.entries.heldBy(segment);
    // A game that another segment holds as well is not listed there, and must not be forgotten here.
    if (games.length !== segment.games) return;
    try {
      const { end, sum, others } = segment;
      const content = encodeIndex({ end, sum, games, others });
      await replaceFile(this.surroundings, this.path(segment), content);
      segment.indexed = segment.end;
      segment.indexedSum = segment.sum;
    } catch {
      // The next start reads the lines.
    }
  }

  private async read(segment: Segment): Promise<SummaryIndex | null> {
    try {
      return decodeIndex(await this.surroundings.fs.read(this.path(segment)), segment);
    } catch {
      // None, or none that can be read: the lines are there.
      return null;
    }
  }

  /**
   * Whether the bytes that the index stands for are still those that it was made of. It takes reading them all, and
   * is left for when the app has started.
   */
  async isTrue(segment: Segment): Promise<boolean> {
    let sum = 0;
    for (let offset = 0; offset < segment.indexed; offset += PIECE) {
      const length = Math.min(PIECE, segment.indexed - offset);
      const bytes = await this.surroundings.fs.read(segmentPath(this.folder, segment), offset, length);
      sum = continueChecksum(bytes, sum);
    }
    return sum === segment.indexedSum;
  }

  /** Removes an index that is not true. */
  async forget(segment: Segment): Promise<void> {
    await removeQuietly(this.surroundings.fs, this.path(segment));
  }

  private path(segment: Segment): string {
    return join(this.folder, `${segment.id}.index`);
  }
}
