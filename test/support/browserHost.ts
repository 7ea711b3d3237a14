import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowserHost } from '../../main/browser/host.ts';
import { REQUEST_PATH, TOKEN_HEADER } from '../../shared/ipc/bridge.ts';

/** A browser host in this process, on a free port, with folders of its own. */
export interface HostInTest {
  readonly origin: string;
  readonly port: number;
  readonly token: string;
  readonly dataFolder: string;
  readonly renderer: string;
  /** Whether the window has asked the host to end. */
  readonly quitAsked: boolean;
  /** Posts a message as the app's own window would, with other headers where given. */
  post(name: string, body: string, headers?: Record<string, string>): Promise<Response>;
  dispose(): Promise<void>;
}

/** The page that the test host serves in place of the app's. */
export const testPage = '<!doctype html><title>test page</title>\n';

/** Starts a host for a test; it must be disposed of. */
export async function startHostInTest(): Promise<HostInTest> {
  const folder = await mkdtemp(join(tmpdir(), 'grand-patience-host-'));
  const dataFolder = join(folder, 'data');
  const renderer = join(folder, 'renderer');
  await mkdir(join(renderer, 'assets'), { recursive: true });
  await writeFile(join(renderer, 'index.html'), testPage);
  await writeFile(join(renderer, 'assets', 'main-1a2b.js'), 'export {};\n');
  await writeFile(join(folder, 'secret.js'), 'secret\n');
  let quitAsked = false;
  const host = await startBrowserHost({ port: 0, dataFolder, renderer }, () => {
    quitAsked = true;
  });
  const { origin, port, hash } = new URL(host.address);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return {
    origin,
    port: Number(port),
    token,
    dataFolder,
    renderer,
    get quitAsked() {
      return quitAsked;
    },
    post: (name, body, headers = {}) =>
      fetch(`${origin}${REQUEST_PATH}${name}`, {
        method: 'POST',
        headers: { origin, [TOKEN_HEADER]: token, 'content-type': 'application/json', ...headers },
        body,
      }),
    async dispose() {
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
