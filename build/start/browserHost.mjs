import { join } from 'node:path';
import { start } from '../setup/processes.mjs';

/**
 * A running browser host.
 *
 * @typedef {object} BrowserHost
 * @property {string} address Where it serves, with what lets a window in.
 * @property {import('node:child_process').ChildProcess} process
 */

/**
 * Returns the address to open for a game and a deal, where the player named them.
 *
 * @param {string} address
 * @param {import('./flags.mjs').StartFlags} flags
 * @returns {string}
 */
export function openingAddress(address, flags) {
  const url = new URL(address);
  if (flags.game !== null) url.searchParams.set('game', flags.game);
  if (flags.deal !== null) url.searchParams.set('deal', flags.deal);
  return url.href;
}

/**
 * Returns the address in a line of the host's output.
 *
 * @param {string} line
 * @returns {string | null} Nothing where the line announces none.
 */
export function announcedAddress(line) {
  if (!line.startsWith('{')) return null;
  try {
    const address = JSON.parse(line).address;
    return typeof address === 'string' ? address : null;
  } catch {
    // Not every line with a brace is an announcement.
    return null;
  }
}

/**
 * Starts the browser host and waits until it serves.
 *
 * @param {string} root The project's folder.
 * @param {import('./flags.mjs').StartFlags} flags
 * @returns {Promise<BrowserHost>}
 * @throws {Error} Where it ends without having served; what it said stands on stderr.
 */
export function startBrowserHost(root, flags) {
  const args = [
    join(root, 'dist/main/browser.js'),
    '--renderer',
    join(root, 'dist/renderer'),
    '--port',
    String(flags.port),
  ];
  if (flags.userData !== null) args.push('--user-data', flags.userData);
  const child = start(process.execPath, args, {
    cwd: root,
    // By the channel the host notices when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (data) => {
      text += String(data);
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const address = announcedAddress(line);
        if (address !== null) resolve({ address: openingAddress(address, flags), process: child });
        else console.log(line);
      }
    });
    child.once('error', (error) =>
      reject(new Error(`The browser host could not be started: ${error.message}`)),
    );
    child.once('exit', (status) =>
      reject(new Error(`The browser host ended before it served (exit status ${status}).`)),
    );
  });
}
