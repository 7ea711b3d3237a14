import { defineConfig } from '@playwright/test';
import { findElectron } from './build/setup/electronRuntime.mjs';
import { projectRoot } from './build/setup/paths.mjs';
import type { HostOption } from './test/support/appTest.ts';

const full = process.env['GRAND_PATIENCE_FULL'] === '1';
const electron = findElectron(projectRoot) !== null;
if (!electron) console.log('No Electron runtime is installed: the specs run in the browser host only.');

/** One set of specs for both hosts: the browser host always, Electron wherever its runtime is present. */
export default defineConfig<HostOption>({
  testDir: 'test/end-to-end',
  testMatch: full ? '**/*.full.spec.ts' : '**/*.spec.ts',
  testIgnore: full ? [] : '**/*.full.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: full ? 1_800_000 : 120_000,
  expect: {
    timeout: 15_000,
    // Other builds of Chromium draw text and edges a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{testFileName}/{arg}{ext}',
  projects: [
    { name: 'browser', use: { hostKind: 'browser' } },
    // A packed app, by the path of its program: what a release is tried with.
    ...(process.env['GRAND_PATIENCE_APP'] ? [{ name: 'packed', use: { hostKind: 'packed' as const } }] : []),
    ...(electron ? [{ name: 'electron', use: { hostKind: 'electron' as const } }] : []),
  ],
});
