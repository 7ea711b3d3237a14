import { describe, expect, test } from 'vitest';
import { flatRecord } from '../../../../main/services/history/flatRecord.ts';
import type { Services } from '../../../../main/services/services.ts';
import { checksum } from '../../../../main/services/storage/checksum.ts';
import { jsonOf } from '../../../support/exports.ts';
import { ModelFileSystem } from '../../../support/modelFileSystem.ts';
import { gameRecord } from '../../../support/records.ts';
import type { Processes } from '../../../support/testSurroundings.ts';
import { openServices } from '../../../support/testSurroundings.ts';

const played = async ({ history }: Services): Promise<number> => (await history.statistics({})).played;
const ids = async ({ history }: Services): Promise<string[]> => (await history.all()).map(({ id }) => id);
const segments = (fs: ModelFileSystem): string[] => fs.files().filter((name) => name.endsWith('.jsonl'));

describe('recording', () => {
  test('counts a game once, however often it is recorded', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs);
    expect(await services.history.record(gameRecord(1))).toBe(true);
    expect(await services.history.record(gameRecord(1))).toBe(false);
    expect(await services.history.record(gameRecord(1, { outcome: 'lost' }))).toBe(false);
    expect(await played(services)).toBe(1);
    const later = await openServices(fs, 200);
    expect(await later.history.record(gameRecord(1))).toBe(false);
    expect(await later.history.all()).toEqual([flatRecord(gameRecord(1))]);
  });

  test('writes each game as one line that says it all, and only ever adds', async () => {
    const fs = ModelFileSystem.empty();
    const { history } = await openServices(fs);
    await history.record(gameRecord(1));
    const [segment] = segments(fs);
    const first = fs.text(segment ?? '');
    await history.record(gameRecord(2));
    expect(fs.text(segment ?? '').startsWith(first)).toBe(true);
    expect(fs.text(segment ?? '').split('\n')).toHaveLength(3);
    expect(JSON.parse(first)).toMatchObject({
      version: 2,
      n: 1,
      game: { id: gameRecord(1).id },
      line: 'deal W>F0:1 P3>P4:2',
    });
  });

  test('gives a game back with its moves, also one without any', async () => {
    const services = await openServices(ModelFileSystem.empty());
    await services.history.record(gameRecord(1, { line: [] }));
    await services.history.record(gameRecord(2));
    expect(await services.history.read(gameRecord(1).id)).toEqual(gameRecord(1, { line: [] }));
    expect(await services.history.read(gameRecord(2).id)).toEqual(gameRecord(2));
    await expect(services.history.read('record-unknown')).rejects.toMatchObject({
      failure: { code: 'unknownItem' },
    });
  });

  test('shows the latest first, by pages', async () => {
    const services = await openServices(ModelFileSystem.empty());
    for (const n of [3, 1, 5, 2, 4]) await services.history.record(gameRecord(n));
    const page = await services.history.page({}, 1, 2);
    expect(page.total).toBe(5);
    expect(page.games.map(({ id }) => id)).toEqual([gameRecord(4).id, gameRecord(3).id]);
    expect(page.games[0]).not.toHaveProperty('line');
  });

  test('fails in words on a full disk, and what was recorded stays', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs);
    await services.history.record(gameRecord(1));
    const [segment] = segments(fs);
    const before = fs.text(segment ?? '');
    for (const silent of [false, true]) {
      fs.silentWhenFull = silent;
      fs.capacity = before.length + 20;
      await expect(services.history.record(gameRecord(2))).rejects.toMatchObject({
        failure: { code: 'diskFull' },
      });
      expect(fs.text(segment ?? '')).toBe(before);
    }
    fs.capacity = Number.POSITIVE_INFINITY;
    expect(await services.history.record(gameRecord(2))).toBe(true);
    expect(await ids(await openServices(fs, 200))).toEqual([gameRecord(1).id, gameRecord(2).id]);
  });

  test('begins a new file when half a line cannot be taken back', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs);
    await services.history.record(gameRecord(1));
    fs.capacity = fs.text(segments(fs)[0] ?? '').length + 20;
    fs.fault = (call) => (call === 'truncate' ? 'EIO' : null);
    await expect(services.history.record(gameRecord(2))).rejects.toMatchObject({
      failure: { code: 'diskFull' },
    });
    fs.capacity = Number.POSITIVE_INFINITY;
    await services.history.record(gameRecord(2));
    expect(segments(fs)).toHaveLength(2);
    expect(await ids(await openServices(fs, 200))).toEqual([gameRecord(1).id, gameRecord(2).id]);
  });

  test('fails in words when the folder is gone, and goes on when it is back', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs);
    await services.history.record(gameRecord(1));
    const [segment = ''] = segments(fs);
    const content = fs.text(segment);
    fs.take('/data');
    await expect(services.history.record(gameRecord(2))).rejects.toMatchObject({
      failure: { code: 'notFound' },
    });
    fs.putFolder('/data');
    fs.putFolder('/data/history');
    fs.put(segment, content);
    expect(await services.history.record(gameRecord(3))).toBe(true);
    expect(await ids(await openServices(fs, 200))).toEqual([gameRecord(1).id, gameRecord(3).id]);
  });

  test('fails in words where writing is refused', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs);
    fs.fault = (call) => (call === 'create' ? 'EACCES' : null);
    await expect(services.history.record(gameRecord(1))).rejects.toMatchObject({
      failure: { code: 'noPermission' },
    });
  });
});

