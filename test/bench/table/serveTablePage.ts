import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { projectRoot } from '../../../build/setup/paths.mjs';

/** A served page with nothing but the table on it. */
export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page and serves it from this machine, isolated so that its clock is fine. */
export async function serveTablePage(): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'grand-patience-bench-'));
  const root = join(projectRoot, 'test/bench/table');
  // Names of functions stay as they are, since the heap profile is read by them.
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, target: 'chrome120' },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port: 0,
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page with the table could not be served.');
  return {
    address,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
