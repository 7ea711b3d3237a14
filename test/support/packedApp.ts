import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { projectRoot } from '../../build/setup/paths.mjs';
import { commandIds, commands, usualShortcut } from '../../shared/commands/commands.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import { BRIDGE_NAME } from '../../shared/ipc/bridge.ts';
import { language as english } from '../../shared/languages/en.ts';
import { createTranslator } from '../../shared/messages/translator.ts';
import type { RunningApp } from './app.ts';
import { watch } from './app.ts';
import { testBrowserFlags } from './chromium.ts';
import { setMenuHand } from './menuHand.ts';

interface Running {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly page: Page;
}

/** How long the app may take until it can be driven, in milliseconds. */
const startLimit = 60_000;

/** Returns where the program says that Chromium's protocol can be spoken to. */
function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, reject) => {
    const limit = setTimeout(() => reject(new Error('The packed app did not start in time.')), startLimit);
    child.once('error', reject);
    child.once('exit', (status) =>
      reject(new Error(`The packed app ended at once (exit status ${status}).`)),
    );
    if (child.stderr === null) throw new Error('The packed app has no stderr to listen to.');
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      found(address);
    });
  });
}

/**
 * Chooses a command by its shortcut: the menus of the packed app are the system's, which Chromium's protocol does not
 * reach. The choice of automatic moves has no shortcut, so it is made where the menu would make it, in the settings.
 */
async function chooseByKey(page: Page, item: string): Promise<void> {
  const { text } = createTranslator(english);
  const id = commandIds.find((known) => text(commands[known].label).startsWith(item));
  const shortcut = id === undefined ? '' : usualShortcut(id, process.platform === 'darwin');
  if (shortcut !== '') {
    await page.keyboard.press(shortcut.replace('Mod', 'ControlOrMeta'));
    return;
  }
  const choice = { autoplayOff: 'off', autoplaySafe: 'safe', autoplayAll: 'all' }[String(id)];
  if (choice === undefined) throw new Error(`${item} has no shortcut to choose it by.`);
  const autoplay = Object.fromEntries(catalogue.map((game) => [game.id, choice]));
  await page.evaluate(([name, change]) => Reflect.get(window, name).request('settings.change', change), [
    BRIDGE_NAME,
    { autoplay },
  ] as const);
}

/**
 * Starts the packed app and drives its window by Chromium's own protocol: its fuses leave no other way in, since they
 * take Node's inspector away.
 * @param executable The program, relative to the project's folder.
 */
export async function startPackedApp(executable: string): Promise<RunningApp> {
  const problems: string[] = [];
  const dataFolder = await mkdtemp(join(tmpdir(), 'grand-patience-test-'));
  const launch = async (): Promise<Running> => {
    const child = spawn(
      resolve(projectRoot, executable),
      [...testBrowserFlags(), '--lang=en', '--remote-debugging-port=0', `--user-data=${dataFolder}`],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const context = browser.contexts()[0];
    if (context === undefined) throw new Error('The packed app has no window to drive.');
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    watch(page, problems);
    setMenuHand(page, (_menu, item) => chooseByKey(page, item));
    return { process: child, browser, page };
  };
  const end = async (running: Running, signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((done) => running.process.once('exit', done));
    if (running.process.exitCode !== null || running.process.signalCode !== null) return;
    running.process.kill(signal);
    await ended;
  };
  let running = await launch();
  return {
    get page() {
      return running.page;
    },
    dataFolder,
    problems,
    async restart() {
      await end(running, 'SIGTERM');
      running = await launch();
    },
    kill: () => end(running, 'SIGKILL'),
    async dispose() {
      await end(running, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
