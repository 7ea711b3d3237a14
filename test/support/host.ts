import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../build/setup/paths.mjs';
import { announcedAddress } from '../../build/start/browserHost.mjs';

/** A running browser host with a data folder of its own. */
export interface TestHost {
  /** Where it serves, with what lets a window in; another one after each restart. */
  readonly address: string;
  /** The folder with its statistics and saved games. */
  readonly dataFolder: string;
  /** Ends the host as a supervisor would and starts it again on the same data folder. */
  restart(): Promise<void>;
  /** Ends the host without a warning (SIGKILL); `restart` starts it again. */
  kill(): Promise<void>;
  /** Ends the host and removes its data folder. */
  dispose(): Promise<void>;
}

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
}

/** The built app: the project's own, or one taken out of a package (npm run package:check). */
const built = process.env['GRAND_PATIENCE_DIST'] ?? join(projectRoot, 'dist');

/** How long a host may take to serve before that counts as a failure, in milliseconds. */
const startLimit = 30_000;

async function startHost(dataFolder: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    [
      join(built, 'main', 'browser.js'),
      '--port',
      '0',
      '--user-data',
      dataFolder,
      '--renderer',
      join(built, 'renderer'),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  const address = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The browser host ${why}.\n${complaint}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`did not serve within ${startLimit / 1000} s`);
    }, startLimit);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const announced = announcedAddress(line);
      if (announced === null) return;
      clearTimeout(limit);
      resolve(announced);
    });
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (status, signal) => {
      clearTimeout(limit);
      fail(`ended before it served (${signal ?? `exit status ${status}`})`);
    });
  });
  return { process: child, address };
}

async function endHost(running: Running, signal: NodeJS.Signals): Promise<void> {
  const { process: child } = running;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts a browser host on a new, empty data folder, or on the one given (which `dispose` then leaves alone). */
export async function startTestHost(existingFolder?: string): Promise<TestHost> {
  const dataFolder = existingFolder ?? (await mkdtemp(join(tmpdir(), 'grand-patience-test-')));
  let running = await startHost(dataFolder);
  return {
    get address() {
      return running.address;
    },
    dataFolder,
    async restart() {
      await endHost(running, 'SIGTERM');
      running = await startHost(dataFolder);
    },
    kill: () => endHost(running, 'SIGKILL'),
    async dispose() {
      await endHost(running, 'SIGTERM');
      if (existingFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
