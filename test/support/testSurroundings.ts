import type { Services } from '../../main/services/services.ts';
import { createServices } from '../../main/services/services.ts';
import type { FileSystem } from '../../main/services/storage/fileSystem.ts';
import type { Surroundings } from '../../main/services/storage/surroundings.ts';

/** The processes that run in a test; those that are not in it are dead. */
export type Processes = Set<number>;

/** Surroundings in which nothing is left to chance: ids count up, the clock moves a second a look. */
export function testSurroundings(
  fs: FileSystem,
  pid = 100,
  running: Processes = new Set([pid]),
): Surroundings {
  let ids = 0;
  let seconds = 0;
  return {
    fs,
    now: () => new Date(Date.UTC(2026, 10, 30, 12, 0, seconds++)),
    newId: () => `id-${pid}-${String(++ids).padStart(6, '0')}`,
    owner: { machine: 'test', pid, isAlive: (asked) => running.has(asked) },
    booted: new Date(Date.UTC(2026, 10, 30, 8)),
  };
}

/** Services over a file system, in the folder `/data`. */
export function openServices(
  fs: FileSystem,
  pid = 100,
  running: Processes = new Set([pid]),
): Promise<Services> {
  return createServices({
    dataFolder: '/data',
    emit: () => undefined,
    surroundings: testSurroundings(fs, pid, running),
  });
}
