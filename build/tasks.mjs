import { join } from 'node:path';
import { ensureTestBrowser } from './setup/chromium.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { cardArt, commands, languageList, makeAll, makeProduct } from './setup/products.mjs';

/**
 * What an npm script runs: a tool with its arguments, and how much must be there before it.
 *
 * @typedef {object} Task
 * @property {'dependencies' | 'cardArt' | 'commands' | 'build' | 'browser' | 'bench'} needs What must be there.
 * @property {readonly (readonly string[])[]} commands Scripts for Node with their arguments, run one after another;
 *   the player's own arguments go to the last one. None where the preparation is all.
 */

const tsx = 'node_modules/tsx/dist/cli.mjs';
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const biome = 'node_modules/@biomejs/biome/bin/biome';

/** @type {Readonly<Record<string, Task>>} */
export const tasks = {
  build: { needs: 'build', commands: [] },
  lint: { needs: 'dependencies', commands: [[biome, 'check']] },
  format: { needs: 'dependencies', commands: [[biome, 'check', '--write']] },
  types: { needs: 'cardArt', commands: [['node_modules/typescript/bin/tsc', '-b']] },
  layering: {
    needs: 'cardArt',
    commands: [['build/testing/layering.mjs'], ['node_modules/knip/bin/knip.js']],
  },
  'test:unit': { needs: 'build', commands: [[...vitest, '--project', 'unit']] },
  'test:property': { needs: 'cardArt', commands: [[...vitest, '--project', 'property']] },
  'test:e2e': { needs: 'browser', commands: [['node_modules/@playwright/test/cli.js', 'test']] },
  'test:full': { needs: 'browser', commands: [['build/testFull.mjs']] },
  verify: { needs: 'dependencies', commands: [[tsx, 'build/verify.ts']] },
  games: { needs: 'dependencies', commands: [[tsx, 'build/games.ts']] },
  solve: { needs: 'commands', commands: [['dist/commands/solve.js']] },
  bench: { needs: 'bench', commands: [[tsx, 'test/bench/run.ts']] },
  winnability: { needs: 'commands', commands: [['dist/commands/winnability.js']] },
  tune: { needs: 'commands', commands: [['dist/commands/tune.js']] },
  icons: { needs: 'dependencies', commands: [[tsx, 'build/icons.ts']] },
  screenshots: { needs: 'browser', commands: [[tsx, 'build/screenshots.ts']] },
  reproducible: { needs: 'dependencies', commands: [[tsx, 'build/reproducible.ts']] },
  'package:check': { needs: 'browser', commands: [[tsx, 'build/packageCheck.ts']] },
};

/**
 * Makes sure that all is there that a task needs. What it says goes to stderr: stdout is the task's own.
 *
 * @param {string} root The project's folder.
 * @param {Task['needs']} needs
 * @returns {Promise<void>}
 * @throws {Error} Where something cannot be installed or built.
 */
export async function prepare(root, needs) {
  await installDependencies(root);
  await makeProduct(root, languageList);
  if (needs === 'cardArt') await makeProduct(root, cardArt);
  if (needs === 'commands' || needs === 'bench') await makeProduct(root, commands);
  if (needs === 'build' || needs === 'browser' || needs === 'bench') await makeAll(root);
  if (needs === 'browser' || needs === 'bench') await ensureTestBrowser(root);
}

/**
 * Returns the full command lines of a task.
 *
 * @param {string} root The project's folder.
 * @param {Task} task
 * @param {readonly string[]} words What the caller adds to the last command.
 * @returns {string[][]}
 */
export function commandLines(root, task, words) {
  return task.commands.map(([script = '', ...args], index) => [
    join(root, script),
    ...args,
    ...(index === task.commands.length - 1 ? words : []),
  ]);
}
