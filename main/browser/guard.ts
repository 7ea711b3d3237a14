import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { WindowId } from '../../shared/ipc/answer.ts';
import { TOKEN_HEADER, WINDOW_HEADER } from '../../shared/ipc/bridge.ts';

/** A token nobody can guess: 256 random bits, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Whether the request was sent to this host by its own name. A page of another site whose name was rebound to the
 * loopback address is told by its Host header.
 */
export function isForThisHost(headers: IncomingHttpHeaders, port: number): boolean {
  return headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`;
}

/**
 * Whether the app's own window may have sent the request: it knows the token, and it was loaded from this host.
 * Browsers name the origin with every request that could change something, so that there it must be named.
 */
export function isFromOwnWindow(headers: IncomingHttpHeaders, method: string, token: string): boolean {
  const { origin, host } = headers;
  const originFits = origin === undefined ? method === 'GET' : origin === `http://${host ?? ''}`;
  const site = headers['sec-fetch-site'];
  const siteFits = site === undefined || site === 'same-origin';
  return originFits && siteFits && equals(headers[TOKEN_HEADER], token);
}

/** The window that a request names as its own; all that name none count as one. */
export function windowOf(headers: IncomingHttpHeaders): WindowId {
  const name = headers[WINDOW_HEADER];
  return typeof name === 'string' && /^[\w-]{8,64}$/.test(name) ? name : 'nameless';
}

/** Compares without telling by the time it takes how much of a guess was right. */
function equals(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
