import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Fetches the runtime; resolves when it lies ready, rejects with the reason where it cannot.
 *
 * @typedef {(signal: AbortSignal, progress: (megabytes: number) => void) => Promise<void>} Downloader
 */

/** @typedef {{ ok: true } | { ok: false, reason: string }} FetchOutcome */

/**
 * Returns the path of Electron's executable.
 *
 * @param {string} root The project's folder.
 * @returns {string | null} Nothing where the runtime, a separate download, is not there in the version wanted.
 */
export function findElectron(root) {
  const folder = join(root, 'node_modules', 'electron');
  const elsewhere = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  try {
    if (elsewhere) {
      const executable = join(elsewhere, process.platform === 'win32' ? 'electron.exe' : 'electron');
      return existsSync(executable) ? executable : null;
    }
    const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
    const present = readFileSync(join(folder, 'dist', 'version'), 'utf8')
      .trim()
      .replace(/^v/, '');
    const executable = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
    return present === wanted && existsSync(executable) ? executable : null;
  } catch {
    // Without these files there is no runtime: that is the question, not a fault.
    return null;
  }
}

/**
 * Returns how much lies in a folder, in megabytes (10^6 bytes).
 *
 * @param {string} folder
 * @returns {number}
 */
function megabytesIn(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    // A file may be moved away between the listing and the question.
    if (entry.isFile())
      bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes / 1e6;
}

/**
 * Returns a downloader that runs the installer that comes with Electron's package. The installer tells nothing while
 * it works, so its temporary folder is measured.
 *
 * @param {string} root The project's folder.
 * @returns {Downloader}
 */
export function electronInstaller(root) {
  return (signal, progress) =>
    new Promise((resolve, reject) => {
      const scratch = mkdtempSync(join(tmpdir(), 'grand-patience-electron-'));
      const child = spawn(process.execPath, [join(root, 'node_modules', 'electron', 'install.js')], {
        cwd: root,
        signal,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch, ELECTRON_GET_NO_PROGRESS: '1' },
      });
      let complaint = '';
      child.stderr.on('data', (data) => {
        complaint = (complaint + String(data)).slice(-4000);
      });
      const watch = setInterval(() => progress(megabytesIn(scratch)), 500);
      /** @param {() => void} settle */
      const finish = (settle) => {
        clearInterval(watch);
        rmSync(scratch, { recursive: true, force: true });
        settle();
      };
      child.once('error', (error) => finish(() => reject(error)));
      child.once('exit', (status) =>
        finish(() => (status === 0 ? resolve() : reject(new Error(reasonIn(complaint))))),
      );
    });
}

/**
 * Returns the line of an installer's complaint that says why, without the places in its code.
 *
 * @param {string} complaint What it wrote to stderr.
 * @returns {string}
 */
export function reasonIn(complaint) {
  const lines = complaint.split('\n').map((line) => line.trim());
  const cause = lines.find((line) =>
    /\[cause\]|\b(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET)\b/.test(line),
  );
  const error = lines.find((line) => /^(\w*Error)\b/.test(line));
  return (cause ?? error ?? lines.find((line) => line !== '') ?? 'the installer ended without a word')
    .replace(/^\[cause\]:\s*/, '')
    .replace(/^(\w*Error):\s*/, '')
    .replace(/\s*\{$/, '')
    .replace(/^fetch failed$/, 'the site it is downloaded from cannot be reached');
}

/**
 * Tries to fetch the runtime, within bounds: it ends when nothing has arrived for a while, when it takes too long
 * altogether, or when the person says so.
 *
 * @param {object} attempt
 * @param {Downloader} attempt.download
 * @param {AbortSignal} attempt.cancel Aborted when the person does not want to wait.
 * @param {(line: string) => void} attempt.say Takes the progress to show.
 * @param {number} [attempt.stallMs] How long nothing may arrive, in milliseconds.
 * @param {number} [attempt.totalMs] How long it may take altogether, in milliseconds.
 * @returns {Promise<FetchOutcome>}
 */
export async function fetchElectron({ download, cancel, say, stallMs = 20_000, totalMs = 300_000 }) {
  const stop = new AbortController();
  let reason = '';
  /** @param {string} why */
  const giveUp = (why) => {
    if (reason === '') reason = why;
    stop.abort();
  };
  const onCancel = () => giveUp('it was cancelled');
  const seconds = (/** @type {number} */ ms) => `${Math.round(ms / 1000)} s`;
  const onStall = () => giveUp(`nothing arrived for ${seconds(stallMs)}`);
  let stall = setTimeout(onStall, stallMs);
  const total = setTimeout(() => giveUp(`it took longer than ${seconds(totalMs)}`), totalMs);
  if (cancel.aborted) onCancel();
  cancel.addEventListener('abort', onCancel, { once: true });
  let arrived = 0;
  try {
    const work = download(stop.signal, (megabytes) => {
      if (megabytes <= arrived) return;
      arrived = megabytes;
      clearTimeout(stall);
      stall = setTimeout(onStall, stallMs);
      say(`${megabytes.toFixed(1)} MB`);
    });
    // A downloader that ignores the signal must not keep the person waiting.
    const stopped = new Promise((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(new Error(reason)), { once: true });
    });
    await Promise.race([work, stopped]);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reason || (error instanceof Error ? error.message : String(error)) };
  } finally {
    clearTimeout(stall);
    clearTimeout(total);
    cancel.removeEventListener('abort', onCancel);
  }
}

/** How long a failed try is remembered, in milliseconds: one day. */
const memory = 86_400_000;

/**
 * @param {string} root The project's folder.
 * @returns {string} The file that holds the last failed try to fetch the runtime.
 */
function failurePath(root) {
  return join(root, 'node_modules', '.cache', 'grand-patience', 'electron-failure.json');
}

/**
 * Returns why the last try failed, where that was less than a day ago, so that a start need not wait again.
 *
 * @param {string} root The project's folder.
 * @param {number} now The time in milliseconds.
 * @returns {string | null}
 */
export function recentFailure(root, now) {
  try {
    const failure = JSON.parse(readFileSync(failurePath(root), 'utf8'));
    return now - failure.time < memory && now >= failure.time ? String(failure.reason) : null;
  } catch {
    // No note, or a damaged one: then it is simply tried again.
    return null;
  }
}

/**
 * Remembers why a try failed.
 *
 * @param {string} root The project's folder.
 * @param {string} reason
 * @param {number} now The time in milliseconds.
 * @returns {void}
 */
export function rememberFailure(root, reason, now) {
  mkdirSync(dirname(failurePath(root)), { recursive: true });
  writeFileSync(failurePath(root), JSON.stringify({ time: now, reason }));
}
