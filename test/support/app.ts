import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, ElectronApplication, Page } from '@playwright/test';
import { _electron } from '@playwright/test';
import { findElectron } from '../../build/setup/electronRuntime.mjs';
import { projectRoot } from '../../build/setup/paths.mjs';
import { testBrowserFlags } from './chromium.ts';
import { startTestHost } from './host.ts';
import { setMenuHand } from './menuHand.ts';

/** The app as a spec sees it, the same in both hosts. */
export interface RunningApp {
  /** The window; another one after `restart`. */
  readonly page: Page;
  /** The folder with its statistics and saved games. */
  readonly dataFolder: string;
  /** What went wrong in the window or left the machine: a test ends well only if this is empty. */
  readonly problems: readonly string[];
  /** Closes the window, ends the host, and starts both again on the same data folder. */
  restart(): Promise<void>;
  /** Ends the host without a warning; `restart` starts it again. */
  kill(): Promise<void>;
  /** Ends everything and removes the data folder. */
  dispose(): Promise<void>;
}

/** Notes errors of the page and requests to anywhere but the app itself. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error in the window: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own =
      ['data:', 'blob:', 'app:', 'devtools:'].includes(url.protocol) || url.hostname === '127.0.0.1';
    if (!own) problems.push(`request to ${url.origin}`);
  });
}

/** Starts the app in the browser host and shows it in a context of its own of the given browser. */
export async function startInBrowser(browser: Browser, options: BrowserContextOptions): Promise<RunningApp> {
  const problems: string[] = [];
  const host = await startTestHost();
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ ...options, baseURL: new URL(host.address).origin });
    context.on('page', (opened) => watch(opened, problems));
    const opened = await context.newPage();
    await opened.goto(host.address);
    return opened;
  };
  let page = await open();
  return {
    get page() {
      return page;
    },
    dataFolder: host.dataFolder,
    problems,
    async restart() {
      // As a player closes a window: what it has just sent still goes out, which the end of a context would stop.
      const context = page.context();
      await page.close();
      await host.restart();
      await context.close();
      page = await open();
    },
    kill: () => host.kill(),
    async dispose() {
      await page.context().close();
      await host.dispose();
    },
  };
}

/** Clicks an item of the application's menu, at any depth under the menu of that name. */
async function chooseInElectron(electron: ElectronApplication, menu: string, item: string): Promise<void> {
  const chosen = await electron.evaluate(
    ({ Menu }, wanted) => {
      const find = (items: readonly Electron.MenuItem[]): Electron.MenuItem | undefined =>
        items.find(({ label }) => label.startsWith(wanted.item)) ??
        items.map(({ submenu }) => find(submenu?.items ?? [])).find((found) => found !== undefined);
      const top = Menu.getApplicationMenu()?.items.find(({ label }) => label === wanted.menu);
      const found = find(top?.submenu?.items ?? []);
      if (!found?.enabled) return false;
      found.click();
      return true;
    },
    { menu, item },
  );
  if (!chosen) throw new Error(`The menu ${menu} has no item ${item} that can be chosen.`);
}

/** Starts the app in Electron. Throws where its runtime is not installed. */
export async function startInElectron(options: BrowserContextOptions): Promise<RunningApp> {
  const executablePath = findElectron(projectRoot);
  if (executablePath === null) throw new Error("Electron's runtime is not installed.");
  const problems: string[] = [];
  const dataFolder = await mkdtemp(join(tmpdir(), 'grand-patience-test-'));
  const launch = async () => {
    const electron = await _electron.launch({
      executablePath,
      args: [...testBrowserFlags(), '--lang=en', projectRoot, `--user-data=${dataFolder}`],
      ...(options.colorScheme === undefined ? {} : { colorScheme: options.colorScheme }),
    });
    const page = await electron.firstWindow();
    watch(page, problems);
    electron.context().on('page', (other) => watch(other, problems));
    setMenuHand(page, (menu, item) => chooseInElectron(electron, menu, item));
    const size = options.viewport;
    if (size) {
      const window = await electron.browserWindow(page);
      await window.evaluate((shown, { width, height }) => shown.setContentSize(width, height), size);
    }
    return { electron, page };
  };
  let running = await launch();
  return {
    get page() {
      return running.page;
    },
    dataFolder,
    problems,
    async restart() {
      await running.electron.close();
      running = await launch();
    },
    async kill() {
      const child = running.electron.process();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async dispose() {
      await running.electron.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
