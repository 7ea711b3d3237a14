import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { registerHandlers } from '../../shared/ipc/answer.ts';
import type { Services } from '../services/index.ts';
import { createServices, handlersOf } from '../services/index.ts';
import { systemCode } from '../services/storage/fileSystem.ts';
import { openFolder } from './openFolder.ts';
import type { BrowserHostOptions } from './options.ts';
import { Preferences } from './preferences.ts';
import { HostServer } from './server.ts';

/** A browser host that serves. */
export interface BrowserHost {
  /** What to open, the token included. */
  readonly address: string;
  readonly services: Services;
  /** Resolves when no window is there, at once or later. */
  whenAlone(): Promise<void>;
  /** Lets answers under way go out, writes what is to be written, and stops serving. */
  close(): Promise<void>;
}

/**
 * Opens the data and serves the window and the contract on the loopback address.
 * @param quit ends the host, when the window asks for it.
 */
export async function startBrowserHost(
  options: Omit<BrowserHostOptions, 'folderChosen'>,
  quit: () => void,
): Promise<BrowserHost> {
  const server: HostServer = new HostServer(options.renderer, (window) => {
    void services.openGames.windowGone(window);
  });
  const services = await createServices({
    dataFolder: options.dataFolder,
    emit: (name, value) => server.emit(name, value),
  });
  const about = {
    version: await appVersion(),
    host: 'browser',
    platform: `${process.platform} ${process.arch}`,
    runtime: `Node ${process.versions.node}`,
  } as const;
  registerHandlers(handlersOf(services, { about, openFolder, quit }), server);

  const preferences = new Preferences(options.dataFolder);
  const address = await listen(server, options.port, preferences.port);
  preferences.port = server.servedPort;
  return {
    address,
    services,
    whenAlone: () => server.whenAlone(),
    async close() {
      await server.close();
      await services.close();
    },
  };
}

/** Serves on the port asked for; if any will do, on the last one where that is free. */
async function listen(server: HostServer, port: number, last: number | null): Promise<string> {
  try {
    return await server.listen(port !== 0 || last === null ? port : last);
  } catch (error) {
    if (!['EADDRINUSE', 'EACCES'].includes(systemCode(error))) throw error;
    if (port === 0) return server.listen(0);
    throw new Error(`port ${port} is taken or not allowed; choose another with --port, or leave it out.`, {
      cause: error,
    });
  }
}

async function appVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const content: unknown = JSON.parse(text);
  const version: unknown = typeof content === 'object' && content !== null && Reflect.get(content, 'version');
  return typeof version === 'string' ? version : '0.0.0';
}
