import { describe, expect, test } from 'vitest';
import { Notices } from '../../../../main/services/notices.ts';
import type { FileFormat } from '../../../../main/services/storage/fileFormat.ts';
import { encodeFile } from '../../../../main/services/storage/fileFormat.ts';
import { VersionedFile } from '../../../../main/services/storage/versionedFile.ts';
import { ModelFileSystem } from '../../../support/modelFileSystem.ts';
import { testSurroundings } from '../../../support/testSurroundings.ts';

const PATH = '/data/thing.json';
const PREVIOUS = `${PATH}.previous`;

const text: FileFormat<string> = {
  name: 'test/thing',
  version: 2,
  migrations: { 1: (data) => `from 1: ${String(data)}` },
  check: (data) => {
    if (typeof data !== 'string') throw new Error('no text');
    return data;
  },
};

function setUp() {
  const fs = ModelFileSystem.empty();
  fs.putFolder('/data');
  const notices = new Notices();
  const open = () =>
    new VersionedFile(PATH, text, {
      surroundings: testSurroundings(fs),
      damagedFolder: '/data/damaged',
      notices,
      store: 'settings',
    });
  return { fs, notices, open, file: open() };
}

describe('a versioned file', () => {
  test('gives back what was put in, and has nothing before', async () => {
    const { file, open } = setUp();
    expect(await file.read()).toBeNull();
    await file.update(() => 'one');
    expect(await open().read()).toBe('one');
  });

  test('makes the new of the present, one after the other', async () => {
    const { file } = setUp();
    await Promise.all(['a', 'b', 'c'].map((letter) => file.update((present) => `${present ?? ''}${letter}`)));
    expect(await file.read()).toBe('abc');
  });

  test('keeps the version before the last', async () => {
    const { file, fs } = setUp();
    await file.update(() => 'one');
    await file.update(() => 'two');
    expect(fs.text(PREVIOUS)).toBe(encodeFile(text, 'one'));
    expect(fs.files()).toEqual([PATH, PREVIOUS]);
  });

  test('is readable JSON with format, version and checksum', async () => {
    const { file, fs } = setUp();
    await file.update(() => 'one');
    expect(JSON.parse(fs.text(PATH))).toEqual({
      format: 'test/thing',
      version: 2,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      data: 'one',
    });
  });

  test('is read from an earlier version', async () => {
    const { file, fs } = setUp();
    fs.put(PATH, encodeFile({ ...text, version: 1 }, 'old'));
    expect(await file.read()).toBe('from 1: old');
  });

  test('is not damaged by another indentation or line end', async () => {
    const { file, fs } = setUp();
    fs.put(PATH, encodeFile(text, 'one').replaceAll('\n', '\r\n   '));
    expect(await file.read()).toBe('one');
  });
});

describe('a damaged file', () => {
  test.each([
    ['cut off', (whole: string) => whole.slice(0, -10)],
    ['emptied', () => ''],
    ['changed', (whole: string) => whole.replace('two', 'twa')],
    ['given another version', (whole: string) => whole.replace('"version": 2', '"version": 9')],
    ['replaced by zeros', (whole: string) => '\0'.repeat(whole.length)],
    ['of another format', () => encodeFile({ ...text, name: 'test/other' }, 'two')],
    [
      'of the right format with a wrong content',
      () => encodeFile<unknown>({ ...text, check: (data) => data }, 2),
    ],
  ])('that was %s is set aside and the previous copy used', async (_, damage) => {
    const { file, fs, notices, open } = setUp();
    await file.update(() => 'one');
    await file.update(() => 'two');
    const damaged = damage(fs.text(PATH));
    fs.put(PATH, damaged);
    expect(await open().read()).toBe('one');
    const [notice, ...others] = notices.take();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'previousUsed', store: 'settings', path: PATH });
    expect(fs.text(notice?.setAside ?? '')).toBe(damaged);
    expect(notice?.setAside).toContain('2026-11-30');
    expect(await open().read()).toBe('one');
    expect(notices.take()).toEqual([]);
  });

  test('without a copy is set aside, and that is told', async () => {
    const { fs, notices, open } = setUp();
    fs.put(PATH, 'nonsense');
    expect(await open().read()).toBeNull();
    expect(notices.take()).toMatchObject([{ kind: 'startedAfresh', path: PATH }]);
    await open().update(() => 'new');
    expect(fs.files().map((name) => fs.text(name))).toContain('nonsense');
  });

  test('with a damaged copy keeps both', async () => {
    const { file, fs, open } = setUp();
    await file.update(() => 'one');
    fs.put(PATH, 'nonsense');
    fs.put(PREVIOUS, 'rubbish');
    expect(await open().read()).toBeNull();
    await open().update(() => 'new');
    await open().update(() => 'newer');
    const contents = fs.files().map((name) => fs.text(name));
    expect(contents).toContain('nonsense');
    expect(contents).toContain('rubbish');
  });

  test('is not written over when it cannot be set aside', async () => {
    const { file, fs, notices, open } = setUp();
    await file.update(() => 'one');
    await file.update(() => 'two');
    fs.put(PATH, 'nonsense');
    fs.fault = (call, path) => (call === 'rename' && path === PATH ? 'EACCES' : null);
    expect(await open().read()).toBe('one');
    expect(notices.take()).toMatchObject([{ kind: 'unreadable', path: PATH }]);
    await expect(open().update(() => 'three')).rejects.toMatchObject({
      failure: { code: 'noPermission', path: PATH },
    });
    expect(fs.text(PATH)).toBe('nonsense');
  });

  test('of which a folder has taken the place is replaced by its copy, the folder set aside', async () => {
    const { file, fs, open, notices } = setUp();
    await file.update(() => 'one');
    await file.update(() => 'two');
    fs.take(PATH);
    fs.putFolder(PATH);
    fs.put(`${PATH}/inside`, 'kept');
    expect(await open().read()).toBe('one');
    const [notice] = notices.take();
    expect(fs.text(`${notice?.setAside}/inside`)).toBe('kept');
    await open().update(() => 'three');
    expect(await open().read()).toBe('three');
  });
});

