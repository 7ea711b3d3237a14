/** Takes the app out of its archive and lets it run: the services alone, and a whole game in the browser host. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractAll } from '@electron/asar';
import type * as ServicesEntry from '../../main/services/index.ts';
import { projectRoot } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import type { Checks } from './check.ts';

/** The spec that is played in the packed app: a recorded win with real mouse events, over a restart. */
const played = ['winning.spec.ts', '--grep', 'automatic moves all'];

/** Notes whether the services and the window of the packed app work. */
export async function checkRunning(asar: string, scratch: string, checks: Checks): Promise<void> {
  const folder = join(scratch, 'taken-out');
  mkdirSync(folder);
  extractAll(asar, folder);
  await checks.run('the services run from the archive', async () => {
    const entry: typeof ServicesEntry = await import(
      pathToFileURL(join(folder, 'dist/main/services.js')).href
    );
    const services = await entry.createServices({
      dataFolder: mkdtempSync(join(scratch, 'data-')),
      emit: () => undefined,
    });
    const settings = await services.settings.read();
    await services.close();
    return settings.theme === 'system' ? [] : [`a fresh theme is ${settings.theme}`];
  });
  await checks.run(
    'a game is played in the packed window, in the browser host from the archive',
    async () => {
      const status = await run(
        process.execPath,
        [
          join(projectRoot, 'node_modules/@playwright/test/cli.js'),
          'test',
          '--project',
          'browser',
          '--reporter',
          'line',
          ...played,
        ],
        { cwd: projectRoot, quiet: true, env: { ...process.env, GRAND_PATIENCE_DIST: join(folder, 'dist') } },
      );
      return status === 0 ? [] : [`the spec ended with exit status ${status}`];
    },
  );
}
