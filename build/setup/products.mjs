import { join } from 'node:path';
import { run } from './processes.mjs';
import { makeIfStale } from './staleness.mjs';

/**
 * @typedef {import('./staleness.mjs').Product & { command: readonly string[] }} BuiltProduct
 */

const vite = 'node_modules/vite/bin/vite.js';
const tsx = 'node_modules/tsx/dist/cli.mjs';

/**
 * The list of languages, from their files. It is kept in git and renewed when one comes or goes.
 * @type {BuiltProduct}
 */
export const languageList = {
  name: 'list of languages',
  inputs: ['build/languageList.mjs', 'shared/languages'],
  outputs: ['shared/messages/languageFiles.ts'],
  command: ['build/languageList.mjs'],
};

/**
 * The card faces, from the package that draws them. The renderer's types need the file too.
 * @type {BuiltProduct}
 */
export const cardArt = {
  name: 'card art',
  inputs: ['build/cardArt.ts', 'build/courtArt.ts', 'node_modules/@letele/playing-cards/package.json'],
  outputs: ['renderer/generated/cardArt.json', 'renderer/generated/courtArt.json'],
  command: [tsx, 'build/cardArt.ts'],
};

/** @type {BuiltProduct} */
const renderer = {
  name: 'window',
  inputs: [
    'build/vite/renderer.config.ts',
    'build/resources/icons/icon.svg',
    'package-lock.json',
    'shared',
    'renderer',
  ],
  outputs: ['dist/renderer/index.html'],
  command: [vite, 'build', '--config', 'build/vite/renderer.config.ts', '--logLevel', 'warn'],
};

/** @type {BuiltProduct} */
const hosts = {
  name: 'hosts',
  inputs: ['build/vite/main.config.ts', 'package-lock.json', 'package.json', 'shared', 'main'],
  outputs: ['dist/main/electron.js', 'dist/main/browser.js', 'dist/main/services.js'],
  command: [vite, 'build', '--config', 'build/vite/main.config.ts', '--logLevel', 'warn'],
};

/** @type {BuiltProduct} */
const preload = {
  name: 'preload script',
  inputs: ['build/vite/preload.config.ts', 'package-lock.json', 'shared', 'main/electron'],
  outputs: ['dist/preload/preload.cjs'],
  command: [vite, 'build', '--config', 'build/vite/preload.config.ts', '--logLevel', 'warn'],
};

/**
 * The command lines that search and measure, bundled for their speed.
 * @type {BuiltProduct}
 */
export const commands = {
  name: 'command lines',
  inputs: [
    'build/vite/commands.config.ts',
    'package-lock.json',
    'shared',
    'build',
    'test/bench',
    'test/support/bruteForce',
  ],
  outputs: ['dist/commands/solve.js'],
  command: [vite, 'build', '--config', 'build/vite/commands.config.ts', '--logLevel', 'warn'],
};

/** Everything that runs, in the order in which it must be made. */
const products = [cardArt, renderer, hosts, preload];

/**
 * Makes one product where it is stale.
 *
 * @param {string} root The project's folder.
 * @param {BuiltProduct} product
 * @returns {Promise<void>}
 * @throws {Error} Where the command fails.
 */
export async function makeProduct(root, product) {
  await makeIfStale(root, product, async () => {
    console.error(`Building the ${product.name} …`);
    const [script = '', ...args] = product.command;
    const status = await run(process.execPath, [join(root, script), ...args], { cwd: root, quiet: true });
    if (status !== 0) throw new Error(`The ${product.name} could not be built; the messages above say why.`);
  });
}

/**
 * Makes everything that is stale.
 *
 * @param {string} root The project's folder.
 * @returns {Promise<void>}
 */
export async function makeAll(root) {
  for (const product of products) await makeProduct(root, product);
}
