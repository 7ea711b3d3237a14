import type { Browser, BrowserContextOptions } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { RunningApp } from './app.ts';
import { startInBrowser, startInElectron } from './app.ts';
import { launchTestBrowser } from './chromium.ts';
import { startPackedApp } from './packedApp.ts';

/** The host that a project of playwright.config.ts runs the specs in. */
export interface HostOption {
  hostKind: 'browser' | 'electron' | 'packed';
}

async function startApp(
  hostKind: HostOption['hostKind'],
  testBrowser: Browser | null,
  options: BrowserContextOptions,
): Promise<RunningApp> {
  if (testBrowser !== null) return startInBrowser(testBrowser, options);
  if (hostKind === 'electron') return startInElectron(options);
  return startPackedApp(process.env['GRAND_PATIENCE_APP'] ?? '');
}

/**
 * Playwright's `test` with the running app as the fixture `app`; specs are the same for both hosts. A spec chooses
 * the size of its window with `test.use({ viewport })`. It fails when the window had an error or asked for anything
 * outside the app.
 */
export const test = base.extend<{ app: RunningApp }, HostOption & { testBrowser: Browser | null }>({
  hostKind: ['browser', { option: true, scope: 'worker' }],
  testBrowser: [
    async ({ hostKind }, use) => {
      const browser = hostKind === 'browser' ? await launchTestBrowser() : null;
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  app: async (
    { hostKind, testBrowser, contextOptions, viewport, deviceScaleFactor, colorScheme, locale },
    use,
  ) => {
    const options = {
      ...contextOptions,
      viewport: viewport ?? { width: 1280, height: 800 },
      ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
      ...(colorScheme === undefined ? {} : { colorScheme }),
      locale: locale ?? 'en',
    };
    const app = await startApp(hostKind, testBrowser, options);
    await use(app);
    await app.dispose();
    expect(app.problems, 'errors in the window and requests that leave the app').toEqual([]);
  },
});

export { expect };
