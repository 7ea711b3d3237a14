import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../build/setup/paths.mjs';
import { announcedAddress } from '../../../build/start/browserHost.mjs';
import type { HostClient } from '../../../renderer/host/hostClient.ts';
import { EVENTS_PATH, TOKEN_HEADER } from '../../../shared/ipc/bridge.ts';
import { plainClient } from '../../support/plainClient.ts';
import { gameRecord } from '../../support/records.ts';

let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grand-patience-program-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

function start(...words: string[]): ChildProcess {
  const program = join(projectRoot, 'main/browser/index.ts');
  const all = ['--import', 'tsx', program, '--user-data', folder, ...words];
  const child = spawn(process.execPath, all, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  return child;
}

async function serving(
  ...words: string[]
): Promise<{ child: ChildProcess; address: string; client: HostClient }> {
  const child = start(...words);
  if (child.stdout === null) throw new Error('The program has no output');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const address = announcedAddress(String(line));
  if (address === null) throw new Error(`This announces nothing: ${line}`);
  return { child, address, client: plainClient(address) };
}

async function ended(child: ChildProcess): Promise<{ status: number | null; complaint: string }> {
  let complaint = '';
  child.stderr?.on('data', (data) => {
    complaint += data;
  });
  const [status] = await once(child, 'close');
  return { status, complaint };
}

describe('the browser host as a program', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('announces its address and ends on %s', async (signal) => {
    const { child, address } = await serving();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/);
    child.kill(signal);
    expect((await ended(child)).status).toBe(0);
  });

  test('ends when the window asks for it, after everything is written', async () => {
    const { child, client } = await serving();
    const recording = client.request('history.record', gameRecord(1));
    await client.request('app.quit', null);
    expect(await recording).toEqual({ recorded: true });
    expect((await ended(child)).status).toBe(0);
    const again = await serving();
    expect(await again.client.request('history.read', { id: gameRecord(1).id })).toEqual(gameRecord(1));
  });

  test('takes the last port again, and another where that is taken', async () => {
    const first = await serving();
    const { port } = new URL(first.address);
    const second = await serving();
    expect(new URL(second.address).port).not.toBe(port);
    second.child.kill();
    await ended(second.child);
    const third = await serving();
    expect(new URL(third.address).port).toBe(new URL(second.address).port);
  });

  test('shares its data with another host on the same folder', async () => {
    const first = await serving();
    const second = await serving();
    await first.client.request('history.record', gameRecord(1));
    await second.client.request('history.record', gameRecord(2));
    expect(await second.client.request('history.record', gameRecord(1))).toEqual({ recorded: false });
    expect(await first.client.request('statistics.read', {})).toMatchObject({ played: 2 });
    expect(await second.client.request('statistics.read', {})).toMatchObject({ played: 2 });
  });

  test('has a game open in one window, whichever host it is of, until that host is killed', async () => {
    const [first, second] = [await serving(), await serving()];
    const take = (client: HostClient) => client.request('running.take', { game: 'a-game' });
    expect(await take(first.client)).toBeNull();
    await expect(take(second.client)).rejects.toMatchObject({ failure: { code: 'openElsewhere' } });
    first.child.kill('SIGKILL');
    await ended(first.child);
    expect(await take(second.client)).toBeNull();
  });

  test('ends after its parent is killed, once its last window is closed', async () => {
    const program = join(projectRoot, 'main/browser/index.ts');
    const words = [process.execPath, '--import', 'tsx', program, '--user-data', folder];
    const parent = spawn(
      process.execPath,
      [
        '--eval',
        `const [command, ...words] = ${JSON.stringify(words)};
         const { spawn } = require('node:child_process');
         spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`,
      ],
      { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    running.add(parent);
    const [line] = await once(createInterface({ input: parent.stdout }), 'line');
    const { origin, hash } = new URL(announcedAddress(String(line)) ?? '');
    const headers = { [TOKEN_HEADER]: new URLSearchParams(hash.slice(1)).get('token') ?? '' };
    const window = new AbortController();
    await fetch(`${origin}${EVENTS_PATH}`, { headers, signal: window.signal });
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    expect((await fetch(origin)).status).toBeGreaterThan(0);
    window.abort();
    await expect
      .poll(() =>
        fetch(origin).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
  });

  test('says why it cannot serve', async () => {
    const { address } = await serving();
    const taken = await ended(start('--port', new URL(address).port));
    expect(taken.status).toBe(1);
    expect(taken.complaint).toContain(`port ${new URL(address).port} is taken`);
    const unknown = await ended(start('--colour'));
    expect(unknown.status).toBe(2);
    expect(unknown.complaint).toContain('--colour');
    const file = join(folder, 'a-file');
    await writeFile(file, 'not a folder');
    for (const path of [file, join(file, 'below')]) {
      const none = await ended(start('--user-data', path));
      expect(none.status).toBe(1);
      expect(none.complaint).toContain(`${path} is a file or lies under one`);
    }
    expect(await readFile(file, 'utf8')).toBe('not a folder');
  });
});
