import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HostInTest } from '../../support/browserHost.ts';
import { startHostInTest } from '../../support/browserHost.ts';
import { damagedMessages, validArguments } from '../../support/damagedMessages.ts';
import { folderContent } from '../../support/folderContent.ts';
import { gameRecord, keptGame } from '../../support/records.ts';

const MESSAGES = 10_000;
const AT_ONCE = 16;

let host: HostInTest;

beforeAll(async () => {
  host = await startHostInTest();
  await host.post('settings.change', JSON.stringify({ theme: 'light' }));
  await host.post('running.keep', JSON.stringify(keptGame(4)));
  await host.post('saves.add', JSON.stringify(validArguments['saves.add']));
  await host.post('history.record', JSON.stringify(gameRecord(1)));
});
afterAll(() => host.dispose());

test(`${MESSAGES} damaged messages change no data, crash nothing and are all answered`, async () => {
  const before = await folderContent(host.dataFolder);
  const messages = damagedMessages(MESSAGES, 20_261_130);
  const statuses = new Map<number, number>();
  const send = async (): Promise<void> => {
    for (const { name, text } of messages) {
      const response = await host.post(name, text);
      const reply: unknown = await response.json();
      expect(reply, `${name}: ${text.slice(0, 200)}`).toMatchObject({ ok: false });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  expect([...statuses.keys()].every((status) => status === 400 || status === 413)).toBe(true);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(MESSAGES);
  expect(await folderContent(host.dataFolder)).toEqual(before);
  expect((await host.post('settings.read', 'null')).status).toBe(200);
  expect(host.quitAsked).toBe(false);
});
