import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defaultDataFolder, prepareChosenFolder } from '../services/index.ts';
import type { BrowserHost } from './host.ts';
import { startBrowserHost } from './host.ts';
import { OptionsError, parseOptions } from './options.ts';

/**
 * The browser host as a program: serves until it is told to end, by SIGTERM, SIGINT or the window's `app.quit`. Started
 * with a channel to its parent it ends after that one's death too, though not before its last window. When it serves, it
 * prints one line of JSON, `{"address": …}`.
 */
let host: BrowserHost | null = null;
let ending = false;

function end(): void {
  if (ending) return;
  ending = true;
  void (host?.close() ?? Promise.resolve()).finally(() => process.exit(0));
}

process.once('SIGTERM', end);
process.once('SIGINT', end);
try {
  const options = parseOptions(process.argv.slice(2), {
    port: 0,
    dataFolder: defaultDataFolder(),
    folderChosen: false,
    renderer: fileURLToPath(new URL('../renderer', import.meta.url)),
  });
  if (options.folderChosen) prepareChosenFolder(options.dataFolder);
  host = await startBrowserHost(options, () => setImmediate(end));
  const { whenAlone } = host;
  process.once('disconnect', () => void whenAlone().then(end));
  process.stdout.write(`${JSON.stringify({ address: host.address })}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Grand Patience's browser host cannot serve: ${message}\n`);
  process.exit(error instanceof OptionsError ? 2 : 1);
}
