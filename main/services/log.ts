import { join } from 'node:path';
import type { OpenFile } from './storage/fileSystem.ts';
import { Queue } from './storage/queue.ts';
import type { Surroundings } from './storage/surroundings.ts';

export type LogLevel = 'info' | 'warning' | 'error';

/** A log is begun anew at this size, in bytes; one older one is kept. */
const MOST_BYTES = 256 * 1024;

/** The local log: bounded, and never sent anywhere. Writing it never fails for its callers. */
export class Log {
  readonly #folder: string;
  readonly #surroundings: Surroundings;

  readonly #queue = new Queue();
  readonly #current: string;
  readonly #older: string;

  constructor(folder: string, surroundings: Surroundings) {
    this.#folder = folder;
    this.#surroundings = surroundings;
    this.#current = join(folder, 'log.txt');
    this.#older = join(folder, 'log.older.txt');
  }

  /** Adds a line; line ends in the message are kept, indented. */
  write(level: LogLevel, message: string): Promise<void> {
    const line = `${this.#surroundings.now().toISOString()} ${level}: ${message.replaceAll('\n', '\n  ')}\n`;
    return this.#queue.run(async () => {
      try {
        await this.#makeRoom();
        const file = await this.#open();
        try {
          await file.write(Buffer.from(line, 'utf8'));
        } finally {
          await file.close();
        }
      } catch {
        // A log that cannot be written must not disturb what it would have told about.
      }
    });
  }

  /** The older and the present log; empty where there is none. */
  read(): Promise<string> {
    return this.#queue.run(
      async () => `${await this.#textOf(this.#older)}${await this.#textOf(this.#current)}`,
    );
  }

  async #open(): Promise<OpenFile> {
    const { fs } = this.#surroundings;
    try {
      return await fs.append(this.#current);
    } catch {
      await fs.makeFolder(this.#folder);
      return fs.create(this.#current);
    }
  }

  async #makeRoom(): Promise<void> {
    const { fs } = this.#surroundings;
    const size = await fs.stat(this.#current).then(
      (facts) => facts.size,
      () => 0,
    );
    if (size > MOST_BYTES) await fs.rename(this.#current, this.#older);
  }

  async #textOf(path: string): Promise<string> {
    try {
      return new TextDecoder().decode(await this.#surroundings.fs.read(path));
    } catch {
      return '';
    }
  }
}
