import { describe, expect, test } from 'vitest';
import { saveFormat } from '../../../main/services/savesService.ts';
import { encodeFile } from '../../../main/services/storage/fileFormat.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { keptGame } from '../../support/records.ts';
import { openServices } from '../../support/testSurroundings.ts';

describe('named saves', () => {
  test('are listed latest first, and read', async () => {
    const fs = ModelFileSystem.empty();
    const { saves } = await openServices(fs);
    const one = await saves.add('one', '2026-11-29', keptGame(1));
    const two = await saves.add('two', '2026-11-30', keptGame(2));
    const later = await openServices(fs, 2);
    expect(await later.saves.list()).toEqual([two, one]);
    expect(two).toMatchObject({
      name: 'two',
      localDate: '2026-11-30',
      game: 'example-game',
      deal: '7',
      moves: 2,
    });
    expect(await later.saves.read(one.id)).toEqual(keptGame(1));
    await expect(later.saves.read('no-such-save')).rejects.toMatchObject({
      failure: { code: 'unknownItem' },
    });
  });

  test('may have the same name, and get another', async () => {
    const { saves } = await openServices(ModelFileSystem.empty());
    const one = await saves.add('name', '2026-11-30', keptGame(1));
    const two = await saves.add('name', '2026-11-30', keptGame(2));
    await saves.rename(one.id, 'other');
    expect((await saves.list()).map(({ id, name }) => [id, name])).toEqual([
      [two.id, 'name'],
      [one.id, 'other'],
    ]);
  });

  test('that were removed can be put back until the app closes', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs, 1);
    const { id } = await first.saves.add('one', '2026-11-30', keptGame(1));
    await first.saves.rename(id, 'renamed');
    await first.saves.remove(id);
    expect(await first.saves.list()).toEqual([]);
    expect(first.saves.removed()).toMatchObject([{ id, name: 'renamed' }]);
    await first.saves.putBack(id);
    expect(first.saves.removed()).toEqual([]);
    expect(await first.saves.list()).toMatchObject([{ id, name: 'renamed' }]);
    await first.saves.remove(id);
    const second = await openServices(fs, 2);
    expect(await second.saves.list()).toEqual([]);
    expect(second.saves.removed()).toEqual([]);
    await expect(second.saves.putBack(id)).rejects.toMatchObject({ failure: { code: 'notFound' } });
    expect(fs.files().filter((name) => name.startsWith('/data/saves'))).toEqual([]);
  });

  test('are exported as the text that opens them anywhere', async () => {
    const { saves } = await openServices(ModelFileSystem.empty());
    const { id } = await saves.add('one', '2026-11-30', keptGame(3));
    const text = await saves.export(id);
    expect(saves.open(text)).toEqual(keptGame(3));
    expect(text).toContain('"move": "deal"');
    expect(() => saves.open(text.replace('deal', 'dael'))).toThrowError(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'damaged' }) }),
    );
    expect(() => saves.open('')).toThrowError(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'damaged' }) }),
    );
  });

  test('of a newer version are refused in words and left untouched', async () => {
    const fs = ModelFileSystem.empty();
    const { saves, notices } = await openServices(fs);
    const { id } = await saves.add('one', '2026-11-30', keptGame(3));
    const path = `/data/saves/${id}.patience`;
    const { data } = JSON.parse(fs.text(path));
    const newer = encodeFile({ ...saveFormat, version: 2 }, data);
    fs.put(path, newer);
    expect(() => saves.open(newer)).toThrowError(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'newerVersion' }) }),
    );
    expect(await saves.list()).toEqual([]);
    expect(notices.take()).toMatchObject([{ kind: 'newerVersion', store: 'save', path }]);
    await expect(saves.rename(id, 'mine')).rejects.toMatchObject({ failure: { code: 'unknownItem' } });
    expect(fs.text(path)).toBe(newer);
  });
});
