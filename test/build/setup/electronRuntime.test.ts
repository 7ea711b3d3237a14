import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchElectron,
  findElectron,
  reasonIn,
  recentFailure,
  rememberFailure,
} from '../../../build/setup/electronRuntime.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'grand-patience-runtime-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Lays out what Electron's package looks like with a runtime of the given version. */
function installRuntime(wanted: string, present: string): string {
  const folder = join(root, 'node_modules', 'electron');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: wanted }));
  writeFileSync(join(folder, 'path.txt'), 'electron');
  writeFileSync(join(folder, 'dist', 'version'), `v${present}`);
  writeFileSync(join(folder, 'dist', 'electron'), '');
  return join(folder, 'dist', 'electron');
}

const never = new AbortController().signal;

describe('finding the runtime', () => {
  beforeEach(() => vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', ''));

  it('finds nothing in a fresh clone', () => {
    expect(findElectron(root)).toBeNull();
  });

  it('finds the executable of the wanted version', () => {
    const executable = installRuntime('45.5.0', '45.5.0');
    expect(findElectron(root)).toBe(executable);
  });

  it('does not take another version', () => {
    installRuntime('45.5.0', '44.0.0');
    expect(findElectron(root)).toBeNull();
  });
});

describe('fetching the runtime', () => {
  it('shows the progress and succeeds', async () => {
    const said: string[] = [];
    const outcome = await fetchElectron({
      download: async (_signal, progress) => {
        progress(1);
        progress(1);
        progress(60.25);
      },
      cancel: never,
      say: (line) => said.push(line),
    });
    expect(outcome).toEqual({ ok: true });
    expect(said).toEqual(['1.0 MB', '60.3 MB']);
  });

  it('tells why it failed', async () => {
    const outcome = await fetchElectron({
      download: () => Promise.reject(new Error('the network is down')),
      cancel: never,
      say: () => undefined,
    });
    expect(outcome).toEqual({ ok: false, reason: 'the network is down' });
  });

  it('gives up when nothing arrives, even if the download ignores it', async () => {
    vi.useFakeTimers();
    let stopped = false;
    const attempt = fetchElectron({
      download: (signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            stopped = true;
          });
        }),
      cancel: never,
      say: () => undefined,
      stallMs: 20_000,
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await attempt).toEqual({ ok: false, reason: 'nothing arrived for 20 s' });
    expect(stopped).toBe(true);
  });

  it('gives up when it takes too long altogether, although something arrives', async () => {
    vi.useFakeTimers();
    let megabytes = 0;
    const attempt = fetchElectron({
      download: (signal, progress) =>
        new Promise((_, reject) => {
          const drip = setInterval(() => progress(megabytes++), 1000);
          signal.addEventListener('abort', () => {
            clearInterval(drip);
            reject(new Error('stopped'));
          });
        }),
      cancel: never,
      say: () => undefined,
      stallMs: 5000,
      totalMs: 60_000,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await attempt).toEqual({ ok: false, reason: 'it took longer than 60 s' });
  });

  it('ends when the player does not want to wait', async () => {
    const cancel = new AbortController();
    const attempt = fetchElectron({
      download: () => new Promise(() => undefined),
      cancel: cancel.signal,
      say: () => undefined,
    });
    cancel.abort();
    expect(await attempt).toEqual({ ok: false, reason: 'it was cancelled' });
  });
});

describe('the memory of a failed try', () => {
  const day = 86_400_000;

  it('lasts a day', () => {
    expect(recentFailure(root, 1000)).toBeNull();
    rememberFailure(root, 'no network', 1000);
    expect(recentFailure(root, 1000 + day - 1)).toBe('no network');
    expect(recentFailure(root, 1000 + day)).toBeNull();
  });
});

describe("the reason in an installer's complaint", () => {
  it.each([
    ['TypeError: fetch failed\n    at node:internal', 'the site it is downloaded from cannot be reached'],
    [
      'TypeError: fetch failed\n  [cause]: Error: getaddrinfo ENOTFOUND example.org {\n',
      'getaddrinfo ENOTFOUND example.org',
    ],
    ['HTTPError: Response code 404 (Not Found) for x', 'Response code 404 (Not Found) for x'],
    ['', 'the installer ended without a word'],
  ])('of %j is %j', (complaint, reason) => {
    expect(reasonIn(complaint)).toBe(reason);
  });
});
