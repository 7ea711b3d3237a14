import { dirname, join } from 'node:path';
import type { FileSystem, OpenFile } from './fileSystem.ts';
import { isMissing, systemCode } from './fileSystem.ts';
import { isDead, ownerMark } from './owner.ts';
import type { Surroundings } from './surroundings.ts';

/** Names that end so are half-written files of a process that died; they hold nothing that was promised. */
export const TEMPORARY_SUFFIX = '.tmp';

export interface ReplaceOptions {
  /** Where the version that is replaced is kept; absent: nowhere. */
  readonly previous?: string;
}

/**
 * Puts new content in a file's place so that, whenever the machine stops, either the old or the new content is
 * there in full: a temporary file beside the target, written in full, its size checked, synced; the old version
 * kept under a second name; renamed over the target; the folder synced.
 * @throws what the file system throws (a full disk: `ENOSPC`); the old content is then as it was.
 */
export async function replaceFile(
  { fs, newId, owner }: Surroundings,
  path: string,
  content: Uint8Array,
  options: ReplaceOptions = {},
): Promise<void> {
  const temporary = `${path}.${ownerMark(owner)}.${newId()}${TEMPORARY_SUFFIX}`;
  try {
    await writeNew(fs, temporary, content);
    if (options.previous !== undefined)
      await keepPrevious(
        fs,
        path,
        options.previous,
        `${path}.${ownerMark(owner)}.${newId()}${TEMPORARY_SUFFIX}`,
      );
    await fs.rename(temporary, path);
  } catch (error) {
    await removeQuietly(fs, temporary);
    throw error;
  }
  await fs.syncFolder(dirname(path));
}

/**
 * Writes a file that must not exist yet and returns when it is on the disk, though perhaps not yet its name.
 * @throws Error when the file is shorter afterwards than what was written: some systems say nothing on a full disk.
 */
export async function writeNew(fs: FileSystem, path: string, content: Uint8Array): Promise<void> {
  const file = await fs.create(path);
  try {
    await file.write(content);
    await requireSize(file, content.length);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @throws an `ENOSPC` failure when the file has another size. */
export async function requireSize(file: OpenFile, expected: number): Promise<void> {
  const size = await file.size();
  if (size === expected) return;
  throw Object.assign(new Error(`Only ${size} of ${expected} bytes were written`), { code: 'ENOSPC' });
}

async function keepPrevious(
  fs: FileSystem,
  path: string,
  previous: string,
  temporary: string,
): Promise<void> {
  if (!(await linkOrCopy(fs, path, temporary))) return;
  try {
    await fs.rename(temporary, previous);
  } finally {
    // Renaming one name of a file to another of its names does nothing, by POSIX, and leaves both.
    await removeQuietly(fs, temporary);
  }
}

const linkless = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS', 'EXDEV'];

/** Where a file system has no hard links, a copy does. Resolves to false when there is no file. */
async function linkOrCopy(fs: FileSystem, path: string, target: string): Promise<boolean> {
  try {
    await fs.link(path, target);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    if (!linkless.includes(systemCode(error))) throw error;
  }
  const content = await fs.read(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (content === null) return false;
  await writeNew(fs, target, content);
  return true;
}

/** Removes a file of no value; that it cannot be removed changes nothing. */
export async function removeQuietly(fs: FileSystem, path: string): Promise<void> {
  try {
    await fs.remove(path);
  } catch {
    // A left-over temporary file is swept away at a later start.
  }
}

const temporaryName = /\.([a-z0-9-]+)\.(\d+)\.[^.]+\.tmp$/;

/**
 * Removes half-written files that dead processes left behind. Called at the start, before this process writes
 * anything, so that what bears its own number is an earlier process's.
 */
export async function sweepTemporaries({ fs, owner }: Surroundings, folder: string): Promise<void> {
  let names: string[];
  try {
    names = await fs.list(folder);
  } catch {
    // No folder, nothing to sweep; a folder that cannot be read is told by what reads it.
    return;
  }
  for (const name of names) {
    const [, machine, pid] = temporaryName.exec(name) ?? [];
    if (machine === undefined || pid === undefined) continue;
    if (isDead(owner, machine, Number(pid))) await removeQuietly(fs, join(folder, name));
  }
}
