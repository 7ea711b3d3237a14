import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/** Names under which Chromium and its relatives stand on the search path. */
const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
  'vivaldi-stable',
];

/** Where they are installed on the systems that keep applications off the search path. */
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Brave Browser.app/Contents/MacOS/Brave Browser',
];
const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
];

/**
 * Returns every place where a Chromium-family browser may be, the likeliest first. The environment variable
 * GRAND_PATIENCE_BROWSER stands before all.
 *
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function browserPlaces(platform, environment) {
  const chosen = environment['GRAND_PATIENCE_BROWSER'];
  const places = chosen ? [chosen] : [];
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => environment[name] ?? [],
    );
    return places.concat(folders.flatMap((folder) => windowsPaths.map((path) => `${folder}\\${path}`)));
  }
  if (platform === 'darwin') places.push(...macPaths);
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return places.concat(commandNames.flatMap((name) => folders.map((folder) => join(folder, name))));
}

/**
 * Returns the path of an installed Chromium-family browser.
 *
 * @returns {string | null} Nothing where none is found.
 */
export function findBrowser() {
  return browserPlaces(process.platform, process.env).find((place) => existsSync(place)) ?? null;
}

/**
 * Returns the path of the Chromium that the tests drive: an installed browser, or the one that Playwright fetched.
 *
 * @param {string} root The project's folder.
 * @returns {string | null}
 */
export function findTestBrowser(root) {
  const installed = findBrowser();
  if (installed !== null) return installed;
  try {
    const own = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
    return existsSync(own) ? own : null;
  } catch {
    // Playwright throws where it knows no Chromium for the system.
    return null;
  }
}

/**
 * Tells whether this process has the right that lets Chromium's sandbox refuse to start: it does as root on Linux.
 *
 * @returns {boolean}
 */
export function runsAsRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/**
 * Installs a Chromium for the tests where none is found: the distribution's package for root on Debian and Ubuntu,
 * else the one that Playwright offers.
 *
 * @param {string} root The project's folder.
 * @returns {Promise<string>} The browser's path.
 * @throws {Error} Where none can be installed.
 */
export async function ensureTestBrowser(root) {
  const found = findTestBrowser(root);
  if (found !== null) return found;
  const options = { cwd: root, quiet: true };
  console.error('Installing a Chromium for the end-to-end tests …');
  if (runsAsRoot() && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { ...options, env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...options,
      env,
    });
  } else {
    const cli = join(root, 'node_modules', 'playwright', 'cli.js');
    await run(process.execPath, [cli, 'install', 'chromium'], options);
  }
  const installed = findTestBrowser(root);
  if (installed === null) {
    throw new Error('No Chromium is installed and none could be. Install Chromium or Chrome and try again.');
  }
  return installed;
}
