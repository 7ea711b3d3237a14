import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../build/setup/paths.mjs';

/** What another process found when it opened a data folder and wrote to it. */
export interface ProbeResult {
  readonly setting: string;
  readonly results: readonly string[];
  readonly played: number;
  readonly theme: string;
  readonly volume: number;
  readonly notices: readonly string[];
}

/**
 * Runs the built services in a process of their own.
 * @param programs a folder that the process may read; the programs are copied there.
 * @param uid the user to run as, where the tests run as root.
 */
export async function runProbe(
  programs: string,
  dataFolder: string,
  { first = 0, count = 1, uid }: { first?: number; count?: number; uid?: number } = {},
): Promise<ProbeResult> {
  await cp(join(projectRoot, 'dist/main'), join(programs, 'main'), { recursive: true });
  const script = join(programs, 'servicesProbe.mjs');
  await cp(fileURLToPath(new URL('servicesProbe.mjs', import.meta.url)), script);
  await cp(join(projectRoot, 'package.json'), join(programs, 'package.json'));
  const words = [script, join(programs, 'main/services.js'), dataFolder, String(first), String(count)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    words,
    uid === undefined ? {} : { uid, gid: uid },
  );
  return JSON.parse(stdout) as ProbeResult;
}
