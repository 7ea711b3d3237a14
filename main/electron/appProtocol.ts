import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { contentTypeOf, windowPolicy } from '../services/index.ts';

/** The window's own scheme: unlike file://, it has an origin and reaches the window's files only. */
export const APP_SCHEME = 'app';
export const APP_HOST = 'grand-patience';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;
export const APP_PAGE = `${APP_ORIGIN}/index.html`;

/**
 * Returns the file in the folder that an address of the app names, or null where the address is another one or leads
 * out of the folder.
 */
export function fileOfAddress(folder: string, address: string): string | null {
  const url = new URL(address);
  if (url.protocol !== `${APP_SCHEME}:` || url.host !== APP_HOST) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
  if (path.includes('\0') || path.includes('\\')) return null;
  const file = normalize(join(folder, path === '/' ? 'index.html' : path));
  return file.startsWith(folder + sep) ? file : null;
}

/** Answers the window's requests for its files, each with the window's policy. Never rejects. */
export function serveFolder(folder: string): (request: Request) => Promise<Response> {
  const root = normalize(folder);
  return async (request) => {
    const file = request.method === 'GET' ? fileOfAddress(root, request.url) : null;
    const type = file === null ? undefined : contentTypeOf(file);
    if (file === null || type === undefined) return refusal(404);
    try {
      const content = await readFile(file);
      return new Response(new Uint8Array(content), { headers: { ...windowPolicy, 'Content-Type': type } });
    } catch {
      // Whatever keeps a file of the app from being read, the window is told the same: it is not there.
      return refusal(404);
    }
  };
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { ...windowPolicy } });
}
