import { basename, join } from 'node:path';
import type { Surroundings } from './surroundings.ts';

/** How many names are tried for a file that is set aside within one second. */
const MOST_TRIES = 1000;

/**
 * Moves a damaged file (or whatever stands in a file's place) into the folder for such, under a name with the time
 * in UTC, and returns where it lies now. Nothing is ever overwritten there.
 * @throws what the file system throws; the file then lies where it lay.
 */
export async function setAside(
  { fs, now }: Surroundings,
  path: string,
  damagedFolder: string,
): Promise<string> {
  await fs.makeFolder(damagedFolder);
  const taken = new Set(await fs.list(damagedFolder));
  const time = now().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let n = 1; n <= MOST_TRIES; n++) {
    const name = `${time}${n === 1 ? '' : ` (${n})`} ${basename(path)}`;
    if (taken.has(name)) continue;
    const target = join(damagedFolder, name);
    await fs.rename(path, target);
    await fs.syncFolder(damagedFolder);
    return target;
  }
  throw new Error(`${damagedFolder} holds too many files of ${time}`);
}
