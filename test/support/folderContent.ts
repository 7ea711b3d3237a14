import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file in a folder and below it with its content, sorted, so that two states can be compared. */
export async function folderContent(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const content = files.sort().map(async (file) => `${file}\n${await readFile(file, 'latin1')}`);
  return Promise.all(content);
}
