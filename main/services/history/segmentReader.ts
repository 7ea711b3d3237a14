import { continueChecksum } from '../storage/checksum.ts';
import type { FileSystem } from '../storage/fileSystem.ts';
import type { Entries } from './entries.ts';
import type { ReadLine } from './historyLine.ts';
import { readLine } from './historyLine.ts';
import type { IndexKeeper } from './indexKeeper.ts';
import type { Segment } from './segment.ts';
import { readWholeLines, segmentPath } from './segment.ts';

const LINE_END = Buffer.from('\n');

/** Reads the lines of segments into the set of entries. */
export class SegmentReader {
  readonly #folder: string;
  readonly #fs: FileSystem;
  readonly #entries: Entries;
  readonly #indexes: IndexKeeper;

  constructor(folder: string, fs: FileSystem, entries: Entries, indexes: IndexKeeper) {
    this.#folder = folder;
    this.#fs = fs;
    this.#entries = entries;
    this.#indexes = indexes;
  }

  /**
   * Reads what a segment holds beyond what was read of it before.
   * @returns whether there was anything.
   */
  async readOn(segment: Segment): Promise<boolean> {
    const start = segment.end;
    if (start === 0) await this.#indexes.recall(segment);
    const take = (bytes: Buffer, offset: number): void => this.#take(segment, bytes, offset);
    segment.end = await readWholeLines(this.#fs, segmentPath(this.#folder, segment), segment.end, take);
    return segment.end > start;
  }

  #take(segment: Segment, bytes: Buffer, offset: number): void {
    const read = safely(bytes);
    const range = { offset, length: bytes.length };
    if (read === null) {
      segment.damaged.push(range);
      segment.numbers.takeDamaged();
    } else {
      countLine(segment, read);
      this.#entries.take({ line: read.line, ...range }, segment);
    }
    segment.sum = continueChecksum(LINE_END, continueChecksum(bytes, segment.sum));
  }
}

function countLine(segment: Segment, { number, line }: ReadLine): void {
  if (line.kind === 'absent') segment.numbers.takeAbsent(line.count);
  else segment.numbers.take(number);
  if (line.kind === 'newer') segment.hasNewer = true;
}

/** A line whose checksum fits and whose content cannot be read all the same is damaged, too. */
function safely(bytes: Buffer): ReadLine | null {
  try {
    return readLine(bytes);
  } catch {
    return null;
  }
}
