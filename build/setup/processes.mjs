import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} cwd The folder to run in.
 * @property {Record<string, string | undefined>} [env] The environment; by default this process's own.
 * @property {boolean} [quiet] Whether the command's output goes to stderr, so that stdout stays the caller's own.
 * @property {AbortSignal} [signal] Ends the command when it is aborted.
 */

/** How long a process that was asked to end may take before it is ended by force, in milliseconds. */
const patience = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a process and remembers it, so that `endAll` ends it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function start(command, args, options) {
  const child = spawn(command, [...args], options);
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

/**
 * Asks one process to end, and ends it by force where it does not. Resolves when it has ended.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(force);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
}

/**
 * Ends every process that `start` or `run` started and that still runs.
 *
 * @returns {Promise<void>}
 */
export async function endAll() {
  await Promise.all([...running].map(end));
}

/**
 * Ends this process and all that it started when it is asked to end: Ctrl-C, a closed terminal, or a supervisor.
 *
 * @returns {void}
 */
export function endAllOnSignals() {
  /** @type {readonly [NodeJS.Signals, number][]} */
  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ];
  for (const [signal, status] of signals) {
    process.once(signal, () => {
      void endAll().finally(() => process.exit(status));
    });
  }
}

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} The exit status; 1 where a signal ended it.
 * @throws {Error} Where the command cannot be started.
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['inherit', options.quiet ? 2 : 'inherit', 'inherit'],
      ...(options.signal ? { signal: options.signal } : {}),
    });
    child.once('error', (error) => {
      reject(new Error(`${command} could not be started: ${error.message}`, { cause: error }));
    });
    child.once('exit', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs npm, by the very npm that runs this script where there is one.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} npm's exit status.
 */
export function runNpm(args, options) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  // Windows starts .cmd files through its shell only; the arguments are this project's own words, without blanks.
  if (process.platform === 'win32') return run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return run('npm', args, options);
}
