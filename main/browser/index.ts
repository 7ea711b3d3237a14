import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { registerHandlers } from '../../shared/ipc/answer.ts';
import { createServices, defaultDataFolder, handlersOf } from '../services/index.ts';
import { systemCode } from '../services/storage/fileSystem.ts';
import { openFolder } from './openFolder.ts';
import type { BrowserHostOptions } from './options.ts';
import { OptionsError, parseOptions } from './options.ts';
import { Preferences } from './preferences.ts';
import { HostServer } from './server.ts';

/**
 * The browser host: serves the window and the contract on the loopback address until it is told to end, by SIGTERM,
 * SIGINT or the window's `app.quit`. When it serves, it prints one line of JSON, `{"address": …}`.
 */
async function run(options: BrowserHostOptions): Promise<void> {
  const server = new HostServer(options.renderer);
  const services = await createServices({
    dataFolder: options.dataFolder,
    emit: (name, value) => server.emit(name, value),
  });
  const end = onceOnly(async () => {
    await server.close();
    await services.close();
    process.exit(0);
  });
  const handlers = handlersOf(services, {
    about: {
      version: await appVersion(),
      host: 'browser',
      platform: `${process.platform} ${process.arch}`,
      runtime: `Node ${process.versions.node}`,
    },
    openFolder,
    quit: () => setImmediate(end),
  });
  registerHandlers(handlers, server);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);

  const preferences = new Preferences(options.dataFolder);
  const address = await listen(server, options.port, preferences.port);
  preferences.port = server.servedPort;
  process.stdout.write(`${JSON.stringify({ address })}\n`);
}

/** Serves on the port asked for; if any will do, on the last one where that is free. */
async function listen(server: HostServer, port: number, last: number | null): Promise<string> {
  if (port !== 0 || last === null) return server.listen(port);
  try {
    return await server.listen(last);
  } catch (error) {
    if (!['EADDRINUSE', 'EACCES'].includes(systemCode(error))) throw error;
    return server.listen(0);
  }
}

async function appVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const content: unknown = JSON.parse(text);
  const version: unknown = typeof content === 'object' && content !== null && Reflect.get(content, 'version');
  return typeof version === 'string' ? version : '0.0.0';
}

function onceOnly(work: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void work();
  };
}

try {
  await run(
    parseOptions(process.argv.slice(2), {
      port: 0,
      dataFolder: defaultDataFolder(),
      renderer: fileURLToPath(new URL('../renderer', import.meta.url)),
    }),
  );
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Grand Patience's browser host cannot serve: ${message}\n`);
  process.exit(error instanceof OptionsError ? 2 : 1);
}
