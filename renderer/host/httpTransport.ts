import { EVENTS_PATH, REQUEST_PATH, TOKEN_HEADER, WINDOW_HEADER } from '../../shared/ipc/bridge.ts';
import { HostError } from '../../shared/ipc/failure.ts';
import type { Transport, TransportListener } from './hostClient.ts';
import { readLines } from './lines.ts';

const TOKEN_KEY = 'grandPatienceToken';
/** Requests that carry what the player has done. */
const LASTING: readonly string[] = ['running.keep', 'history.record', 'settings.change'];
/** Messages up to this size, in characters, are sent even if the window closes meanwhile; browsers allow no large ones. */
const LASTING_SIZE = 20_000;
/** Waiting between attempts to reach a host that is gone, in ms; the last one repeats. */
const RETRY_MS = [250, 500, 1000, 2000, 5000] as const;

/** What the transport needs of the window. */
export interface HttpScope {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
  readonly sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  readonly crypto: { randomUUID(): string };
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** The transport over the loopback connection to the browser host. */
export function httpTransport(scope: HttpScope): Transport {
  const headers = { [TOKEN_HEADER]: takeToken(scope), [WINDOW_HEADER]: scope.crypto.randomUUID() };
  return {
    async send(name, argument) {
      const body = JSON.stringify(argument) ?? '';
      try {
        const response = await scope.fetch(`${REQUEST_PATH}${encodeURIComponent(name)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
          // The last move before a window is closed is to be kept as well.
          keepalive: LASTING.includes(name) && body.length <= LASTING_SIZE,
        });
        return (await response.json()) as unknown;
      } catch (error) {
        throw new HostError({ code: 'unreachable', detail: `${name}: ${String(error)}` }, { cause: error });
      }
    },
    listen(listener) {
      const ended = new AbortController();
      void stayConnected(scope, headers, listener, ended.signal);
      return () => ended.abort();
    },
  };
}

/**
 * The token came in the address's fragment, which is never sent anywhere. It is taken out of the address bar, so
 * that a copied address gives nothing away, and kept for reloads of this tab.
 */
function takeToken(scope: HttpScope): string {
  const fragment = new URLSearchParams(scope.location.hash.slice(1));
  const given = fragment.get('token');
  if (given === null) return scope.sessionStorage.getItem(TOKEN_KEY) ?? '';
  scope.sessionStorage.setItem(TOKEN_KEY, given);
  fragment.delete('token');
  const rest = fragment.toString();
  const { pathname, search } = scope.location;
  scope.history.replaceState(null, '', `${pathname}${search}${rest === '' ? '' : `#${rest}`}`);
  return given;
}

async function stayConnected(
  scope: HttpScope,
  headers: Readonly<Record<string, string>>,
  listener: TransportListener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await scope.fetch(EVENTS_PATH, { headers, signal });
      if (!response.ok || response.body === null) throw new Error(`The host answered ${response.status}`);
      listener.connection(true);
      failures = 0;
      for await (const line of readLines(response.body)) hear(line, listener);
    } catch {
      // A host that ends cuts the connection; that is told below, and the next attempt follows.
    }
    if (signal.aborted) return;
    if (failures === 0) listener.connection(false);
    await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 5000, signal);
    failures++;
  }
}

/** A line of the stream is `[name, value]`; an empty one only keeps the connection alive. */
function hear(line: string, listener: TransportListener): void {
  if (line === '') return;
  const message: unknown = JSON.parse(line);
  if (!Array.isArray(message)) return;
  const [name, value]: unknown[] = message;
  if (typeof name === 'string') listener.event(name, value);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
