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
 *   the caller's own arguments go to the last one. None where the preparation is all.
 * @property {string} [help] What `--help` prints, for tasks whose command has no help of its own.
 */

const tsx = 'node_modules/tsx/dist/cli.mjs';
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const biome = 'node_modules/@biomejs/biome/bin/biome';

/** @type {Readonly<Record<string, Task>>} */
export const tasks = {
  build: {
    needs: 'build',
    commands: [],
    help: 'Builds what is stale, into dist/.\n\nUsage: npm run build',
  },
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
  'test:full': {
    needs: 'browser',
    commands: [['build/testFull.mjs']],
    help: 'Runs the tests that are too long for npm test. ORACLE_DIR names a folder of recordings of other implementations.\n\nUsage: npm run test:full',
  },
  verify: { needs: 'dependencies', commands: [[tsx, 'build/verify.ts']] },
  games: { needs: 'dependencies', commands: [[tsx, 'build/games.ts']] },
  languages: { needs: 'dependencies', commands: [[tsx, 'build/languages.ts']] },
  solve: { needs: 'commands', commands: [['dist/commands/solve.js']] },
  bench: { needs: 'bench', commands: [[tsx, 'test/bench/run.ts']] },
  winnability: { needs: 'commands', commands: [['dist/commands/winnability.js']] },
  tune: { needs: 'commands', commands: [['dist/commands/tune.js']] },
  icons: {
    needs: 'dependencies',
    commands: [[tsx, 'build/icons.ts']],
    help: 'Draws the app icons anew from build/resources/icons/icon.svg.\n\nUsage: npm run icons',
  },
  screenshots: {
    needs: 'browser',
    commands: [[tsx, 'build/screenshots.ts']],
    help: 'Takes the pictures in docs/images/ anew, or those of the games named, which join them.\n\nUsage: npm run screenshots -- [ID…]',
  },
  reproducible: {
    needs: 'dependencies',
    commands: [[tsx, 'build/reproducible.ts']],
    help: 'Builds the last commit twice and compares every byte; exit status 1 where one differs.\n\nUsage: npm run reproducible',
  },
  'package:check': {
    needs: 'browser',
    commands: [[tsx, 'build/packageCheck.ts']],
    help: "Builds the packages' contents on stand-ins for the runtimes and checks them; exit status 1 where a check fails.\n\nUsage: npm run package:check",
  },
  'winnable-deals': { needs: 'dependencies', commands: [[tsx, 'build/winnableDeals.ts']] },
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
 * Returns whether these words ask what a command does.
 *
 * @param {readonly string[]} words
 * @returns {boolean}
 */
export function asksForHelp(words) {
  return words.includes('--help') || words.includes('-h');
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
