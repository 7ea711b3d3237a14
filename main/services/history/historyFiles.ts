import type { Notices } from '../notices.ts';
import { sweepTemporaries } from '../storage/atomicFile.ts';
import { isMissing } from '../storage/fileSystem.ts';
import { ownerMark } from '../storage/owner.ts';
import { onFile, storageFailure } from '../storage/storageFailure.ts';
import type { Surroundings } from '../storage/surroundings.ts';
import { Appender } from './appender.ts';
import { Entries } from './entries.ts';
import { GameReader } from './gameReader.ts';
import type { LineContent } from './historyLine.ts';
import { writeLine } from './historyLine.ts';
import { IndexKeeper, indexId } from './indexKeeper.ts';
import { Mender } from './mender.ts';
import type { Segment } from './segment.ts';
import { isOrphan, segmentId, segmentPath, unreadSegment } from './segment.ts';
import { SegmentReader } from './segmentReader.ts';

export interface HistoryFilesOptions {
  readonly folder: string;
  readonly damagedFolder: string;
  readonly surroundings: Surroundings;
  readonly notices: Notices;
}

/**
 * The history on disk: files of lines that are only ever appended to, one a process at a time (see `Segment`), read
 * as one set (see `Entries`). Not safe to be called twice at once; the service runs one call after the other.
 */
export class HistoryFiles {
  readonly #options: HistoryFilesOptions;

  readonly entries = new Entries();
  /** Reads games with their moves. */
  readonly games: GameReader;
  readonly #segments = new Map<string, Segment>();
  readonly #appender: Appender;
  readonly #reader: SegmentReader;
  readonly #indexes: IndexKeeper;

  constructor(options: HistoryFilesOptions) {
    this.#options = options;
    this.games = new GameReader(options.folder, options.surroundings.fs);
    this.#appender = new Appender(options.folder, options.surroundings);
    this.#indexes = new IndexKeeper(options.folder, options.surroundings, this.entries);
    this.#reader = new SegmentReader(options.folder, options.surroundings.fs, this.entries, this.#indexes);
  }

