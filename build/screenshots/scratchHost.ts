import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../setup/paths.mjs';
import { end } from '../setup/processes.mjs';
import { startBrowserHost } from '../start/browserHost.mjs';
import { parseFlags } from '../start/flags.mjs';

/** Runs something against the built app in the browser host, on an empty data folder that is removed afterwards. */
export async function withScratchHost(use: (address: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'grand-patience-pictures-'));
  const host = await startBrowserHost(projectRoot, parseFlags(['--user-data', data]));
  try {
    await use(host.address);
  } finally {
    await end(host.process);
    rmSync(data, { recursive: true, force: true });
  }
}