describe('what earlier processes left', () => {
  test('is carried on in the same file', async () => {
    const fs = ModelFileSystem.empty();
    for (let pid = 1; pid <= 5; pid++) {
      const services = await openServices(fs, pid);
      await services.history.record(gameRecord(pid));
      await services.close();
    }
    expect(segments(fs)).toHaveLength(1);
    expect(await played(await openServices(fs, 9))).toBe(5);
  });

  test('torn, is set aside and told once; the rest is there', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    await first.history.record(gameRecord(1));
    await first.history.record(gameRecord(2));
    const [segment = ''] = segments(fs);
    const torn = fs.text(segment).slice(0, -30);
    fs.put(segment, torn);
    const second = await openServices(fs, 2);
    const [notice] = second.notices.take();
    expect(notice).toMatchObject({ kind: 'linesSetAside', store: 'history', count: 1 });
    expect(fs.text(notice?.setAside ?? '')).toBe(torn);
    expect(await ids(second)).toEqual([gameRecord(1).id]);
    await second.history.record(gameRecord(3));
    const third = await openServices(fs, 3);
    expect(third.notices.take()).toEqual([]);
    expect(await ids(third)).toEqual([gameRecord(1).id, gameRecord(3).id]);
  });

  test('damaged in the middle, loses that line only', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    for (const n of [1, 2, 3]) await first.history.record(gameRecord(n));
    const [segment = ''] = segments(fs);
    fs.put(segment, fs.text(segment).replace(gameRecord(2).id, 'record-00000009'));
    const second = await openServices(fs, 2);
    expect(second.notices.take()).toMatchObject([{ kind: 'linesSetAside', count: 1 }]);
    expect(await ids(second)).toEqual([gameRecord(1).id, gameRecord(3).id]);
    expect(await second.history.read(gameRecord(3).id)).toEqual(gameRecord(3));
  });

  test('by a newer version, is kept though not understood, and told', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    await first.history.record(gameRecord(1));
    const [segment = ''] = segments(fs);
    const content = '"version":3,"future":true}';
    const newer = `{"sum":"${checksum(content)}",${content}\n`;
    fs.put(segment, `${fs.text(segment)}${newer}`);
    const second = await openServices(fs, 2);
    expect(await ids(second)).toEqual([gameRecord(1).id]);
    expect(second.notices.take()).toMatchObject([{ kind: 'newerVersion', store: 'history' }]);
    await second.history.record(gameRecord(2));
    expect(fs.text(segments(fs)[0] ?? '')).toContain(newer);
  });

  test('with a folder in a file’s place, is told, and the other files count', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    await first.history.record(gameRecord(1));
    fs.putFolder('/data/history/other.test.1.jsonl');
    const second = await openServices(fs, 2);
    expect(second.notices.take()).toMatchObject([
      { kind: 'unreadable', path: '/data/history/other.test.1.jsonl' },
    ]);
    expect(await played(second)).toBe(1);
    expect(await second.history.record(gameRecord(2))).toBe(true);
  });
});

