import { join } from 'node:path';
import { requireSize } from '../storage/atomicFile.ts';
import type { OpenFile } from '../storage/fileSystem.ts';
import { isMissing } from '../storage/fileSystem.ts';
import type { Surroundings } from '../storage/surroundings.ts';
import type { Segment } from './segment.ts';
import { nameFor, unreadSegment } from './segment.ts';

/** Appends to the one file of the history that belongs to this process, which it takes over or creates at need. */
export class Appender {
  readonly #folder: string;
  readonly #surroundings: Surroundings;

  #own: { readonly segment: Segment; readonly file: OpenFile; size: number } | null = null;

  constructor(folder: string, surroundings: Surroundings) {
    this.#folder = folder;
    this.#surroundings = surroundings;
  }

  /**
   * The file that belongs to this process; the next `append` goes there.
   * @param orphans sound files of dead processes, the most wanted first.
   * @param readOn reads what a file's last owner added since it was read last.
   */
  async take(orphans: readonly Segment[], readOn: (segment: Segment) => Promise<unknown>): Promise<Segment> {
    if (this.#own !== null && (await this.#isUntouched(this.#own))) return this.#own.segment;
    await this.close();
    for (const orphan of orphans) {
      if (await this.#adopt(orphan, readOn)) return orphan;
    }
    return this.#create();
  }

  /**
   * Appends whole lines to the file that `take` returned and syncs it.
   * @throws what the file system throws; the file is then as it was, or not used any more.
   */
  async append(bytes: Uint8Array): Promise<void> {
    if (this.#own === null) throw new Error('No file of the history was taken');
    const { file, size } = this.#own;
    try {
      await file.write(bytes);
      await requireSize(file, size + bytes.length);
      await file.sync();
      this.#own.size = size + bytes.length;
    } catch (error) {
      await this.#takeBack(file, size);
      throw error;
    }
  }

  /** Lets go of the file; another process can take it over once this one has ended. */
  async close(): Promise<void> {
    const own = this.#own;
    this.#own = null;
    await own?.file.close();
  }

  /** Half a line must not stay before the next one. */
  async #takeBack(file: OpenFile, size: number): Promise<void> {
    try {
      await file.truncate(size);
      await file.sync();
    } catch {
      // The torn end stays, is passed over by its checksum and set aside at a later start; a new file is begun.
      await this.close();
    }
  }

  /** The folder may have been renamed or emptied under an open file, where writing would lead nowhere. */
  async #isUntouched(own: { readonly segment: Segment; readonly size: number }): Promise<boolean> {
    try {
      return (await this.#surroundings.fs.stat(join(this.#folder, own.segment.name))).size === own.size;
    } catch {
      return false;
    }
  }

  async #adopt(segment: Segment, readOn: (segment: Segment) => Promise<unknown>): Promise<boolean> {
    const { fs, owner } = this.#surroundings;
    const name = nameFor(segment.id, owner);
    try {
      if (name !== segment.name) await fs.rename(join(this.#folder, segment.name), join(this.#folder, name));
    } catch (error) {
      // Another process was faster.
      if (isMissing(error)) return false;
      throw error;
    }
    segment.name = name;
    await fs.syncFolder(this.#folder);
    const file = await fs.append(join(this.#folder, name));
    this.#own = { segment, file, size: await file.size() };
    await readOn(segment);
    if (segment.end === this.#own.size && segment.damaged.length === 0) return true;
    await this.close();
    return false;
  }

  async #create(): Promise<Segment> {
    const { fs, newId, owner } = this.#surroundings;
    const id = newId();
    const segment = unreadSegment(id, nameFor(id, owner));
    const file = await fs.create(join(this.#folder, segment.name));
    this.#own = { segment, file, size: 0 };
    await fs.syncFolder(this.#folder);
    return segment;
  }
}
