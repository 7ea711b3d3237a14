import { join } from 'node:path';
import * as v from 'valibot';
import type { KeptGame, RunningSummary } from '../../shared/saves/keptGame.ts';
import { keptGameSchema, movesToCursor } from '../../shared/saves/keptGame.ts';
import { gameId } from '../../shared/statistics/record.ts';
import type { FileFormat } from './storage/fileFormat.ts';
import { isMissing } from './storage/fileSystem.ts';
import { storageFailure } from './storage/storageFailure.ts';
import type { FileKeeping } from './storage/versionedFile.ts';
import { VersionedFile } from './storage/versionedFile.ts';

export const runningFormat: FileFormat<KeptGame> = {
  name: 'grand-patience/running',
  version: 1,
  migrations: {},
  check: (data) => v.parse(keptGameSchema, data),
};

const FILE_END = '.json';

/** The unfinished deals, one a game, each in a file of its own that every move replaces. */
export class RunningService {
  readonly #folder: string;
  readonly #onChange: (game: string) => void;

  readonly #files = new Map<string, VersionedFile<KeptGame>>();
  readonly #keeping: FileKeeping;

  /** @param onChange is called with the game whose unfinished deal began, went on or ended. */
  constructor(folder: string, keeping: Omit<FileKeeping, 'store'>, onChange: (game: string) => void) {
    this.#folder = folder;
    this.#onChange = onChange;
    this.#keeping = { ...keeping, store: 'running' };
  }

  /** The unfinished deal of a game, or null. */
  read(game: string): Promise<KeptGame | null> {
    return this.#file(game).read();
  }

  /** Keeps a deal as its game's unfinished one; resolves when it is on the disk. */
  async keep(kept: KeptGame): Promise<void> {
    const { game } = kept.saved;
    await this.#file(game).update(() => kept);
    this.#onChange(game);
  }

  /** Ends a game's unfinished deal, if it still is the one with this record id. */
  async drop(game: string, record: string): Promise<void> {
    const dropped = await this.#file(game).removeIf((present) => present.record === record);
    if (dropped) this.#onChange(game);
  }

  /** All unfinished deals that can be read. */
  async all(): Promise<KeptGame[]> {
    const found: KeptGame[] = [];
    for (const game of await this.#games()) {
      const kept = await this.read(game);
      if (kept !== null) found.push(kept);
    }
    return found;
  }

  /** What a list shows of all unfinished deals. */
  async list(): Promise<RunningSummary[]> {
    return (await this.all()).map(({ saved, record, clockMs }) => ({
      game: saved.game,
      deal: saved.deal,
      record,
      clockMs,
      moves: movesToCursor(saved),
    }));
  }

  async #games(): Promise<string[]> {
    const names = await listOrNone(this.#keeping, this.#folder);
    const games = names
      .map((name) => name.replace(/\.json(\.previous)?$/, ''))
      .filter((name) => v.is(gameId, name));
    return [...new Set(games)].sort();
  }

  #file(game: string): VersionedFile<KeptGame> {
    const known = this.#files.get(game);
    if (known !== undefined) return known;
    const file = new VersionedFile(join(this.#folder, `${game}${FILE_END}`), runningFormat, this.#keeping);
    this.#files.set(game, file);
    return file;
  }
}

/**
 * The names in a folder; none where there is no folder.
 * @throws HostError where it cannot be read.
 */
export async function listOrNone(
  keeping: Pick<FileKeeping, 'surroundings'>,
  folder: string,
): Promise<string[]> {
  try {
    return await keeping.surroundings.fs.list(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw storageFailure(error, folder);
  }
}
