import * as v from 'valibot';
import type { ReadonlyDeep } from '../../shared/readonlyDeep.ts';
import { type KeptGame, keptGameSchema } from '../../shared/saves/keptGame.ts';
import { localDateOf } from '../../shared/statistics/localDate.ts';
import { flatRecordSchema } from './history/flatRecord.ts';
import type { HistoryService } from './history/historyService.ts';
import type { RunningService } from './runningService.ts';
import type { SavesService } from './savesService.ts';
import { namedSaveSchema } from './savesService.ts';
import type { SettingsService } from './settingsService.ts';
import type { FileFormat } from './storage/fileFormat.ts';
import { decodeFile, encodeFile } from './storage/fileFormat.ts';
import type { Surroundings } from './storage/surroundings.ts';

const backupSchema = v.strictObject({
  settings: v.record(v.string(), v.unknown()),
  running: v.array(keptGameSchema),
  saves: v.array(namedSaveSchema),
  games: v.array(flatRecordSchema),
});
export type Backup = ReadonlyDeep<v.InferOutput<typeof backupSchema>>;

export const backupFormat: FileFormat<Backup> = {
  name: 'grand-patience/backup',
  version: 1,
  migrations: {},
  compact: true,
  check: (data) => v.parse(backupSchema, data),
};

/** What a backup is made of and put back into. */
export interface BackedUp {
  readonly settings: SettingsService;
  readonly running: RunningService;
  readonly saves: SavesService;
  readonly history: HistoryService;
  readonly surroundings: Pick<Surroundings, 'now'>;
}

/** Everything that is kept, as the text of one file. */
export async function createBackup({ settings, running, saves, history }: BackedUp): Promise<string> {
  return encodeFile(backupFormat, {
    settings: await settings.stored(),
    running: await running.all(),
    saves: await saves.all(),
    games: await history.all(),
  });
}

/**
 * Puts a backup back: its settings in place of the present ones, its saves over those of the same id, its finished
 * games added by id. An unfinished deal comes back as such where none is in its way, and otherwise among the named
 * saves, under its game's name. What is here and not in the backup stays. Doing it twice changes nothing more.
 * @param gameNames what the player calls the games, by id; a game that is not among them is called by its id.
 * @throws HostError when the text is no whole backup that this version can read: nothing is done then; or when
 * something cannot be written, part of it then being done, so that doing it again completes it.
 */
export async function restoreBackup(
  text: string,
  services: BackedUp,
  gameNames: Readonly<Record<string, string>>,
): Promise<{ settings: boolean; running: number; saves: number; games: number }> {
  const { settings, running, saves, history } = services;
  const backup = decodeFile(backupFormat, text);
  const { added } = await history.add(backup.games);
  for (const save of backup.saves) await saves.put(save);
  const restored = { running: 0, saves: backup.saves.length };
  for (const kept of backup.running) {
    const present = await running.read(kept.saved.game);
    if (present !== null && isInTheWay(present, kept)) {
      if (await putAside(kept, gameNames, services)) restored.saves++;
    } else if (present === null || !isFurther(present, kept)) {
      await running.keep(kept);
      restored.running++;
    }
  }
  await settings.restore(backup.settings);
  return { settings: true, ...restored, games: added };
}

/** Whether there is another deal of that game that its player would miss. */
function isInTheWay(present: KeptGame, kept: KeptGame): boolean {
  return present.record !== kept.record && !present.recorded && present.saved.nodes.length > 0;
}

/** Whether it is the same deal with all that the backup knows of it and more: nothing of a deal is ever taken out. */
function isFurther(present: KeptGame, kept: KeptGame): boolean {
  return present.record === kept.record && present.saved.nodes.length > kept.saved.nodes.length;
}

/** Puts an unfinished deal among the named saves, once; false where it is there already. */
async function putAside(
  kept: KeptGame,
  gameNames: Readonly<Record<string, string>>,
  { saves, surroundings }: BackedUp,
): Promise<boolean> {
  // The deal's own id, so that putting the same backup back again finds it.
  const id = kept.record;
  if ((await saves.list()).some((save) => save.id === id)) return false;
  const { game, deal } = kept.saved;
  const name = `${gameNames[game] ?? game}, ${deal}`;
  const now = surroundings.now();
  await saves.put({ id, name, saved: now.toISOString(), localDate: localDateOf(now), kept });
  return true;
}
