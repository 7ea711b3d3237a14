import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '../../../main/services/services.ts';
import { createServices } from '../../../main/services/services.ts';
import { nodeFileSystem } from '../../../main/services/storage/nodeFileSystem.ts';
import type { Surroundings } from '../../../main/services/storage/surroundings.ts';
import { machineSurroundings } from '../../../main/services/storage/surroundings.ts';
import { gameRecord, keptGame } from '../../support/records.ts';
import { runProbe } from '../../support/runProbe.ts';

/** A user without rights, by the number that systems give to nobody. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
let data: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grand-patience-disk-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function open(surroundings: Surroundings = machineSurroundings): Promise<Services> {
  return createServices({ dataFolder: data, emit: () => undefined, surroundings });
}

async function fill(services: Services): Promise<void> {
  await services.settings.change({ theme: 'dark' });
  await services.running.keep(keptGame(2));
  await services.history.record(gameRecord(1));
}

async function expectFilled(services: Services): Promise<void> {
  expect(await services.settings.read()).toMatchObject({ theme: 'dark' });
  expect(await services.running.read('example-game')).toEqual(keptGame(2));
  expect(await services.history.read(gameRecord(1).id)).toEqual(gameRecord(1));
}

describe('on the disk of this machine', () => {
  test('everything is there again after a restart, for the player’s eyes only', async () => {
    const first = await open();
    await fill(first);
    await first.close();
    await expectFilled(await open());
    const names = await readdir(data, { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    if (process.platform !== 'win32') {
      const mode = execFileSync('ls', ['-l', join(data, 'settings.json')])
        .toString()
        .slice(0, 10);
      expect(mode).toBe('-rw-------');
    }
  });

  test('the file system does what the services need of it', async () => {
    await mkdir(data);
    const path = join(data, 'file');
    const file = await nodeFileSystem.create(path);
    await file.write(Buffer.from('hello world'));
    await file.truncate(5);
    await file.write(Buffer.from('!'));
    await file.sync();
    expect(await file.size()).toBe(6);
    await file.close();
    const more = await nodeFileSystem.append(path);
    await more.write(Buffer.from('?'));
    await more.close();
    expect(Buffer.from(await nodeFileSystem.read(path)).toString()).toBe('hello!?');
    expect(Buffer.from(await nodeFileSystem.read(path, 4, 2)).toString()).toBe('o!');
    expect(Buffer.from(await nodeFileSystem.read(path, 5, 100)).toString()).toBe('!?');
    expect(await nodeFileSystem.stat(path)).toEqual({ kind: 'file', size: 7 });
    expect((await nodeFileSystem.stat(data)).kind).toBe('folder');
    await expect(nodeFileSystem.create(path)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(nodeFileSystem.append(join(data, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
    await nodeFileSystem.link(path, `${path}2`);
    await nodeFileSystem.rename(`${path}2`, `${path}3`);
    await nodeFileSystem.syncFolder(data);
    await nodeFileSystem.remove(path);
    expect(await nodeFileSystem.list(data)).toEqual(['file3']);
  });
});

describe('a full disk', () => {
  test('is told, and nothing written earlier is lost', async () => {
    const disk = await smallDisk(data);
    try {
      const services = await open(disk.surroundings);
      await fill(services);
      disk.fill();
      const line = Array.from({ length: 400 }, () => 'P3>F12:1');
      const codes: string[] = [];
      // The small disk holds a few dozen of these.
      for (let n = 0; n < 100; n++) {
        await services.history
          .record(gameRecord(100 + n, { line }))
          .catch(({ failure }) => codes.push(failure.code));
      }
      expect(codes.length).toBeGreaterThan(0);
      expect(new Set(codes)).toEqual(new Set(['diskFull']));
      await services.close();
      const later = await open(disk.surroundings);
      await expectFilled(later);
      expect(later.notices.take()).toEqual([]);
      await later.close();
    } finally {
      disk.dispose();
    }
  });
});

describe('a folder that refuses writes', () => {
  test('is told, the app goes on, and nothing is lost', async () => {
    const services = await open();
    await fill(services);
    await services.close();
    const names = await readdir(data, { recursive: true });
    // Root may write anywhere, so that a user without rights tries it; readable to that user, not writable.
    execFileSync('chmod', ['-R', isRoot ? 'a+rX,go-w' : 'a-w', data]);
    const result = await runProbe(folder, data, isRoot ? { uid: NOBODY } : {});
    expect(result).toMatchObject({
      setting: 'noPermission',
      results: ['noPermission'],
      played: 1,
      theme: 'dark',
    });
    // The change holds until the app closes.
    expect(result.volume).toBe(33);
    execFileSync('chmod', ['-R', 'u+w', data]);
    expect(await readdir(data, { recursive: true })).toEqual(names);
    await expectFilled(await open());
  });

  test('and cannot even be created, is told', async () => {
    await writeFile(data, 'a file stands where the folder should be');
    const services = await open();
    expect(services.notices.take().map(({ kind }) => kind)).toContain('unreadable');
    expect(await services.settings.read()).toMatchObject({ theme: 'system' });
    await expect(services.history.record(gameRecord(1))).rejects.toMatchObject({
      failure: { code: 'wrongKind' },
    });
    expect(await readFile(data, 'utf8')).toBe('a file stands where the folder should be');
  });
});

describe('a folder that vanishes', () => {
  test('is told, and when it is back everything goes on', async () => {
    const services = await open();
    await fill(services);
    await rename(data, `${data}-elsewhere`);
    await expect(services.history.record(gameRecord(2))).rejects.toMatchObject({
      failure: { code: 'notFound' },
    });
    await expect(services.running.keep(keptGame(3))).rejects.toMatchObject({ failure: { code: 'notFound' } });
    await expect(services.settings.change({ volume: 1 })).rejects.toMatchObject({
      failure: { code: 'notFound' },
    });
    await rename(`${data}-elsewhere`, data);
    await expectFilled(services);
    expect(await services.history.record(gameRecord(2))).toBe(true);
    await services.close();
    const later = await open();
    expect((await later.history.all()).map(({ id }) => id)).toEqual([gameRecord(1).id, gameRecord(2).id]);
  });
});

describe('several processes on one folder', () => {
  test('lose and double nothing', async () => {
    const runs = await Promise.all(
      [0, 10, 20].map((first, n) => runProbe(join(folder, `programs-${n}`), data, { first, count: 20 })),
    );
    // Every process recorded 20 games, half of them the same as another's.
    expect(runs.flatMap(({ results }) => results)).toEqual(Array.from({ length: 60 }, () => 'done'));
    const services = await open();
    expect((await services.history.statistics({})).played).toBe(40);
    expect(services.notices.take()).toEqual([]);
    expect(await services.settings.read()).toMatchObject({ volume: 33 });
  });
});

interface SmallDisk {
  readonly surroundings: Surroundings;
  /** From here on there is no room for much. */
  fill(): void;
  dispose(): void;
}

function run(program: string, words: readonly string[]): void {
  execFileSync(program, words, { stdio: 'ignore' });
}

/** A disk of a quarter of a megabyte at a folder: a real one where this process may mount it, else an injected failure. */
async function smallDisk(at: string): Promise<SmallDisk> {
  await mkdir(at);
  try {
    run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', at]);
    return {
      surroundings: machineSurroundings,
      fill: () => undefined,
      dispose: () => run('umount', ['-l', at]),
    };
  } catch {
    return injectedFullDisk();
  }
}

function injectedFullDisk(): SmallDisk {
  let isFull = false;
  const create = async (path: string) => {
    if (isFull) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    return nodeFileSystem.create(path);
  };
  const append = async (path: string) => {
    const file = await nodeFileSystem.append(path);
    return {
      ...file,
      async write(bytes: Uint8Array) {
        if (!isFull) return file.write(bytes);
        await file.write(bytes.subarray(0, 10));
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      },
    };
  };
  return {
    surroundings: { ...machineSurroundings, fs: { ...nodeFileSystem, create, append } },
    fill() {
      isFull = true;
    },
    dispose: () => undefined,
  };
}
