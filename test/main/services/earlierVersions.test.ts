import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { backupFormat, restoreBackup } from '../../../main/services/backup.ts';
import { HISTORY_VERSION } from '../../../main/services/history/historyLine.ts';
import { EXPORT_VERSION } from '../../../main/services/history/jsonExport.ts';
import { runningFormat } from '../../../main/services/runningService.ts';
import { saveFormat } from '../../../main/services/savesService.ts';
import type { Services } from '../../../main/services/services.ts';
import { settingsFormat } from '../../../main/services/settingsService.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { openServices } from '../../support/testSurroundings.ts';

/** Files as every version of the app has written them, kept for ever: a folder a version. */
const fixture = (version: number, name: string): string =>
  readFileSync(new URL(`../../fixtures/data/version${version}/${name}`, import.meta.url), 'utf8');

const versionsUpTo = (latest: number): number[] => Array.from({ length: latest }, (_, n) => n + 1);

async function openWith(files: Readonly<Record<string, string>>): Promise<Services> {
  const fs = ModelFileSystem.empty();
  await openServices(fs, 1);
  for (const [path, text] of Object.entries(files)) fs.put(path, text);
  const services = await openServices(fs, 2);
  return services;
}

const kept = {
  record: 'record-in-play',
  clockMs: 3000,
  undos: 2,
  saved: { cursor: 2, opening: ['P0>F0:1'], bookmarks: [{ node: 1, name: 'before the king' }] },
};
const games = ['record-00000001', 'record-00000002', 'record-00000003', 'record-00000005'];

describe('what earlier versions wrote is read by this one', () => {
  test.each(versionsUpTo(settingsFormat.version))('settings of version %i', async (version) => {
    const { settings, notices } = await openWith({
      '/data/settings.json': fixture(version, 'settings.json'),
    });
    expect(await settings.read()).toMatchObject({ theme: 'dark', volume: 42, shortcuts: { undo: 'Ctrl+Z' } });
    expect(notices.take()).toEqual([]);
  });

  test.each(versionsUpTo(runningFormat.version))('a deal in play of version %i', async (version) => {
    const { running } = await openWith({
      '/data/running/example-game.json': fixture(version, 'running.json'),
    });
    expect(await running.read('example-game')).toMatchObject(kept);
  });

  test.each(versionsUpTo(saveFormat.version))('a save of version %i', async (version) => {
    const { saves } = await openWith({});
    expect(saves.open(fixture(version, 'save.patience'))).toMatchObject(kept);
  });

  test.each(versionsUpTo(HISTORY_VERSION))('a history of version %i', async (version) => {
    const { history, notices } = await openWith({
      '/data/history/old.test.1.jsonl': fixture(version, 'history.jsonl'),
    });
    const all = await history.all();
    expect(all.map(({ id }) => id)).toEqual(games);
    expect(all[0]).toMatchObject({ verdict: 'winnable', undos: 3, line: 'deal W>F0:1 P3>P4:2' });
    expect(notices.take()).toEqual([]);
  });

  test.each(versionsUpTo(EXPORT_VERSION))('exports of version %i', async (version) => {
    for (const name of ['export.json', 'export.csv']) {
      const { history } = await openWith({});
      expect(await history.import(fixture(version, name))).toEqual({ added: games.length, known: 0 });
      expect((await history.all()).map(({ id }) => id)).toEqual(games);
    }
  });

  test.each(versionsUpTo(backupFormat.version))('a backup of version %i', async (version) => {
    const services = await openWith({});
    const restored = await restoreBackup(fixture(version, 'backup.json'), services, {});
    expect(restored).toEqual({ settings: true, running: 1, saves: 1, games: games.length });
    expect(await services.settings.read()).toMatchObject({ theme: 'dark' });
  });
});
