import { defineConfig } from 'vitest/config';

const properties = 'test/**/*.property.test.ts';
const long = 'test/**/*.full.test.ts';

/** Unit, property and long tests are projects of their own, so that each kind can be run and counted alone. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Importing `electron` outside Electron would try to download the runtime.
    env: { ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent' },
    coverage: {
      provider: 'v8',
      include: ['shared/**/*.ts', 'main/**/*.ts', 'renderer/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: [properties, long] },
      },
      { extends: true, test: { name: 'property', include: [properties] } },
      { extends: true, test: { name: 'full', include: [long], testTimeout: 1_800_000 } },
    ],
  },
});
