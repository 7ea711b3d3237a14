import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { HostTransport, WindowId } from '../../shared/ipc/answer.ts';
import { EVENTS_PATH, REQUEST_PATH } from '../../shared/ipc/bridge.ts';
import type { EventName, EventValue, RequestName } from '../../shared/ipc/contract.ts';
import { windowPolicy } from '../services/windowPolicy.ts';
import { EventStreams } from './eventStream.ts';
import { isForThisHost, isFromOwnWindow, newToken, windowOf } from './guard.ts';
import type { Answer } from './requestRoute.ts';
import { answerRequest, sendFailure } from './requestRoute.ts';
import { serveFile } from './staticFiles.ts';
import { WindowPresence } from './windowPresence.ts';

/** Bounds for slow and greedy clients, in ms and numbers. */
const HEADERS_MS = 5_000;
const REQUEST_MS = 60_000;
const CHECK_MS = 1_000;
const MOST_CONNECTIONS = 64;
const MOST_HEADER_BYTES = 16 * 1024;
/**
 * Browsers open six connections to a host at most, over all their windows, and each window that listens holds one for
 * good: with a sixth no request of any window would ever go out. What is more does without events until one is free.
 */
const MOST_LISTENING = 5;
/** A window that was closed just before the host ends may have its last move still on the way to here, in ms. */
const LAST_REQUESTS_MS = 250;
/** How long answers under way are waited for when the host ends, in ms. */
const LAST_ANSWERS_MS = 3_000;

/** The loopback server: the window's files for everybody on this machine, the contract for the app's own window only. */
export class HostServer implements HostTransport {
  readonly #renderer: string;

  readonly #answers = new Map<RequestName, Answer>();
  readonly #streams = new EventStreams();
  readonly #token = newToken();
  readonly #server: Server;
  readonly #presence: WindowPresence;
  #port = 0;

  /**
   * @param renderer the folder with the built window.
   * @param windowGone is told when a window is closed, has crashed or is loaded anew.
   */
  constructor(renderer: string, windowGone: (window: WindowId) => void) {
    this.#renderer = renderer;
    this.#presence = new WindowPresence(windowGone);
    this.#server = createServer(
      {
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        connectionsCheckingInterval: CHECK_MS,
        maxHeaderSize: MOST_HEADER_BYTES,
      },
      (request, response) => void this.#serve(request, response),
    );
    this.#server.maxConnections = MOST_CONNECTIONS;
  }

  handle(name: RequestName, reply: Answer): void {
    this.#answers.set(name, reply);
  }

  /** Sends an event to every window. */
  emit<N extends EventName>(name: N, value: EventValue<N>): void {
    this.#streams.send(name, value);
  }

  /**
   * Begins to serve on the loopback address. The token is in the address's fragment, which no browser ever sends.
   * @returns the address to open.
   * @throws Error with `code` 'EADDRINUSE' where the port is taken.
   */
  async listen(port: number): Promise<string> {
    this.#server.listen({ host: '127.0.0.1', port, exclusive: true });
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    this.#port = address.port;
    return `http://127.0.0.1:${this.#port}/#token=${this.#token}`;
  }

  /** The port that is served. */
  get servedPort(): number {
    return this.#port;
  }

  /** Resolves when no window is there, at once or later. */
  whenAlone(): Promise<void> {
    return this.#presence.whenAlone();
  }

  /** Takes what closed windows have sent last, lets answers under way go out, then ends all connections. */
  async close(): Promise<void> {
    this.#streams.close();
    this.#presence.close();
    await delay(LAST_REQUESTS_MS);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const limit = setTimeout(() => this.#server.closeAllConnections(), LAST_ANSWERS_MS);
    await closed;
    clearTimeout(limit);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(windowPolicy)) response.setHeader(name, value);
    try {
      if (!isForThisHost(request.headers, this.#port))
        return sendFailure(response, { code: 'forbidden', detail: 'Host' });
      const path = (request.url ?? '/').replace(/[?#].*$/s, '');
      if (path.startsWith('/api/')) return await this.#serveContract(path, request, response);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD', Connection: 'close' }).end();
        return;
      }
      await serveFile(this.#renderer, request, response);
    } catch {
      // The other side is gone or has sent nonsense; there is nobody to tell.
      response.destroy();
    }
  }

  async #serveContract(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? '';
    if (!isFromOwnWindow(request.headers, method, this.#token))
      return sendFailure(response, { code: 'forbidden' });
    const window = windowOf(request.headers);
    if (path === EVENTS_PATH && method === 'GET') {
      if (this.#streams.size >= MOST_LISTENING) {
        // It asks again every few seconds, which shows as well that it is there.
        this.#presence.asks(window);
        response.writeHead(503, { Connection: 'close' }).end();
        return;
      }
      this.#presence.listens(window);
      return this.#streams.add(response, () => this.#presence.stopsListening(window));
    }
    this.#presence.asks(window);
    if (path.startsWith(REQUEST_PATH) && method === 'POST') {
      return answerRequest(this.#answers, path.slice(REQUEST_PATH.length), window, request, response);
    }
    sendFailure(response, { code: 'unknownRequest', detail: `${method} ${path}`.slice(0, 100) });
  }
}
