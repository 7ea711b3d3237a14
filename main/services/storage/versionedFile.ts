import { dirname } from 'node:path';
import type { HostError } from '../../../shared/ipc/failure.ts';
import type { Notice } from '../../../shared/ipc/notice.ts';
import type { Notices } from '../notices.ts';
import { removeQuietly, replaceFile } from './atomicFile.ts';
import type { FileFormat } from './fileFormat.ts';
import { decodeFile, encodeFile } from './fileFormat.ts';
import { isMissing } from './fileSystem.ts';
import { Queue } from './queue.ts';
import { setAside } from './setAside.ts';
import { onFile, storageFailure } from './storageFailure.ts';
import type { Surroundings } from './surroundings.ts';

/** What a versioned file needs besides its path and format. */
export interface FileKeeping {
  readonly surroundings: Surroundings;
  readonly damagedFolder: string;
  readonly notices: Notices;
  readonly store: Notice['store'];
}

/**
 * One small file of data that nothing can lose: written as a whole by `replaceFile`, with the previous version
 * beside it. A damaged one is set aside and the previous one used; a newer or unreadable one is left untouched,
 * and nothing is written over it.
 */
export class VersionedFile<T> {
  readonly #path: string;
  readonly #format: FileFormat<T>;
  readonly #keeping: FileKeeping;

  readonly #queue = new Queue();
  readonly #previous: string;

  constructor(path: string, format: FileFormat<T>, keeping: FileKeeping) {
    this.#path = path;
    this.#format = format;
    this.#keeping = keeping;
    this.#previous = `${path}.previous`;
  }

  /** The data, or null when there is none that can be used; why not is told by a notice. */
  read(): Promise<T | null> {
    return this.#queue.run(async () => (await this.#load()).value);
  }

  /**
   * Puts the data that `change` makes of the present in its place; resolves to it when it is on the disk.
   * @throws HostError when it cannot be written; what was there before still is.
   */
  update(change: (present: T | null) => T): Promise<T> {
    return this.#queue.run(async () => {
      const { value, untouchable } = await this.#load();
      if (untouchable !== null) throw untouchable;
      const next = change(value);
      const content = new TextEncoder().encode(encodeFile(this.#format, next));
      await onFile(this.#path, () =>
        replaceFile(this.#keeping.surroundings, this.#path, content, { previous: this.#previous }),
      );
      return next;
    });
  }

  /** Removes the data if `condition` holds for it. Resolves to whether it did, when that is on the disk. */
  removeIf(condition: (present: T) => boolean): Promise<boolean> {
    return this.#queue.run(async () => {
      const { value } = await this.#load();
      if (value === null || !condition(value)) return false;
      const { fs } = this.#keeping.surroundings;
      await onFile(this.#path, async () => {
        // The copy goes first, and for good: it must not rise again when the file is gone.
        await removeQuietly(fs, this.#previous);
        await fs.syncFolder(dirname(this.#path));
        await fs.remove(this.#path);
        await fs.syncFolder(dirname(this.#path));
      });
      return true;
    });
  }

  async #load(): Promise<{ value: T | null; untouchable: HostError | null }> {
    const main = await this.#tryRead(this.#path);
    if (main.state === 'good') return { value: main.value, untouchable: null };
    if (main.state === 'absent') return { value: await this.#readPrevious(), untouchable: null };
    if (main.failure.failure.code === 'newerVersion') {
      this.#tell('newerVersion');
      return { value: null, untouchable: main.failure };
    }
    return this.#replaceBad(main.failure);
  }

  /** Something is there that cannot be used: out of the way with it, if that is known to be damaged. */
  async #replaceBad(failure: HostError): Promise<{ value: T | null; untouchable: HostError | null }> {
    const value = await this.#readPrevious();
    const { code } = failure.failure;
    if (code !== 'damaged' && code !== 'wrongKind') {
      this.#tell('unreadable');
      return { value, untouchable: failure };
    }
    try {
      const { surroundings, damagedFolder } = this.#keeping;
      const target = await setAside(surroundings, this.#path, damagedFolder);
      if (value !== null) await this.#restore(value);
      this.#tell(value === null ? 'startedAfresh' : 'previousUsed', target);
      return { value, untouchable: null };
    } catch (error) {
      this.#tell('unreadable');
      return { value, untouchable: storageFailure(error, this.#path) };
    }
  }

  async #restore(value: T): Promise<void> {
    const content = new TextEncoder().encode(encodeFile(this.#format, value));
    await replaceFile(this.#keeping.surroundings, this.#path, content);
  }

  async #readPrevious(): Promise<T | null> {
    const previous = await this.#tryRead(this.#previous);
    if (previous.state === 'good') return previous.value;
    if (previous.state === 'bad' && previous.failure.failure.code === 'damaged')
      await this.#saveBadPrevious();
    return null;
  }

  /** A damaged copy may still be of use to somebody, and the next write would replace it. */
  async #saveBadPrevious(): Promise<void> {
    try {
      await setAside(this.#keeping.surroundings, this.#previous, this.#keeping.damagedFolder);
    } catch {
      // What stands in the way is told with the file itself.
    }
  }

  async #tryRead(
    path: string,
  ): Promise<{ state: 'good'; value: T } | { state: 'absent' } | { state: 'bad'; failure: HostError }> {
    try {
      const bytes = await this.#keeping.surroundings.fs.read(path);
      return { state: 'good', value: decodeFile(this.#format, new TextDecoder().decode(bytes), path) };
    } catch (error) {
      if (isMissing(error)) return { state: 'absent' };
      return { state: 'bad', failure: storageFailure(error, path) };
    }
  }

  #tell(kind: Notice['kind'], target?: string): void {
    const { notices, store } = this.#keeping;
    notices.add({ kind, store, path: this.#path, ...(target === undefined ? {} : { setAside: target }) });
  }
}
