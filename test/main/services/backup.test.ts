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

/** What the player calls the game. */
const names = { 'example-game': 'Beispiel' };

describe('a backup', () => {
  test('put back on an empty disk gives everything back', async () => {
    const original = await filled();
    const text = await createBackup(original);
    const copy = await openServices(ModelFileSystem.empty(), 2);
    expect(await restoreBackup(text, copy, {})).toEqual({ settings: true, running: 1, saves: 1, games: 3 });
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
    expect(await restoreBackup(text, original, {})).toMatchObject({ games: 0 });
    expect(await restoreBackup(text, original, {})).toMatchObject({ games: 0 });
    expect(await original.history.all()).toHaveLength(4);
    expect(await original.saves.list()).toHaveLength(2);
  });

  test('takes no unfinished deal away: its own goes among the saves by the player’s name of its game, once', async () => {
    const text = await createBackup(await filled());
    const other = await openServices(ModelFileSystem.empty(), 2);
    const present = keptGame(1, { record: 'record-here' });
    await other.running.keep(present);
    expect(await restoreBackup(text, other, names)).toMatchObject({ running: 0, saves: 2 });
    expect(await other.running.read('example-game')).toEqual(present);
    const found = (await other.saves.list()).find(({ name }) => name === 'Beispiel, 7');
    expect(await other.saves.read(found?.id ?? '')).toEqual(keptGame(2));
    expect(await restoreBackup(text, other, names)).toMatchObject({ running: 0, saves: 1 });
    expect(await other.saves.list()).toHaveLength(2);
  });

  test('brings back no earlier state of a deal that has gone on', async () => {
    const services = await filled();
    const text = await createBackup(services);
    await services.running.keep(keptGame(5));
    expect(await restoreBackup(text, services, {})).toMatchObject({ running: 0 });
    expect(await services.running.read('example-game')).toEqual(keptGame(5));
  });

  test('takes the place of a deal that is over or has no move', async () => {
    const text = await createBackup(await filled());
    for (const present of [keptGame(4, { recorded: true }), keptGame(0)]) {
      const other = await openServices(ModelFileSystem.empty(), 2);
      await other.running.keep({ ...present, record: 'record-here' });
      expect(await restoreBackup(text, other, names)).toMatchObject({ running: 1 });
      expect(await other.running.read('example-game')).toEqual(keptGame(2));
    }
  });

  test('that is damaged or no backup changes nothing', async () => {
    const original = await filled();
    const text = await createBackup(original);
    const before = await createBackup(original);
    for (const bad of ['', '{}', text.slice(0, -20), text.replace('"dark"', '"lark"')]) {
      await expect(restoreBackup(bad, original, {})).rejects.toMatchObject({ failure: { code: 'damaged' } });
    }
    expect(await createBackup(original)).toBe(before);
  });
});