  /** Reads everything and mends what dead processes left torn. Never rejects: what is wrong is told by a notice. */
  async open(): Promise<void> {
    const { folder, surroundings, notices } = this.#options;
    try {
      await sweepTemporaries(surroundings, folder);
      await this.refresh();
      const mender = new Mender(this.#options, this.entries, this.#indexes);
      for (const segment of [...this.#segments.values()]) await this.#mendOne(mender, segment);
      await this.refresh();
      await this.#tellVanished();
      this.#tellNewer();
    } catch (error) {
      notices.add({
        kind: 'unreadable',
        store: 'history',
        path: storageFailure(error, folder).failure.path ?? folder,
      });
    }
  }

  /** An index whose file is not there says what was in it: whoever removes a file removes its index first. */
  async #tellVanished(): Promise<void> {
    const { folder, notices } = this.#options;
    for (const id of (await this.#names()).map(indexId)) {
      // Another process may have begun a file since.
      if (
        id === null ||
        this.#segments.has(id) ||
        (await this.#names()).some((name) => segmentId(name) === id)
      )
        continue;
      const vanished = unreadSegment(id, '');
      const count = await this.#indexes.gamesIn(vanished);
      if (count > 0) notices.add({ kind: 'linesMissing', store: 'history', path: folder, count });
      await this.#indexes.forget(vanished);
    }
  }

  /** Lines of a newer version are kept, and do not count here. */
  #tellNewer(): void {
    for (const segment of this.#segments.values()) {
      const path = segmentPath(this.#options.folder, segment);
      if (segment.hasNewer) this.#options.notices.add({ kind: 'newerVersion', store: 'history', path });
    }
  }

  /** A file that cannot be mended now stays as it is; its sound lines count. */
  async #mendOne(mender: Mender, segment: Segment): Promise<void> {
    try {
      await mender.mend(segment);
    } catch {
      const path = segmentPath(this.#options.folder, segment);
      this.#options.notices.add({ kind: 'unreadable', store: 'history', path });
    }
  }

  /**
   * Reads what this or another process added since.
   * @returns whether there was anything.
   * @throws HostError when the folder cannot be read.
   */
  async refresh(): Promise<boolean> {
    const names = await this.#names();
    this.#retireMissing(names);
    let news = false;
    for (const name of names) {
      const id = segmentId(name);
      if (id === null) continue;
      const known = this.#segments.get(id);
      const segment = known ?? unreadSegment(id, name);
      segment.name = name;
      this.#segments.set(id, segment);
      news = (await this.#readIfLonger(segment, known === undefined)) || news;
    }
    return news;
  }

  /** A file that cannot be read is told and passed over: the others are read all the same. */
  async #readIfLonger(segment: Segment, isNew: boolean): Promise<boolean> {
    const { surroundings, folder, notices } = this.#options;
    const path = segmentPath(folder, segment);
    try {
      const { kind, size } = await surroundings.fs.stat(path);
      if (kind !== 'file') notices.add({ kind: 'unreadable', store: 'history', path });
      // Of an empty file its index may know more.
      return kind === 'file' && (isNew || size > segment.end) && (await this.#reader.readOn(segment));
    } catch (error) {
      // Renamed or removed by another process since the folder was listed: it is seen next time.
      if (!isMissing(error)) notices.add({ kind: 'unreadable', store: 'history', path });
      return false;
    }
  }

  #retireMissing(names: readonly string[]): void {
    const present = new Set(names.map(segmentId));
    for (const segment of this.#segments.values()) {
      if (present.has(segment.id)) continue;
      segment.retired = true;
      this.#segments.delete(segment.id);
    }
  }

  /**
   * Appends lines; resolves when they are on the disk.
   * @throws HostError when they cannot be written; the history is then as it was.
   */
  async append(contents: readonly LineContent[]): Promise<void> {
    await onFile(this.#options.folder, async () => {
      const segment = await this.#appender.take(this.#adoptable(), (taken) => this.#reader.readOn(taken));
      this.#segments.set(segment.id, segment);
      const first = segment.numbers.count.last + 1;
      const lines = contents.map((content, at) => writeLine(content, first + at));
      await this.#appender.append(Buffer.from(lines.join(''), 'utf8'));
      await this.#reader.readOn(segment);
    });
  }

  /** The segments whose indexes do not say what their lines say. May run beside everything else. */
  async untrueIndexes(): Promise<Segment[]> {
    const untrue: Segment[] = [];
    for (const segment of [...this.#segments.values()]) {
      try {
        if (segment.indexed > 0 && !(await this.#indexes.isTrue(segment))) untrue.push(segment);
      } catch {
        // Renamed since, or not readable now: the next start looks again.
      }
    }
    return untrue;
  }

  /** Reads the lines of segments whose indexes are not true; what is damaged in them is set aside at the next start. */
  async readAnew(segments: readonly Segment[]): Promise<void> {
    await this.#appender.close();
    for (const segment of segments) {
      await this.#indexes.forget(segment);
      segment.retired = true;
      const anew = unreadSegment(segment.id, segment.name);
      this.#segments.set(segment.id, anew);
      await this.#readIfLonger(anew, true);
      const count = segment.promised - anew.numbers.count.last;
      const path = segmentPath(this.#options.folder, anew);
      if (count > 0) this.#options.notices.add({ kind: 'linesMissing', store: 'history', path, count });
    }
  }

  /** Writes down what makes the next start quick. It never fails: nothing is lost without it. */
  async keepIndexes(): Promise<void> {
    const { owner } = this.#options.surroundings;
    for (const segment of this.#segments.values()) {
      if (isOrphan(segment.name, owner)) await this.#indexes.keep(segment);
    }
  }

  /** Lets go of the file that this process appends to. */
  async close(): Promise<void> {
    await this.keepIndexes();
    await this.#appender.close();
  }

  /** The mark that this process's resets bear. */
  get mark(): string {
    return ownerMark(this.#options.surroundings.owner);
  }

  async #names(): Promise<string[]> {
    const { folder, surroundings } = this.#options;
    try {
      return (await surroundings.fs.list(folder)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw storageFailure(error, folder);
    }
  }

  /** Files of dead processes that are sound to their ends, largest first: one of them is carried on. */
  #adoptable(): Segment[] {
    const { owner } = this.#options.surroundings;
    return [...this.#segments.values()]
      .filter((segment) => segment.damaged.length === 0 && isOrphan(segment.name, owner))
      .sort((a, b) => b.end - a.end);
  }
}
