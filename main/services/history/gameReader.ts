import { HostError } from '../../../shared/ipc/failure.ts';
import type { FileSystem } from '../storage/fileSystem.ts';
import { onFile } from '../storage/storageFailure.ts';
import type { Entry } from './entries.ts';
import type { FlatRecord } from './flatRecord.ts';
import { readGame } from './historyLine.ts';
import type { Segment } from './segment.ts';
import { readRanges, segmentPath } from './segment.ts';

/** Reads finished games with their moves, which are not held in memory, from where they lie. */
export class GameReader {
  readonly #folder: string;
  readonly #fs: FileSystem;

  constructor(folder: string, fs: FileSystem) {
    this.#folder = folder;
    this.#fs = fs;
  }

  /**
   * Games with their moves, each given to `take` when it is read, in the order of the entries of each file.
   * @throws HostError when a line cannot be read any more.
   */
  async readAll(entries: readonly Entry[], take: (record: FlatRecord) => void): Promise<void> {
    for (const segment of new Set(entries.map((entry) => entry.segment))) {
      const wanted = entries.filter((entry) => entry.segment === segment);
      await this.#readSome(segment, wanted, take);
    }
  }

  async #readSome(
    segment: Segment,
    wanted: readonly Entry[],
    take: (record: FlatRecord) => void,
  ): Promise<void> {
    const path = segmentPath(this.#folder, segment);
    await onFile(path, () =>
      readRanges(this.#fs, path, wanted, (bytes, { offset }) => {
        const game = readGame(bytes);
        if (game === null) throw new HostError({ code: 'damaged', path, detail: `at byte ${offset}` });
        take(game);
      }),
    );
  }
}
