import * as v from 'valibot';
import type { ReadonlyDeep } from '../../shared/readonlyDeep.ts';
import { keptGameSchema } from '../../shared/saves/keptGame.ts';
import { flatRecordSchema } from './history/flatRecord.ts';
import type { HistoryService } from './history/historyService.ts';
import type { RunningService } from './runningService.ts';
import type { SavesService } from './savesService.ts';
import { namedSaveSchema } from './savesService.ts';
import type { SettingsService } from './settingsService.ts';
import type { FileFormat } from './storage/fileFormat.ts';
import { decodeFile, encodeFile } from './storage/fileFormat.ts';

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
 * Puts a backup back: its settings in place of the present ones, its deals and saves over those of the same game or
 * id, its finished games added by id. What is here and not in the backup stays. Doing it twice changes nothing more.
 * @throws HostError when the text is no whole backup that this version can read: nothing is done then; or when
 * something cannot be written, part of it then being done, so that doing it again completes it.
 */
export async function restoreBackup(
  text: string,
  { settings, running, saves, history }: BackedUp,
): Promise<{ settings: boolean; running: number; saves: number; games: number }> {
  const backup = decodeFile(backupFormat, text, 'backup');
  const { added } = await history.add(backup.games);
  for (const save of backup.saves) await saves.put(save);
  for (const kept of backup.running) await running.keep(kept);
  await settings.restore(backup.settings);
  return { settings: true, running: backup.running.length, saves: backup.saves.length, games: added };
}
