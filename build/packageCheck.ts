/**
 * npm run package:check: lays out the app for the three systems on stand-ins for Electron's runtime, looks into each,
 * and lets what was packed run. A line a check; the exit status is 1 where any fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checks } from './packaging/check.ts';
import { checkContents } from './packaging/checkContents.ts';
import { checkDesktop } from './packaging/checkDesktop.ts';
import { checkRunning } from './packaging/checkRunning.ts';
import { packApp } from './packaging/packApp.ts';
import { systems } from './packaging/stubRuntime.ts';

const scratch = mkdtempSync(join(tmpdir(), 'grand-patience-packages-'));
const checks = new Checks();
try {
  for (const system of systems) {
    await checks.run(`${system}: the app can be laid out`, async () => {
      const app = await packApp(system, scratch);
      await checkContents(app, checks);
      if (system !== 'linux') return [];
      await checkDesktop(app.desktopEntry ?? '', scratch, checks);
      await checkRunning(app.asar, scratch, checks);
      return [];
    });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = checks.allHold ? 0 : 1;
