import { join } from 'node:path';
import type { FileSystem } from '../storage/fileSystem.ts';
import type { Owner } from '../storage/owner.ts';
import { isDead, ownerMark } from '../storage/owner.ts';
import type { HistoryLine } from './historyLine.ts';
import { LineNumbers } from './lineNumbers.ts';

/**
 * A file of the history. At any time it belongs to one process, whose mark is part of its name; only that process
 * appends to it. When its owner is dead another process may take it over by renaming it, which only one can win.
 */
export interface Segment {
  readonly id: string;
  /** The file's name at present; it changes with the owner. */
  name: string;
  /** Up to where its whole lines were read, in bytes. */
  end: number;
  /** The checksum of all bytes read. */
  sum: number;
  /** How many games were read in it. */
  games: number;
  /** What the numbers of the lines read say. */
  numbers: LineNumbers;
  /** How many lines the index says that there were; 0 without one. */
  promised: number;
  /** Whether there are lines of a newer version in it. */
  hasNewer: boolean;
  /** The lines that are no games. */
  readonly others: LocatedLine[];
  /** Damaged lines. */
  readonly damaged: Range[];
  /** How many of its bytes the index on disk stands for. */
  indexed: number;
  /** The checksum of those. */
  indexedSum: number;
  /** The file is gone: it was written anew under another id. */
  retired: boolean;
}

/** A segment of which nothing was read yet. */
export function unreadSegment(id: string, name: string): Segment {
  return {
    id,
    name,
    end: 0,
    sum: 0,
    games: 0,
    numbers: new LineNumbers(),
    promised: 0,
    hasNewer: false,
    others: [],
    damaged: [],
    indexed: 0,
    indexedSum: 0,
    retired: false,
  };
}

/** How many lines of a segment are missing that nobody took out, as far as numbers and index tell. */
export function missingLines({ numbers, promised }: Segment): number {
  return numbers.missing + Math.max(0, promised - numbers.count.last);
}

/** What a line says and where it lies, its end not counted. */
export interface LocatedLine extends Range {
  readonly line: HistoryLine;
}

export interface Range {
  readonly offset: number;
  readonly length: number;
}

const segmentName = /^([A-Za-z0-9-]+)\.([a-z0-9-]+)\.(\d+)\.jsonl$/;

/** The name of a segment's file when it belongs to `owner`. */
export function nameFor(id: string, owner: Owner): string {
  return `${id}.${ownerMark(owner)}.jsonl`;
}

/** The id of the segment that a file's name stands for, or null for another file. */
export function segmentId(name: string): string | null {
  return segmentName.exec(name)?.[1] ?? null;
}

/** Whether the process that a segment belongs to is gone for ever. */
export function isOrphan(name: string, owner: Owner): boolean {
  const [, , machine, pid] = segmentName.exec(name) ?? [];
  return machine !== undefined && pid !== undefined && isDead(owner, machine, Number(pid));
}

/** Files are read in pieces of this many bytes, so that a long history needs little memory. */
const PIECE = 4 * 1024 * 1024;
const NEW_LINE = 0x0a;

/**
 * Reads the whole lines of a file from `start` on, each without its end.
 * @returns where the last whole line ends; what follows is half a line.
 */
export async function readWholeLines(
  fs: FileSystem,
  path: string,
  start: number,
  take: (line: Buffer, offset: number) => void,
): Promise<number> {
  let offset = start;
  let length = PIECE;
  for (;;) {
    const bytes = await fs.read(path, offset, length);
    const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let from = 0;
    for (let end = piece.indexOf(NEW_LINE); end !== -1; end = piece.indexOf(NEW_LINE, from)) {
      take(piece.subarray(from, end), offset + from);
      from = end + 1;
    }
    offset += from;
    if (bytes.length < length) return offset;
    // A line longer than a piece: read on with more at a time.
    length = from === 0 ? length * 2 : PIECE;
  }
}

/**
 * Reads ranges of a file, each given to `take`; ranges near each other are read together.
 * @param ranges by offset, ascending.
 */
export async function readRanges<R extends Range>(
  fs: FileSystem,
  path: string,
  ranges: readonly R[],
  take: (bytes: Buffer, range: R) => void,
): Promise<void> {
  let piece: Buffer = Buffer.alloc(0);
  let start = 0;
  for (const range of ranges) {
    const end = range.offset + range.length;
    if (range.offset < start || end > start + piece.length) {
      const last = ranges.at(-1);
      const wanted = last === undefined ? range.length : last.offset + last.length - range.offset;
      const bytes = await fs.read(path, range.offset, Math.max(range.length, Math.min(PIECE, wanted)));
      piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      start = range.offset;
    }
    take(piece.subarray(range.offset - start, end - start), range);
  }
}

/** Copies ranges of a file, in order, to a new file after `head`, and returns when its content is on the disk. */
export async function copyRanges(
  fs: FileSystem,
  from: string,
  to: string,
  ranges: readonly Range[],
  head: string,
): Promise<void> {
  const file = await fs.create(to);
  try {
    if (head !== '') await file.write(Buffer.from(head, 'utf8'));
    for (const { offset, length } of ranges) {
      for (let done = 0; done < length; done += PIECE) {
        await file.write(await fs.read(from, offset + done, Math.min(PIECE, length - done)));
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The path of a segment in its folder. */
export function segmentPath(folder: string, segment: Segment): string {
  return join(folder, segment.name);
}
