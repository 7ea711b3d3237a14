import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many moves the host has kept of a game's unfinished deal, and after which of them it stands (-1: the opening). */
export async function runningOnDisk(
  dataFolder: string,
  game: string,
): Promise<{ readonly moves: number; readonly cursor: number }> {
  const text = await readFile(join(dataFolder, 'running', `${game}.json`), 'utf8');
  const cursor = /"cursor":\s*(-?\d+)/.exec(text)?.[1];
  if (cursor === undefined) throw new Error(`The unfinished deal of ${game} names no place.`);
  return { moves: text.match(/"parent":/g)?.length ?? 0, cursor: Number(cursor) };
}
