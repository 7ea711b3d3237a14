import { describe, expect, test } from 'vitest';
import { settingsFormat } from '../../../main/services/settingsService.ts';
import { encodeFile } from '../../../main/services/storage/fileFormat.ts';
import { defaultSettings } from '../../../shared/settings/settings.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { openServices } from '../../support/testSurroundings.ts';

const FILE = '/data/settings.json';

describe('the settings', () => {
  test('have defaults, and last', async () => {
    const fs = ModelFileSystem.empty();
    const { settings } = await openServices(fs);
    expect(await settings.read()).toEqual(defaultSettings);
    await settings.change({ theme: 'dark' });
    await settings.change({ volume: 3 });
    expect(await (await openServices(fs, 2)).settings.read()).toEqual({
      ...defaultSettings,
      theme: 'dark',
      volume: 3,
    });
    expect(await settings.reset()).toEqual(defaultSettings);
  });

  test('of newer versions are kept', async () => {
    const fs = ModelFileSystem.empty();
    await openServices(fs);
    fs.put(FILE, encodeFile(settingsFormat, { theme: 'dark', hologram: { depth: 3 } }));
    const { settings } = await openServices(fs);
    await settings.change({ volume: 3 });
    await settings.reset();
    expect(JSON.parse(fs.text(FILE))).toMatchObject({ data: { hologram: { depth: 3 }, theme: 'system' } });
  });

  test('of no use are told once, and stay in the file until they are changed', async () => {
    const fs = ModelFileSystem.empty();
    await openServices(fs);
    fs.put(FILE, encodeFile(settingsFormat, { theme: 'plaid', volume: 3 }));
    const { settings, notices } = await openServices(fs);
    expect(await settings.read()).toEqual({ ...defaultSettings, volume: 3 });
    await settings.read();
    expect(notices.take()).toMatchObject([{ kind: 'settingsReplaced', names: ['theme'], count: 1 }]);
  });

  test('changed by two processes keep both changes', async () => {
    const fs = ModelFileSystem.empty();
    const running = new Set([1, 2]);
    const one = await openServices(fs, 1, running);
    const other = await openServices(fs, 2, running);
    await one.settings.change({ theme: 'dark' });
    await other.settings.change({ volume: 3 });
    expect(await one.settings.read()).toMatchObject({ theme: 'dark', volume: 3 });
  });

  test('that cannot be written hold until the app closes, and are written when that is possible', async () => {
    const fs = ModelFileSystem.empty();
    const { settings } = await openServices(fs);
    fs.fault = (call) => (call === 'create' ? 'ENOSPC' : null);
    await expect(settings.change({ theme: 'dark' })).rejects.toMatchObject({
      failure: { code: 'diskFull', path: FILE },
    });
    expect(await settings.read()).toMatchObject({ theme: 'dark' });
    fs.fault = () => null;
    await settings.change({ volume: 3 });
    expect(await (await openServices(fs, 2)).settings.read()).toMatchObject({ theme: 'dark', volume: 3 });
  });
});
