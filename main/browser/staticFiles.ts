import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '../services/index.ts';

/**
 * The file that an address's path names inside a folder, links followed, or null where it names none there.
 * @param pathname as it stands in the request, still percent-encoded.
 */
export async function fileFor(folder: string, pathname: string): Promise<string | null> {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) return null;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path === '/' ? 'index.html' : path));
    if (!file.startsWith(root + sep)) return null;
    return (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Answers with one of the window's own files, or that there is none. */
export async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
  const file = await fileFor(folder, pathname);
  const type = file === null ? undefined : contentTypeOf(file);
  if (file === null || type === undefined) {
    response
      .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('There is no such page here.\n');
    return;
  }
  const { size } = await stat(file);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': size,
    // The build puts a hash into the names in this folder, so that a name's content never changes.
    'Cache-Control': pathname.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response);
}
