import { resolve } from 'node:path';

/**
 * What the player asked for on the command line.
 *
 * @typedef {object} StartFlags
 * @property {'electron' | 'browser' | null} host The host that must be used; null leaves the choice to the start.
 * @property {boolean} open Whether a window is to be opened.
 * @property {number} port The port of the browser host; 0 lets the system choose.
 * @property {string | null} userData The folder for statistics and saved games; null for the usual one.
 * @property {string | null} game The id of the game to begin with.
 * @property {string | null} deal The number of the deal to begin with.
 * @property {boolean} help
 * @property {boolean} version
 */

/** A command line that cannot be followed; the message says which word and why. */
export class FlagError extends Error {}

export const helpText = `Starts Grand Patience, after installing and building what is missing.

Usage: npm start -- [options]

  --electron         use Electron, and say so where that cannot be
  --browser          use an installed Chromium-family browser
  --no-open          open no window: print the address and serve
  --port NUMBER      the port of the browser host (0 to 65535; 0, the default, lets the system choose)
  --user-data DIR    keep statistics and saved games in this folder
  --game ID          begin with this game (npm run games lists the ids)
  --deal NUMBER      begin with this deal
  --version          print the version
  --help             print this text`;

/**
 * Returns what the words of a command line ask for. A value follows its flag or stands after `=`.
 *
 * @param {readonly string[]} words
 * @param {string} [folder] What relative paths are relative to: where the player stands, which npm leaves.
 * @returns {StartFlags}
 * @throws {FlagError} For an unknown flag, a missing or a wrong value, or flags that exclude each other.
 */
export function parseFlags(words, folder = process.cwd()) {
  /** @type {StartFlags} */
  const flags = {
    host: null,
    open: true,
    port: 0,
    userData: null,
    game: null,
    deal: null,
    help: false,
    version: false,
  };
  const rest = words.flatMap((word) => {
    const equals = word.startsWith('--') ? word.indexOf('=') : -1;
    return equals < 0 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
  });
  /** @param {string} flag @param {string} what */
  const wordAfter = (flag, what) => {
    const value = rest.shift();
    if (value === undefined || value === '' || value.startsWith('--'))
      throw new FlagError(`${flag} needs ${what} after it.`);
    return value;
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--electron' || word === '--browser') {
      const host = word === '--electron' ? 'electron' : 'browser';
      if (flags.host !== null && flags.host !== host)
        throw new FlagError('--electron and --browser exclude each other.');
      flags.host = host;
    } else if (word === '--no-open') flags.open = false;
    else if (word === '--port') flags.port = portNumber(wordAfter(word, 'a number'));
    else if (word === '--user-data') flags.userData = resolve(folder, wordAfter(word, 'a folder'));
    else if (word === '--game') flags.game = wordAfter(word, 'the id of a game');
    else if (word === '--deal') flags.deal = wordAfter(word, 'the number of a deal');
    else if (word === '--help' || word === '-h') flags.help = true;
    else if (word === '--version') flags.version = true;
    else throw new FlagError(`There is no option ${word}. npm start -- --help lists the options.`);
  }
  if (flags.host === 'electron' && !flags.open)
    throw new FlagError('--no-open serves without Electron: leave one of the two out.');
  return flags;
}

/**
 * @param {string} text
 * @returns {number}
 */
function portNumber(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new FlagError(`--port takes a number from 0 to 65535, not ${text}.`);
  return port;
}
