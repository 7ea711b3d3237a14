import { join } from 'node:path';
import * as v from 'valibot';
import { HostError } from '../../shared/ipc/failure.ts';
import type { ReadonlyDeep } from '../../shared/readonlyDeep.ts';
import type { KeptGame, SaveSummary } from '../../shared/saves/keptGame.ts';
import { keptGameSchema, movesToCursor } from '../../shared/saves/keptGame.ts';
import { localDate, moment, recordId } from '../../shared/statistics/record.ts';
import { listOrNone } from './runningService.ts';
import { removeQuietly } from './storage/atomicFile.ts';
import type { FileFormat } from './storage/fileFormat.ts';
import { decodeFile, encodeFile } from './storage/fileFormat.ts';
import { isDead, ownerMark } from './storage/owner.ts';
import { onFile } from './storage/storageFailure.ts';
import type { FileKeeping } from './storage/versionedFile.ts';
import { VersionedFile } from './storage/versionedFile.ts';

/** What the file of a save holds. */
export const namedSaveSchema = v.strictObject({
  id: recordId,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  saved: moment,
  localDate,
  kept: keptGameSchema,
});
/** A save as its file holds it. */
export type NamedSave = ReadonlyDeep<v.InferOutput<typeof namedSaveSchema>>;

export const saveFormat: FileFormat<NamedSave> = {
  name: 'grand-patience/save',
  version: 1,
  migrations: {},
  check: (data) => v.parse(namedSaveSchema, data),
};

const FILE_END = '.patience';
const removedName = /\.([a-z0-9-]+)\.(\d+)\.removed$/;

/** Named saves, each a readable file of its own. A removed one can be put back until the app closes. */
export class SavesService {
  readonly #folder: string;
  readonly #onChange: () => void;

  readonly #files = new Map<string, VersionedFile<NamedSave>>();
  readonly #removedHere = new Map<string, SaveSummary>();
  readonly #keeping: FileKeeping;

  /** @param onChange is called when the list of saves has changed. */
  constructor(folder: string, keeping: Omit<FileKeeping, 'store'>, onChange: () => void) {
    this.#folder = folder;
    this.#onChange = onChange;
    this.#keeping = { ...keeping, store: 'save' };
  }

  /** What the list shows, latest first. */
  async list(): Promise<SaveSummary[]> {
    const saves = (await this.all()).map(summaryOf);
    return saves.sort((a, b) => b.saved.localeCompare(a.saved) || a.id.localeCompare(b.id));
  }

  /** All saves that can be read. */
  async all(): Promise<NamedSave[]> {
    const found: NamedSave[] = [];
    for (const id of await this.#ids()) {
      const save = await this.#file(id).read();
      if (save !== null) found.push(save);
    }
    return found;
  }

  /** @throws HostError `unknownItem` when there is no such save that can be read. */
  async read(id: string): Promise<KeptGame> {
    return (await this.#find(id)).kept;
  }

  /** Keeps a game under a name; two saves may have the same. */
  add(name: string, date: string, kept: KeptGame): Promise<SaveSummary> {
    const { newId, now } = this.#keeping.surroundings;
    return this.put({ id: newId(), name, saved: now().toISOString(), localDate: date, kept });
  }

  /** Puts a save in place as it is, or over the one with its id. */
  async put(save: NamedSave): Promise<SaveSummary> {
    await this.#file(save.id).update(() => save);
    this.#onChange();
    return summaryOf(save);
  }

  /** Gives a save another name. */
  async rename(id: string, name: string): Promise<SaveSummary> {
    return this.put({ ...(await this.#find(id)), name });
  }

  /** Removes a save; `putBack` undoes it while this process lives. */
  async remove(id: string): Promise<void> {
    const save = await this.#find(id);
    const { fs } = this.#keeping.surroundings;
    await onFile(this.#path(id), async () => {
      // The copy goes first, and for good: it must not rise again when the file is gone.
      await removeQuietly(fs, `${this.#path(id)}.previous`);
      await fs.syncFolder(this.#folder);
      await fs.rename(this.#path(id), this.#removedPath(id));
      await fs.syncFolder(this.#folder);
    });
    this.#removedHere.delete(id);
    this.#removedHere.set(id, summaryOf(save));
    this.#onChange();
  }

  /** The saves that this process removed, latest first: those that can be put back. */
  removed(): SaveSummary[] {
    return [...this.#removedHere.values()].reverse();
  }

  /** @throws HostError when this process removed no such save. */
  async putBack(id: string): Promise<SaveSummary> {
    const { fs } = this.#keeping.surroundings;
    await onFile(this.#removedPath(id), async () => {
      await fs.rename(this.#removedPath(id), this.#path(id));
      await fs.syncFolder(this.#folder);
    });
    this.#removedHere.delete(id);
    this.#onChange();
    return summaryOf(await this.#find(id));
  }

  /** The text of the save's file. */
  async export(id: string): Promise<string> {
    return encodeFile(saveFormat, await this.#find(id));
  }

  /** @throws HostError `damaged` or `newerVersion` when the text is no save that this version can read. */
  open(text: string): KeptGame {
    return decodeFile(saveFormat, text).kept;
  }

  /** Ends what earlier processes left undone: saves that they removed are gone for good. */
  async sweep(): Promise<void> {
    const { fs, owner } = this.#keeping.surroundings;
    for (const name of await listOrNone(this.#keeping, this.#folder)) {
      const [, machine, pid] = removedName.exec(name) ?? [];
      if (machine === undefined || pid === undefined) continue;
      if (isDead(owner, machine, Number(pid))) await removeQuietly(fs, join(this.#folder, name));
    }
  }

  async #find(id: string): Promise<NamedSave> {
    const save = await this.#file(id).read();
    if (save === null) throw new HostError({ code: 'unknownItem', path: this.#path(id) });
    return save;
  }

  async #ids(): Promise<string[]> {
    const names = await listOrNone(this.#keeping, this.#folder);
    const ids = names
      .map((name) => name.replace(/\.patience(\.previous)?$/, ''))
      .filter((name) => v.is(recordId, name));
    return [...new Set(ids)];
  }

  #path(id: string): string {
    return join(this.#folder, `${id}${FILE_END}`);
  }

  #removedPath(id: string): string {
    return `${this.#path(id)}.${ownerMark(this.#keeping.surroundings.owner)}.removed`;
  }

  #file(id: string): VersionedFile<NamedSave> {
    const known = this.#files.get(id);
    if (known !== undefined) return known;
    const file = new VersionedFile(this.#path(id), saveFormat, this.#keeping);
    this.#files.set(id, file);
    return file;
  }
}

function summaryOf({ id, name, saved, localDate: date, kept }: NamedSave): SaveSummary {
  const { game, deal } = kept.saved;
  return {
    id,
    name,
    saved,
    localDate: date,
    game,
    deal,
    moves: movesToCursor(kept.saved),
    clockMs: kept.clockMs,
  };
}
