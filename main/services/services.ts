import type { Emit } from '../../shared/ipc/answer.ts';
import type { BackedUp } from './backup.ts';
import type { Folders } from './folders.ts';
import { foldersIn } from './folders.ts';
import { GameClaims } from './gameClaims.ts';
import { HistoryService } from './history/historyService.ts';
import { Log } from './log.ts';
import { Notices } from './notices.ts';
import { OpenGames } from './openGames.ts';
import { RunningService } from './runningService.ts';
import { SavesService } from './savesService.ts';
import { SettingsService } from './settingsService.ts';
import { sweepTemporaries } from './storage/atomicFile.ts';
import { storageFailure } from './storage/storageFailure.ts';
import type { Surroundings } from './storage/surroundings.ts';
import { machineSurroundings } from './storage/surroundings.ts';

export interface ServicesOptions {
  readonly dataFolder: string;
  /** Sends an event to every window. */
  readonly emit: Emit;
  /** The machine, unless a test says otherwise. */
  readonly surroundings?: Surroundings;
}

/** Everything that is kept for the player. Knows neither Electron nor HTTP; both hosts make one. */
export interface Services extends BackedUp {
  readonly folders: Folders;
  readonly notices: Notices;
  readonly log: Log;
  /** Which window has which game open. */
  readonly openGames: OpenGames;
  readonly surroundings: Surroundings;
  /** Resolves when everything asked for so far is written and the files are let go. */
  close(): Promise<void>;
}

/**
 * Opens the data in a folder; once a process and folder, since files are told apart by the process they belong to.
 * The folder is created if it is not there. Never rejects: what is damaged or cannot be
 * reached is told by notices, and the app goes on with what can be read.
 */
export async function createServices({
  dataFolder,
  emit,
  surroundings = machineSurroundings,
}: ServicesOptions): Promise<Services> {
  const folders = foldersIn(dataFolder);
  const notices = new Notices(() => emit('notices.waiting', null));
  const log = new Log(folders.logs, surroundings);
  await makeFolders(folders, surroundings, notices);

  const keeping = { surroundings, notices, damagedFolder: folders.damaged };
  const settings = new SettingsService(folders.settingsFile, keeping, (all) => emit('settings.changed', all));
  const running = new RunningService(folders.running, keeping, (game) => emit('running.changed', { game }));
  const openGames = new OpenGames(new GameClaims(folders.running, surroundings));
  const saves = new SavesService(folders.saves, keeping, () => emit('saves.changed', null));
  const history = new HistoryService({ ...keeping, folder: folders.history }, () =>
    emit('history.changed', null),
  );
  await Promise.all([history.open(), saves.sweep().catch(() => undefined)]);
  return {
    folders,
    notices,
    log,
    surroundings,
    settings,
    running,
    openGames,
    saves,
    history,
    async close() {
      await openGames.close();
      await history.close();
    },
  };
}

async function makeFolders(folders: Folders, surroundings: Surroundings, notices: Notices): Promise<void> {
  const { fs } = surroundings;
  for (const folder of [folders.data, folders.running, folders.saves, folders.history]) {
    try {
      await fs.makeFolder(folder);
      await sweepTemporaries(surroundings, folder);
    } catch (error) {
      notices.add({
        kind: 'unreadable',
        store: 'preferences',
        path: storageFailure(error, folder).failure.path ?? folder,
      });
    }
  }
}