describe('two processes at once', () => {
  async function two() {
    const fs = ModelFileSystem.empty();
    const running: Processes = new Set([1, 2]);
    return {
      fs,
      running,
      one: await openServices(fs, 1, running),
      other: await openServices(fs, 2, running),
    };
  }

  test('see each other’s results and lose or double none', async () => {
    const { fs, one, other } = await two();
    for (let n = 0; n < 20; n++) await (n % 2 === 0 ? one : other).history.record(gameRecord(n));
    expect(await played(one)).toBe(20);
    expect(await played(other)).toBe(20);
    expect(segments(fs)).toHaveLength(2);
    expect(await played(await openServices(fs, 3))).toBe(20);
  });

  test('count a game once that both finish', async () => {
    const { fs, one, other } = await two();
    await one.history.record(gameRecord(1));
    expect(await other.history.record(gameRecord(1))).toBe(false);
    await Promise.all([one.history.record(gameRecord(2)), other.history.record(gameRecord(2))]);
    expect(await played(one)).toBe(2);
    expect(await played(await openServices(fs, 3))).toBe(2);
  });

  test('do not take half a line of the other for damage', async () => {
    const { fs, one, other } = await two();
    await one.history.record(gameRecord(1));
    await other.history.record(gameRecord(2));
    const [segment = ''] = segments(fs).filter((name) => name.includes('.test.1.'));
    const whole = fs.text(segment);
    await one.history.record(gameRecord(3));
    const longer = fs.text(segment);
    fs.put(segment, longer.slice(0, whole.length + 10));
    expect(await played(other)).toBe(2);
    const late = await openServices(fs, 3, new Set([1, 2, 3]));
    expect(late.notices.take()).toEqual([]);
    fs.put(segment, longer);
    expect(await played(other)).toBe(3);
    expect(await played(late)).toBe(3);
  });

  test('never take over the same file', async () => {
    const { fs, running, one, other } = await two();
    await one.history.record(gameRecord(1));
    running.delete(1);
    const third = await openServices(fs, 3, running.add(3));
    await Promise.all([other.history.record(gameRecord(2)), third.history.record(gameRecord(3))]);
    await Promise.all([other.history.record(gameRecord(4)), third.history.record(gameRecord(5))]);
    expect(await played(await openServices(fs, 4))).toBe(5);
    expect(segments(fs)).toHaveLength(2);
  });

  test('go on when one has mended what a third left', async () => {
    const { fs, running, one } = await two();
    const dead = await openServices(fs, 7);
    await dead.history.record(gameRecord(1));
    expect(await played(one)).toBe(1);
    const [segment = ''] = segments(fs);
    fs.put(segment, `${fs.text(segment)}half a li`);
    const late = await openServices(fs, 3, running.add(3));
    expect(late.notices.take()).toHaveLength(1);
    expect(await played(one)).toBe(1);
    expect(await one.history.read(gameRecord(1).id)).toEqual(gameRecord(1));
  });
});

