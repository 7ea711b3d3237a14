/**
 * npm run reproducible: builds and packs the last commit twice, in two folders, and compares every byte of what the
 * app is made of: window, hosts, preload script and app.asar. The exit status is 1 where any differs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';
import { filesOf } from './setup/staleness.mjs';

const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs');

/** Lays the last commit into a folder, with this project's packages. */
function checkOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', 'HEAD'], { cwd: projectRoot, maxBuffer: 1 << 30 });
  if (archive.status !== 0) throw new Error(`git could not give the last commit: ${archive.stderr}`);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(`The last commit could not be laid out: ${unpacked.stderr}`);
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Builds and packs in a folder, and returns the hash of every file made by its name. */
async function buildIn(folder: string): Promise<Map<string, string>> {
  for (const words of [
    [join(folder, 'build/run.mjs'), 'build'],
    [tsx, join(folder, 'build/packaging/packApp.ts'), 'linux', join(folder, 'packed')],
  ]) {
    if (words[1]?.endsWith('packApp.ts')) mkdirSync(join(folder, 'packed'));
    const status = await run(process.execPath, words, { cwd: folder, quiet: true });
    if (status !== 0) throw new Error(`Building in ${folder} ended with exit status ${status}.`);
  }
  const made = [...filesOf(folder, 'dist'), 'packed/linux/linux-unpacked/resources/app.asar'];
  return new Map(
    made.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

const scratch = mkdtempSync(join(tmpdir(), 'grand-patience-reproducible-'));
try {
  const builds: Map<string, string>[] = [];
  for (const name of ['first', 'another-place']) {
    checkOut(join(scratch, name));
    builds.push(await buildIn(join(scratch, name)));
  }
  const [first = new Map<string, string>(), second = new Map<string, string>()] = builds;
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const differing = names.filter((name) => first.get(name) !== second.get(name));
  for (const name of differing) console.log(`differs: ${name}`);
  console.log(`${names.length} files in two builds, ${differing.length} differences`);
  process.exitCode = differing.length === 0 && names.length > 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
