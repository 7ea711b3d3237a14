import type { Handlers, WindowId } from '../../shared/ipc/answer.ts';
import type { Argument, Result } from '../../shared/ipc/contract.ts';
import { HostError } from '../../shared/ipc/failure.ts';
import { createBackup, restoreBackup } from './backup.ts';
import { loadPlayerGames } from './playerGamesService.ts';
import type { Services } from './services.ts';

/** What only the host can do. */
export interface HostActions {
  readonly about: Omit<Result<'app.about'>, 'dataFolder'>;
  /** Opens a folder in the system's file manager. */
  openFolder(path: string): Promise<void>;
  /** Shows in the system's menus which commands can be used and which have a tick, where there are such menus. */
  showMenuState?(state: Argument<'app.menuState'>, from: WindowId): void;
  /** Begins to end the host; the answer to the window still goes out. */
  quit(): void;
  /** What a host can do that has windows of its own; a tab or app window of a browser sees to itself. */
  readonly windows?: HostWindows;
}

/** The windows of a host that has its own. */
export interface HostWindows {
  /** Opens another one. */
  open(): void;
  /** Fills the screen with a window, or gives the screen back. */
  fullScreen(window: WindowId, on: boolean): void;
  /** Brings a window to the front. */
  show(window: WindowId): void;
}

/** What answers each request of the contract, the same in both hosts. */
export function handlersOf(services: Services, host: HostActions): Handlers {
  const { folders, notices, log, settings, running, openGames, saves, history } = services;
  const { windows } = host;
  return {
    'app.about': async () => ({ ...host.about, dataFolder: folders.data }),
    'app.quit': async () => {
      host.quit();
      return null;
    },
    'app.openFolder': async ({ folder }) => {
      await services.surroundings.fs.makeFolder(folders[folder]);
      await host.openFolder(folders[folder]);
      return null;
    },
    'app.log': async ({ level, message }) => {
      await log.write(level, message);
      return null;
    },
    'app.readLog': () => log.read(),
    'app.menuState': async (state, from) => {
      host.showMenuState?.(state, from);
      return null;
    },
    'app.takeNotices': async () => notices.take(),

    'games.read': () => loadPlayerGames(services.surroundings.fs, folders.games),

    'settings.read': () => settings.read(),
    'settings.change': (change) => settings.change(change),
    'settings.reset': () => settings.reset(),

    'window.open': async () => {
      ownWindows(windows).open();
      return null;
    },
    'window.fullScreen': async ({ on }, from) => {
      ownWindows(windows).fullScreen(from, on);
      return null;
    },
    'window.show': async ({ game }) => {
      const holder = openGames.holder(game);
      if (holder === null || windows === undefined) return { shown: false };
      windows.show(holder);
      return { shown: true };
    },

    'running.take': async ({ game }, from) => {
      await openGames.take(game, from);
      return running.read(game);
    },
    'running.release': async ({ game }, from) => {
      await openGames.release(game, from);
      return null;
    },
    'running.list': () => running.list(),
    'running.keep': async (kept, from) => {
      await openGames.during(kept.saved.game, from, () => running.keep(kept));
      return null;
    },
    'running.drop': async ({ game, record }) => {
      await running.drop(game, record);
      return null;
    },

    'saves.list': () => saves.list(),
    'saves.read': ({ id }) => saves.read(id),
    'saves.add': ({ name, localDate, kept }) => saves.add(name, localDate, kept),
    'saves.rename': ({ id, name }) => saves.rename(id, name),
    'saves.remove': async ({ id }) => {
      await saves.remove(id);
      return null;
    },
    'saves.removed': async () => saves.removed(),
    'saves.putBack': ({ id }) => saves.putBack(id),
    'saves.export': ({ id }) => saves.export(id),
    'saves.open': async ({ text }) => saves.open(text),

    'history.record': async (record) => ({ recorded: await history.record(record) }),
    'history.page': ({ filter, offset, limit }) => history.page(filter, offset, limit),
    'history.read': ({ id }) => history.read(id),
    'history.export': ({ format, filter }) => history.export(format, filter),
    'history.import': ({ text }) => history.import(text),
    'history.reset': ({ games }) => history.reset(games),
    'history.resets': async () => history.resets(),
    'history.undoReset': ({ reset }) => history.undoReset(reset),

    'statistics.read': (filter) => history.statistics(filter),

    'backup.create': () => createBackup(services),
    'backup.restore': ({ text, gameNames }) => restoreBackup(text, services, gameNames),
  };
}

/** @throws HostError `unsupported` where the host has no windows of its own. */
function ownWindows(windows: HostWindows | undefined): HostWindows {
  if (windows === undefined)
    throw new HostError({ code: 'unsupported', detail: 'the windows are the browser’s' });
  return windows;
}