describe('resetting', () => {
  test('takes the results of one game or of all away, and can be undone until the app closes', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs, 1);
    for (const n of [1, 2, 3])
      await services.history.record(gameRecord(n, { game: n === 3 ? 'other-game' : 'example-game' }));
    const one = await services.history.reset(['example-game']);
    expect(one.removed).toBe(2);
    expect(await ids(services)).toEqual([gameRecord(3).id]);
    const all = await services.history.reset(null);
    expect(all.removed).toBe(1);
    expect(await played(services)).toBe(0);
    expect(services.history.resets()).toEqual([
      { reset: all.reset, games: null, removed: 1 },
      { reset: one.reset, games: ['example-game'], removed: 2 },
    ]);
    expect(await services.history.undoReset(one.reset)).toEqual({ restored: 0 });
    expect(services.history.resets()).toMatchObject([{ games: null }]);
    expect(await services.history.undoReset(all.reset)).toEqual({ restored: 3 });
    await expect(services.history.undoReset(all.reset)).rejects.toMatchObject({
      failure: { code: 'unknownItem' },
    });
  });

  test('does not touch what is recorded afterwards', async () => {
    const services = await openServices(ModelFileSystem.empty());
    await services.history.record(gameRecord(1));
    await services.history.reset(null);
    await services.history.record(gameRecord(2));
    expect(await ids(services)).toEqual([gameRecord(2).id]);
    expect(await services.history.record(gameRecord(1))).toBe(false);
    expect(await ids(services)).toEqual([gameRecord(2).id]);
  });

  test('holds after a restart, cannot be undone then, and the lines are gone from the disk', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    await first.history.record(gameRecord(1));
    const { reset } = await first.history.reset(null);
    await first.history.record(gameRecord(2));
    await first.close();
    const second = await openServices(fs, 2);
    expect(await ids(second)).toEqual([gameRecord(2).id]);
    await expect(second.history.undoReset(reset)).rejects.toMatchObject({ failure: { code: 'unknownItem' } });
    expect(fs.files().filter((name) => fs.text(name).includes(gameRecord(1).id))).toEqual([]);
    expect(second.notices.take()).toEqual([]);
    expect(await second.history.read(gameRecord(2).id)).toEqual(gameRecord(2));
  });

  test('undone in time, keeps the lines', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    await first.history.record(gameRecord(1));
    const { reset } = await first.history.reset(null);
    await first.history.undoReset(reset);
    await first.close();
    expect(await ids(await openServices(fs, 2))).toEqual([gameRecord(1).id]);
  });

  test('is not final while the process that can undo it lives', async () => {
    const fs = ModelFileSystem.empty();
    const running: Processes = new Set([1, 2]);
    const dead = await openServices(fs, 7);
    await dead.history.record(gameRecord(1));
    const one = await openServices(fs, 1, running);
    const { reset } = await one.history.reset(null);
    const other = await openServices(fs, 2, running);
    expect(await played(other)).toBe(0);
    await expect(other.history.undoReset(reset)).rejects.toMatchObject({ failure: { code: 'unknownItem' } });
    await one.history.undoReset(reset);
    expect(await played(other)).toBe(1);
  });

  test('lets what was exported before be imported again', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs, 1);
    await services.history.record(gameRecord(1));
    const kept = await services.history.export('json', {});
    const { reset } = await services.history.reset(null);
    expect(await services.history.import(kept)).toEqual({ added: 1, known: 0 });
    expect(await services.history.import(kept)).toEqual({ added: 0, known: 1 });
    expect(await played(services)).toBe(1);
    await services.history.undoReset(reset);
    expect(await played(services)).toBe(1);
    expect(await played(await openServices(fs, 2))).toBe(1);
  });

  test('for good, leaves one line of what was imported again', async () => {
    const fs = ModelFileSystem.empty();
    const services = await openServices(fs, 1);
    await services.history.record(gameRecord(1));
    const kept = await services.history.export('json', {});
    await services.history.reset(null);
    await services.history.import(kept);
    await services.close();
    expect(await ids(await openServices(fs, 2))).toEqual([gameRecord(1).id]);
    const lines = segments(fs).flatMap((name) => fs.text(name).split('\n'));
    expect(lines.filter((line) => line.includes(gameRecord(1).id))).toHaveLength(1);
  });
});

describe('importing', () => {
  test('adds what is not there, once, whatever comes twice in it', async () => {
    const services = await openServices(ModelFileSystem.empty());
    await services.history.record(gameRecord(1));
    const text = jsonOf([gameRecord(1), gameRecord(2), gameRecord(2)]);
    expect(await services.history.import(text)).toEqual({ added: 1, known: 2 });
    expect(await ids(services)).toEqual([gameRecord(1).id, gameRecord(2).id]);
  });

  test('adds nothing of an export with a mistake in it', async () => {
    const services = await openServices(ModelFileSystem.empty());
    const text = jsonOf([gameRecord(1), gameRecord(2, { moves: -1 })]);
    await expect(async () => services.history.import(text)).rejects.toMatchObject({
      failure: { code: 'damaged', detail: expect.stringContaining('game 2: moves') },
    });
    expect(await played(services)).toBe(0);
  });
});
