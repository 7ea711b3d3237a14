import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runsAsRoot } from '../setup/chromium.mjs';
import { start } from '../setup/processes.mjs';

/**
 * Tells whether a window can be shown: on Linux and its like there must be a display.
 *
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} environment
 * @returns {boolean}
 */
export function hasDisplay(platform, environment) {
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(environment['DISPLAY'] || environment['WAYLAND_DISPLAY']);
}

/**
 * Returns the words that make a Chromium show one address as an app window, without traffic of its own.
 *
 * @param {string} address
 * @param {string} profile The folder for its profile.
 * @param {boolean} asRoot Whether it runs as root, where its sandbox cannot start.
 * @returns {string[]}
 */
export function appWindowArguments(address, profile, asRoot) {
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--class=grand-patience',
    '--window-size=1280,800',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Lets the table be drawn where there is no graphics card; the page shown is the app's own.
    '--enable-unsafe-swiftshader',
    ...(asRoot ? ['--no-sandbox'] : []),
  ];
}

/**
 * Opens the address as an app window with a throw-away profile.
 *
 * @param {string} browser The browser's path.
 * @param {string} address
 * @returns {Promise<number>} Resolves with the exit status when the window is closed.
 * @throws {Error} Where the browser cannot be started.
 */
export function openAppWindow(browser, address) {
  const asRoot = runsAsRoot();
  if (asRoot) console.log('Running as root, so Chromium runs without its sandbox (--no-sandbox).');
  const profile = mkdtempSync(join(tmpdir(), 'grand-patience-window-'));
  const child = start(browser, appWindowArguments(address, profile, asRoot), { stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    const tidy = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    child.once('error', (error) => {
      tidy();
      reject(error);
    });
    child.once('exit', (status) => {
      tidy();
      resolve(status ?? 0);
    });
  });
}

/**
 * Returns the words that Electron is started with.
 *
 * @param {string} root The project's folder.
 * @param {import('./flags.mjs').StartFlags} flags
 * @param {boolean} asRoot Whether it runs as root, where Chromium's sandbox cannot start.
 * @returns {string[]}
 */
export function electronArguments(root, flags, asRoot) {
  return [
    ...(asRoot ? ['--no-sandbox'] : []),
    root,
    ...(flags.userData === null ? [] : [`--user-data=${flags.userData}`]),
    ...(flags.game === null ? [] : [`--game=${flags.game}`]),
    ...(flags.deal === null ? [] : [`--deal=${flags.deal}`]),
  ];
}

/**
 * Runs the app in Electron until it ends.
 *
 * @param {string} executable Electron's path.
 * @param {string} root The project's folder.
 * @param {import('./flags.mjs').StartFlags} flags
 * @returns {Promise<number>} Its exit status.
 * @throws {Error} Where it cannot be started.
 */
export function runElectron(executable, root, flags) {
  const asRoot = runsAsRoot();
  if (asRoot) console.log('Running as root, so Electron runs without its sandbox (--no-sandbox).');
  const child = start(executable, electronArguments(root, flags, asRoot), { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
