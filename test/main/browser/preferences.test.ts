import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Preferences } from '../../../main/browser/preferences.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grand-patience-preferences-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the last port is remembered', () => {
  expect(new Preferences(folder).port).toBeNull();
  new Preferences(folder).port = 8123;
  expect(new Preferences(folder).port).toBe(8123);
});

test.each(['{"port":"8123"}', '{"port":0}', '{"port":70000}', '{"port":1.5}', 'nonsense', '[]', ''])(
  'a file with %j remembers nothing and stops nothing',
  async (content) => {
    await writeFile(join(folder, 'preferences.json'), content);
    const preferences = new Preferences(folder);
    expect(preferences.port).toBeNull();
    preferences.port = 8123;
    expect(new Preferences(folder).port).toBe(8123);
  },
);

test('a folder that cannot be written forgets', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const preferences = new Preferences(join(file, 'below'));
  preferences.port = 8123;
  expect(preferences.port).toBeNull();
});
