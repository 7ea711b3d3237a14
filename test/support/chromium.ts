import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findTestBrowser, runsAsRoot } from '../../build/setup/chromium.mjs';
import { projectRoot } from '../../build/setup/paths.mjs';

/** The flags of a Chromium under test: software drawing that is the same everywhere, and no traffic of its own. */
export function testBrowserFlags(): string[] {
  return [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
    ...(runsAsRoot() ? ['--no-sandbox'] : []),
  ];
}

/** Starts the Chromium that the tests drive. Throws where none is installed. */
export async function launchTestBrowser(): Promise<Browser> {
  const executablePath = findTestBrowser(projectRoot);
  if (executablePath === null) throw new Error('No Chromium is installed; npm run test:e2e installs one.');
  return chromium.launch({ executablePath, args: testBrowserFlags() });
}
