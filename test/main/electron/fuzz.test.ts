import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { damagedMessages, validArguments } from '../../support/damagedMessages.ts';
import type { StandInApp } from '../../support/electronApp.ts';
import { startStandInApp } from '../../support/electronApp.ts';
import { folderContent } from '../../support/folderContent.ts';
import { gameRecord, keptGame } from '../../support/records.ts';

const MESSAGES = 10_000;

let folder = '';
let app: StandInApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grand-patience-fuzz-'));
  app = await startStandInApp(folder);
  await app.ask('settings.change', { theme: 'light' });
  await app.ask('running.keep', keptGame(4));
  await app.ask('saves.add', validArguments['saves.add']);
  await app.ask('history.record', gameRecord(1));
});
afterAll(async () => {
  await app.end();
  rmSync(folder, { recursive: true, force: true });
});

test(`${MESSAGES} damaged messages change no data, crash nothing and are all answered`, async () => {
  const before = await folderContent(folder);
  let answered = 0;
  for (const { name, text, value } of damagedMessages(MESSAGES, 20_261_131)) {
    expect(await app.ask(name, value), `${name}: ${text.slice(0, 200)}`).toMatchObject({ ok: false });
    answered += 1;
  }
  expect(answered).toBe(MESSAGES);
  expect(await folderContent(folder)).toEqual(before);
  expect(await app.ask('settings.read', null)).toMatchObject({ ok: true, value: { theme: 'light' } });
  expect(app.recorded.quits).toBe(0);
});
