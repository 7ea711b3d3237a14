/**
 * npm run test:full: everything that takes too long for npm test, one after another; each also runs alone by the
 * command shown. ORACLE_DIR names the folder with the recordings of other implementations.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './setup/paths.mjs';
import { endAllOnSignals, run } from './setup/processes.mjs';

/**
 * A long test.
 *
 * @typedef {object} LongTest
 * @property {string} name What it shows.
 * @property {readonly string[]} command The words after `node`.
 * @property {Record<string, string>} [env] What it adds to the environment.
 * @property {string} [missing] Why it cannot run here.
 */

/**
 * Returns the recordings of other implementations, every one of them.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function recordings(folder) {
  return ['traces', 'reference', 'wins'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((name) => /\.jsonl(\.gz)?$/.test(name))
      .map((name) => join(folder, kind, name)),
  );
}

const oracle = process.env['ORACLE_DIR'];

/** @type {readonly LongTest[]} */
const longTests = [
  {
    name: 'all recordings of other implementations',
    command: ['build/run.mjs', 'verify', ...(oracle ? recordings(oracle) : [])],
    ...(oracle ? {} : { missing: 'ORACLE_DIR names no folder of recordings' }),
  },
  {
    name: 'long tests of rules, engine, solver and data (test/**/*.full.test.ts)',
    command: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'full'],
  },
  {
    name: 'long gestures and all screenshots (test/**/*.full.spec.ts)',
    command: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { GRAND_PATIENCE_FULL: '1' },
  },
];

endAllOnSignals();
let passed = 0;
/** @type {string[]} */
const closing = [];
let skipped = 0;
for (const test of longTests) {
  if (test.missing !== undefined) {
    closing.push(`Skipped: ${test.name}: ${test.missing}`);
    skipped += 1;
    continue;
  }
  console.log(`\n== ${test.name}\n   node ${test.command.slice(0, 8).join(' ')}`);
  const status = await run(process.execPath, test.command, {
    cwd: projectRoot,
    env: { ...process.env, ...test.env },
  });
  if (status === 0) passed += 1;
  else closing.push(`Failed: ${test.name} (exit status ${status})`);
}
const failed = closing.length - skipped;
console.log(`\n${[...closing, `${passed} passed, ${failed} failed, ${skipped} skipped`].join('\n')}`);
process.exitCode = failed === 0 ? 0 : 1;
