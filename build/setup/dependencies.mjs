import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './processes.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 */

/**
 * Returns the file that says which lock file the installed packages were made from.
 *
 * @param {string} root The project's folder.
 * @returns {string}
 */
function stampPath(root) {
  return join(root, 'node_modules', '.cache', 'grand-patience', 'installed');
}

/**
 * Returns what the installed packages depend on, as one hash: the lock file, the system, and Node's major version.
 *
 * @param {string} root The project's folder.
 * @returns {string}
 * @throws {Error} Where there is no package-lock.json.
 */
export function dependencyHash(root) {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  hash.update(`${process.platform} ${process.arch} ${process.versions.node.split('.')[0]}`);
  return hash.digest('hex');
}

/**
 * Returns the packages of a lock file by their path.
 *
 * @param {string} path
 * @returns {Record<string, LockedPackage>} Nothing where there is no such file or it is damaged.
 */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Tells whether npm's own record of what it installed has every needed package of the lock file in its version.
 * That spares an install to somebody who ran npm by hand.
 *
 * @param {string} root The project's folder.
 * @returns {boolean}
 */
function installedByHand(root) {
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(lockedPackages(join(root, 'package-lock.json'))).filter(
    ([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && !entry.peer,
  );
  return wanted.length > 0 && wanted.every(([path, entry]) => installed[path]?.version === entry.version);
}

/**
 * Tells whether everything that package-lock.json names is installed.
 *
 * @param {string} root The project's folder.
 * @returns {boolean}
 */
export function dependenciesAreCurrent(root) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const stamp = stampPath(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === dependencyHash(root)) return true;
  if (!installedByHand(root)) return false;
  writeStamp(root);
  return true;
}

/**
 * Notes that the installed packages are those of the lock file.
 *
 * @param {string} root The project's folder.
 * @returns {void}
 */
function writeStamp(root) {
  const stamp = stampPath(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, dependencyHash(root));
}

/**
 * Installs the packages of package-lock.json where any is missing or outdated.
 *
 * @param {string} root The project's folder.
 * @param {object} [tools] What a test puts in the place of npm.
 * @param {(args: readonly string[]) => Promise<number>} [tools.npm] Runs npm and returns its exit status.
 * @param {(line: string) => void} [tools.say] Takes a line for the person who waits.
 * @returns {Promise<boolean>} Whether anything had to be installed.
 * @throws {Error} Where npm fails.
 */
export async function installDependencies(root, tools = {}) {
  if (dependenciesAreCurrent(root)) return false;
  const say = tools.say ?? ((line) => console.error(line));
  const npm = tools.npm ?? ((args) => runNpm(args, { cwd: root, quiet: true }));
  say('Installing what Grand Patience is built from (about half a minute) …');
  const fresh = !existsSync(join(root, 'node_modules'));
  // `npm ci` removes node_modules first; where there is one, only what differs is exchanged.
  const status = await npm(
    fresh
      ? ['ci', '--no-audit', '--no-fund', '--loglevel=error']
      : ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
  );
  if (status !== 0) {
    throw new Error(
      `npm could not install the packages (exit status ${status}). Check the messages above and the network connection, then try again.`,
    );
  }
  writeStamp(root);
  return true;
}
