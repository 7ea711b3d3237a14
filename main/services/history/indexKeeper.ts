import { join } from 'node:path';
import { removeQuietly, replaceFile } from '../storage/atomicFile.ts';
import { continueChecksum } from '../storage/checksum.ts';
import type { Surroundings } from '../storage/surroundings.ts';
import type { Entries } from './entries.ts';
import { LineNumbers } from './lineNumbers.ts';
import type { Segment } from './segment.ts';
import { segmentPath } from './segment.ts';
import type { SummaryIndex } from './summaryIndex.ts';
import { decodeIndex, encodeIndex } from './summaryIndex.ts';

/** The index of a long segment is written again when that has grown by this many bytes, some hundred games. */
export const INDEX_STEP = 256 * 1024;
/**
 * Up to this many bytes, some thousand games, a segment's lines are read and checked at every start. Its index only
 * says how many they were, and is so small that it is written whenever there is news.
 */
export const SHORT_SEGMENT = 2 * 1024 * 1024;
const INDEX_END = '.index';
const PIECE = 4 * 1024 * 1024;

/** The id of the segment whose index a file's name stands for, or null for another file. */
export function indexId(name: string): string | null {
  return name.endsWith(INDEX_END) ? name.slice(0, -INDEX_END.length) : null;
}

/** Keeps the index of each segment beside it. */
export class IndexKeeper {
  readonly #folder: string;
  readonly #surroundings: Surroundings;
  readonly #entries: Entries;

  constructor(folder: string, surroundings: Surroundings, entries: Entries) {
    this.#folder = folder;
    this.#surroundings = surroundings;
    this.#entries = entries;
  }

  /** Takes what a segment's index says of it, if there is one. `isTrue` is to be asked afterwards. */
  async recall(segment: Segment): Promise<void> {
    const index = await this.#read(segment);
    if (index === null) return;
    const { size } = await this.#surroundings.fs.stat(segmentPath(this.#folder, segment));
    segment.promised = index.lines.last;
    if (size < index.end || index.end <= SHORT_SEGMENT) return;
    for (const game of index.games) this.#entries.takeGame(game);
    for (const line of index.others) this.#entries.take(line, segment);
    segment.numbers = new LineNumbers(index.lines);
    segment.end = index.end;
    segment.sum = index.sum;
    segment.indexed = index.end;
    segment.indexedSum = index.sum;
  }

  /** Writes a segment's index if that is worth while. Never fails: the segment itself says it all. */
  async keep(segment: Segment): Promise<void> {
    const { last } = segment.numbers.count;
    const isShort = segment.end <= SHORT_SEGMENT;
    const hasNews = isShort ? last !== segment.promised : segment.end - segment.indexed >= INDEX_STEP;
    if (!hasNews || segment.damaged.length > 0 || segment.hasNewer) return;
    const games = this.#entries.heldBy(segment);
    // A game that another segment holds as well is not listed there, and must not be forgotten here.
    if (games.length !== segment.games) return;
    try {
      const { end, sum, numbers, others } = segment;
      const content = encodeIndex({ end, sum, lines: numbers.count, games, others });
      await replaceFile(this.#surroundings, this.#path(segment), content);
      segment.promised = last;
      segment.indexed = end;
      segment.indexedSum = sum;
    } catch {
      // The next start reads the lines.
    }
  }

  /** How many games a segment's index knows; 0 without one that can be read. */
  async gamesIn(segment: Segment): Promise<number> {
    return (await this.#read(segment))?.games.length ?? 0;
  }

  async #read(segment: Segment): Promise<SummaryIndex | null> {
    try {
      return decodeIndex(await this.#surroundings.fs.read(this.#path(segment)), segment);
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
      const bytes = await this.#surroundings.fs.read(segmentPath(this.#folder, segment), offset, length);
      sum = continueChecksum(bytes, sum);
    }
    return sum === segment.indexedSum;
  }

  /** Removes an index that is not true. */
  async forget(segment: Segment): Promise<void> {
    await removeQuietly(this.#surroundings.fs, this.#path(segment));
  }

  #path(segment: Segment): string {
    return join(this.#folder, `${segment.id}${INDEX_END}`);
  }
}
