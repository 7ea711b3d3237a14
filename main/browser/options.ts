import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface BrowserHostOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** Whether the player named that folder, rather than leaving it to the system's usual one. */
  readonly folderChosen: boolean;
  /** The folder with the built window. */
  readonly renderer: string;
}

/** A command line that cannot be followed; the message says why. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

/**
 * What the words of the command line ask for: `--port NUMBER`, `--user-data DIR`, `--renderer DIR`.
 * @throws OptionsError for an unknown option, a missing or a wrong value.
 */
export function parseOptions(words: readonly string[], defaults: BrowserHostOptions): BrowserHostOptions {
  const { port, 'user-data': userData, renderer } = valuesOf(words);
  return {
    port: port === undefined ? defaults.port : portNumber(port),
    dataFolder: userData === undefined ? defaults.dataFolder : folder('--user-data', userData),
    folderChosen: userData !== undefined,
    renderer: renderer === undefined ? defaults.renderer : folder('--renderer', renderer),
  };
}

function valuesOf(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string' }, 'user-data': { type: 'string' }, renderer: { type: 'string' } },
    });
    return values;
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error));
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new OptionsError(`--port needs a number from 0 to 65535, not “${text}”.`);
}

function folder(option: string, text: string): string {
  if (text === '') throw new OptionsError(`${option} needs a folder.`);
  return resolve(text);
}
