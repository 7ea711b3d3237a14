import { basename, join } from 'node:path';
import { catalogue } from '../../shared/games/catalogue.ts';
import {
  type GameFile,
  MAX_GAME_FILE_BYTES,
  MAX_GAME_FILES,
  type PlayerGames,
  readPlayerGames,
} from '../../shared/rules/playerGames.ts';
import type { FileSystem } from './storage/fileSystem.ts';
import { isMissing } from './storage/fileSystem.ts';

/**
 * Reads the games that the player put into a folder, anew at every call. Nothing is ever written there. A folder
 * that is not there has no games; one that cannot be read is a problem like a bad file.
 */
export async function loadPlayerGames(fs: FileSystem, folder: string): Promise<PlayerGames> {
  const taken = new Set(catalogue.map(({ id }) => id));
  let names: string[];
  try {
    names = (await fs.list(folder)).filter((name) => name.toLowerCase().endsWith('.json')).sort();
  } catch (error) {
    if (isMissing(error)) return { games: [], problems: [] };
    return readPlayerGames([{ file: basename(folder), text: undefined, reason: 'unreadable' }], taken);
  }
  const files = await Promise.all(names.slice(0, MAX_GAME_FILES).map((name) => readFile(fs, folder, name)));
  const rest = names.slice(MAX_GAME_FILES, MAX_GAME_FILES + 1);
  const tooMany = rest.map((file): GameFile => ({ file, text: undefined, reason: 'tooMany' }));
  return readPlayerGames([...files, ...tooMany], taken);
}

async function readFile(fs: FileSystem, folder: string, file: string): Promise<GameFile> {
  const path = join(folder, file);
  try {
    const facts = await fs.stat(path);
    if (facts.kind !== 'file') return { file, text: undefined, reason: 'unreadable' };
    if (facts.size > MAX_GAME_FILE_BYTES) return { file, text: undefined, reason: 'fileTooLarge' };
    return { file, text: new TextDecoder().decode(await fs.read(path)) };
  } catch {
    // Gone or closed to us since it was listed: the player is told with the other bad files.
    return { file, text: undefined, reason: 'unreadable' };
  }
}
