import type { ServerResponse } from 'node:http';
import type { EventName, EventValue } from '../../shared/ipc/contract.ts';

/** An empty line this often keeps the connection alive and finds windows that are gone, in ms. */
const BEAT_MS = 15_000;
/** A window that lets this many bytes wait has stopped reading. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;

/** The windows that listen: each reads lines of JSON, `[name, value]`, for as long as it is open. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>();
  readonly #beat = setInterval(() => this.#write('\n'), BEAT_MS).unref();

  /** How many windows listen. */
  get size(): number {
    return this.#open.size;
  }

  /** Begins to send events to a window. @param onEnd is called when it is gone or has stopped reading. */
  add(response: ServerResponse, onEnd: () => void): void {
    response.writeHead(200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.write('\n');
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
      onEnd();
    });
  }

  /** Sends an event to every window. */
  send<N extends EventName>(name: N, value: EventValue<N>): void {
    this.#write(`${JSON.stringify([name, value])}\n`);
  }

  /** Ends all streams. */
  close(): void {
    clearInterval(this.#beat);
    for (const response of this.#open) response.end();
  }

  #write(line: string): void {
    for (const response of this.#open) {
      if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
      else response.write(line);
    }
  }
}