describe('a file that is none of ours to touch', () => {
  test('because a newer version wrote it, is refused in words and left as it is', async () => {
    const { fs, notices, open } = setUp();
    const newer = encodeFile({ ...text, version: 3 }, 'from the future');
    fs.put(PATH, newer);
    expect(await open().read()).toBeNull();
    expect(notices.take()).toMatchObject([{ kind: 'newerVersion', path: PATH }]);
    await expect(open().update(() => 'old')).rejects.toMatchObject({
      failure: { code: 'newerVersion', path: PATH },
    });
    expect(fs.text(PATH)).toBe(newer);
    expect(fs.files()).toEqual([PATH]);
  });

  test('because it cannot be read at present, is left as it is', async () => {
    const { file, fs, notices, open } = setUp();
    await file.update(() => 'one');
    await file.update(() => 'two');
    const whole = fs.text(PATH);
    fs.fault = (call, path) => (call === 'read' && path === PATH ? 'EACCES' : null);
    expect(await open().read()).toBe('one');
    expect(notices.take()).toMatchObject([{ kind: 'unreadable', path: PATH }]);
    await expect(open().update(() => 'three')).rejects.toMatchObject({ failure: { code: 'noPermission' } });
    expect(fs.text(PATH)).toBe(whole);
  });
});

describe('when writing fails', () => {
  test.each(['create', 'write', 'sync', 'link', 'rename'])(
    'in %s on a full disk, the old value stays and nothing is left lying',
    async (failing) => {
      const { file, fs, open } = setUp();
      await file.update(() => 'one');
      const names = fs.files();
      fs.fault = (call) => (call === failing ? 'ENOSPC' : null);
      await expect(file.update(() => 'two')).rejects.toMatchObject({
        failure: { code: 'diskFull', path: PATH },
      });
      fs.fault = () => null;
      expect(await open().read()).toBe('one');
      expect(fs.files()).toEqual(names);
      await file.update(() => 'two');
      expect(await open().read()).toBe('two');
    },
  );

  test.each([false, true])('for want of room (silently: %s), the old value stays', async (silent) => {
    const { file, fs, open } = setUp();
    await file.update(() => 'one');
    fs.capacity = 400;
    fs.silentWhenFull = silent;
    await expect(file.update(() => 'x'.repeat(1000))).rejects.toMatchObject({
      failure: { code: 'diskFull' },
    });
    expect(await open().read()).toBe('one');
  });

  test('because the folder is gone, that is said, and when it is back all goes on', async () => {
    const { file, fs } = setUp();
    await file.update(() => 'one');
    const whole = fs.text(PATH);
    fs.take('/data');
    await expect(file.update(() => 'two')).rejects.toMatchObject({
      failure: { code: 'notFound', path: PATH },
    });
    fs.putFolder('/data');
    fs.put(PATH, whole);
    expect(await file.read()).toBe('one');
    await file.update(() => 'two');
    expect(await file.read()).toBe('two');
  });
});

describe('a file system without hard links', () => {
  test('keeps the previous version as a copy', async () => {
    const { file, fs } = setUp();
    fs.fault = (call) => (call === 'link' ? 'EPERM' : null);
    await file.update(() => 'one');
    await file.update(() => 'two');
    expect(fs.text(PREVIOUS)).toBe(encodeFile(text, 'one'));
    expect(fs.files()).toEqual([PATH, PREVIOUS]);
  });
});

describe('removing', () => {
  test('takes file and copy away, if the condition holds', async () => {
    const { file, fs, open } = setUp();
    await file.update(() => 'one');
    await file.update(() => 'two');
    expect(await file.removeIf((present) => present === 'one')).toBe(false);
    expect(await file.removeIf((present) => present === 'two')).toBe(true);
    expect(await open().read()).toBeNull();
    expect(fs.files()).toEqual([]);
    expect(await file.removeIf(() => true)).toBe(false);
  });
});
