import { describe, expect, test } from 'vitest';
import { createBackup, restoreBackup } from '../../../main/services/backup.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { gameRecord, keptGame } from '../../support/records.ts';
import { openServices } from '../../support/testSurroundings.ts';

async function filled() {
  const services = await openServices(ModelFileSystem.empty(), 1);
  await services.settings.change({ theme: 'dark', autoplay: { 'example-game': 'off' } });
  await services.running.keep(keptGame(2));
  await services.saves.add('a save', '2026-11-30', keptGame(3));
  for (const n of [1, 2, 3]) await services.history.record(gameRecord(n));
  return services;
}

describe('a backup', () => {
  test('put back on an empty disk gives everything back', async () => {
    const original = await filled();
    const text = await createBackup(original);
    const copy = await openServices(ModelFileSystem.empty(), 2);
    expect(await restoreBackup(text, copy)).toEqual({ settings: true, running: 1, saves: 1, games: 3 });
    expect(await copy.settings.read()).toEqual(await original.settings.read());
    expect(await copy.running.all()).toEqual(await original.running.all());
    expect(await copy.saves.list()).toEqual(await original.saves.list());
    expect(await copy.history.all()).toEqual(await original.history.all());
    expect(await createBackup(copy)).toBe(text);
  });

  test('put back twice changes nothing more, and takes nothing away', async () => {
    const original = await filled();
    const text = await createBackup(original);
    await original.history.record(gameRecord(9));
    await original.saves.add('later', '2026-11-30', keptGame(4));
    expect(await restoreBackup(text, original)).toMatchObject({ games: 0 });
    expect(await restoreBackup(text, original)).toMatchObject({ games: 0 });
    expect(await original.history.all()).toHaveLength(4);
    expect(await original.saves.list()).toHaveLength(2);
  });

  test('that is damaged or no backup changes nothing', async () => {
    const original = await filled();
    const text = await createBackup(original);
    const before = await createBackup(original);
    for (const bad of ['', '{}', text.slice(0, -20), text.replace('"dark"', '"lark"')]) {
      await expect(restoreBackup(bad, original)).rejects.toMatchObject({ failure: { code: 'damaged' } });
    }
    expect(await createBackup(original)).toBe(before);
  });
});
