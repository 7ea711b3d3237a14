/**
 * npm start: installs what is missing or outdated, builds what is stale, and starts the app. It needs nothing but
 * Node, since it is the first thing that runs in a fresh clone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './setup/chromium.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import {
  electronInstaller,
  fetchElectron,
  findElectron,
  recentFailure,
  rememberFailure,
} from './setup/electronRuntime.mjs';
import { checkNode } from './setup/nodeVersion.mjs';
import { projectRoot } from './setup/paths.mjs';
import { endAll, endAllOnSignals } from './setup/processes.mjs';
import { makeAll } from './setup/products.mjs';
import { startBrowserHost } from './start/browserHost.mjs';
import { chooseHost, wantsElectron } from './start/chooseHost.mjs';
import { FlagError, helpText, parseFlags } from './start/flags.mjs';
import { hasDisplay, openAppWindow, runElectron } from './start/windows.mjs';

/**
 * Tries to fetch Electron's runtime, and says in one line why where it cannot. Enter ends the try.
 *
 * @param {boolean} insist Whether to try again although it failed lately.
 * @returns {Promise<string | null>} The runtime's path.
 */
async function tryToFetchElectron(insist) {
  const failure = insist ? null : recentFailure(projectRoot, Date.now());
  if (failure !== null) {
    console.log(`Electron could not be fetched (${failure}); npm start -- --electron tries again.`);
    return null;
  }
  const cancel = new AbortController();
  const terminal = process.stdin.isTTY;
  const onEnter = () => cancel.abort();
  if (terminal) process.stdin.once('data', onEnter);
  console.log(`Fetching Electron's runtime (about 120 MB)${terminal ? '; Enter goes on without it' : ''} …`);
  const outcome = await fetchElectron({
    download: electronInstaller(projectRoot),
    cancel: cancel.signal,
    say: (amount) => process.stdout.write(process.stdout.isTTY ? `\r  ${amount} fetched ` : ''),
  });
  if (process.stdout.isTTY) process.stdout.write('\r');
  if (terminal) {
    process.stdin.off('data', onEnter);
    process.stdin.pause();
  }
  if (outcome.ok) return findElectron(projectRoot);
  rememberFailure(projectRoot, outcome.reason, Date.now());
  console.log(`Electron could not be fetched (${outcome.reason}), so a browser is used instead.`);
  return null;
}

/**
 * Serves the app, opens a window where there is one to open, and runs until the window is closed or the host ends.
 *
 * @param {import('./start/flags.mjs').StartFlags} flags
 * @param {{ kind: 'window', browser: string } | { kind: 'serve', reason: string }} host
 * @returns {Promise<number>} The exit status.
 */
async function serve(flags, host) {
  const server = await startBrowserHost(projectRoot, flags);
  const ended = new Promise((resolve) => server.process.once('exit', (status) => resolve(status ?? 0)));
  if (host.kind === 'serve' && host.reason !== '') console.log(host.reason);
  console.log(`Grand Patience is ready at ${server.address}`);
  if (host.kind === 'window') {
    const closed = await Promise.race([openAppWindow(host.browser, server.address), ended]);
    if (closed === 0) {
      await endAll();
      return 0;
    }
    console.log(
      `The window of ${host.browser} could not be kept open (exit status ${closed}): open the address above.`,
    );
  }
  return Number(await ended);
}

/** @returns {Promise<number>} The exit status. */
async function main() {
  const flags = parseFlags(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (flags.help) {
    console.log(helpText);
    return 0;
  }
  if (flags.version) {
    console.log(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version);
    return 0;
  }
  checkNode();
  endAllOnSignals();
  await installDependencies(projectRoot);
  await makeAll(projectRoot);
  const surroundings = {
    display: hasDisplay(process.platform, process.env),
    electron: findElectron(projectRoot),
    browser: findBrowser(),
  };
  if (wantsElectron(flags, surroundings)) {
    surroundings.electron = await tryToFetchElectron(flags.host === 'electron');
  }
  const host = chooseHost(flags, surroundings);
  if (host.kind === 'electron') return runElectron(host.executable, projectRoot, flags);
  return serve(flags, host);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof FlagError ? 2 : 1;
  await endAll();
}
