import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The folder's name on every system: what Electron makes of the product's name. */
const APP_FOLDER = 'Grand Patience';

/** What the default data folder depends on. */
export interface SystemFacts {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const machine: SystemFacts = { platform: process.platform, home: homedir(), env: process.env };

/**
 * Where data is kept unless the player says otherwise: exactly the folder that Electron's `app.getPath('userData')`
 * names, so that both hosts share it.
 */
export function defaultDataFolder({ platform, home, env }: SystemFacts = machine): string {
  switch (platform) {
    case 'win32':
      return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), APP_FOLDER);
    case 'darwin':
      return join(home, 'Library', 'Application Support', APP_FOLDER);
    default:
      return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), APP_FOLDER);
  }
}

/** Where each kind of data lies. */
export interface Folders {
  readonly data: string;
  readonly settingsFile: string;
  /** The player's own games. */
  readonly games: string;
  readonly running: string;
  readonly saves: string;
  readonly history: string;
  /** Damaged originals, never written again. */
  readonly damaged: string;
  readonly logs: string;
}

/** The places inside a data folder. */
export function foldersIn(data: string): Folders {
  return {
    data,
    settingsFile: join(data, 'settings.json'),
    games: join(data, 'games'),
    running: join(data, 'running'),
    saves: join(data, 'saves'),
    history: join(data, 'history'),
    damaged: join(data, 'damaged'),
    logs: join(data, 'logs'),
  };
}
