import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVENTS_PATH, TOKEN_HEADER, WINDOW_HEADER } from '../../../shared/ipc/bridge.ts';
import type { HostInTest } from '../../support/browserHost.ts';
import { startHostInTest } from '../../support/browserHost.ts';
import { keptGame } from '../../support/records.ts';

let host: HostInTest;

beforeAll(async () => {
  host = await startHostInTest();
});
afterAll(() => host.dispose());

const take = async (window: string): Promise<unknown> =>
  (await host.post('running.take', '{"game":"a-game"}', { [WINDOW_HEADER]: window })).json();

/** Lets a window listen; returns what closes it. */
async function open(window: string): Promise<() => void> {
  const ended = new AbortController();
  const headers = { [TOKEN_HEADER]: host.token, [WINDOW_HEADER]: window };
  const response = await fetch(`${host.origin}${EVENTS_PATH}`, { headers, signal: ended.signal });
  expect(response.status).toBe(200);
  return () => ended.abort();
}

test('a game is open in one window, until that is closed', async () => {
  const close = await open('window-one');
  expect(await take('window-one')).toMatchObject({ ok: true });
  await open('window-two');
  expect(await take('window-two')).toMatchObject({ ok: false, failure: { code: 'openElsewhere' } });
  close();
  await vi.waitFor(async () => expect(await take('window-two')).toMatchObject({ ok: true }));
});

test('a sixth window leaves a connection free for what all of them ask', async () => {
  const crowd = await startHostInTest();
  const listen = (window: string, signal?: AbortSignal): Promise<Response> =>
    fetch(`${crowd.origin}${EVENTS_PATH}`, {
      headers: { [TOKEN_HEADER]: crowd.token, [WINDOW_HEADER]: window },
      ...(signal === undefined ? {} : { signal }),
    });
  const first = new AbortController();
  await listen('window-1', first.signal);
  for (let n = 2; n <= 5; n++) expect((await listen(`window-${n}`)).status).toBe(200);
  expect((await listen('window-6')).status).toBe(503);
  expect((await crowd.post('settings.read', 'null', { [WINDOW_HEADER]: 'window-6' })).status).toBe(200);
  first.abort();
  await vi.waitFor(async () => expect((await listen('window-6')).status).toBe(200));
  await crowd.dispose();
});

test('what a window sent last is kept when it is gone, and holds no game open', async () => {
  const kept = keptGame(2);
  const game = kept.saved.game;
  const keep = (window: string): Promise<Response> =>
    host.post('running.keep', JSON.stringify(kept), { [WINDOW_HEADER]: window });
  const takes = async (window: string): Promise<unknown> =>
    (await host.post('running.take', JSON.stringify({ game }), { [WINDOW_HEADER]: window })).json();
  const close = await open('window-gone');
  await takes('window-gone');
  close();
  await vi.waitFor(async () => expect(await takes('window-other')).toMatchObject({ ok: true }));
  await host.post('running.release', JSON.stringify({ game }), { [WINDOW_HEADER]: 'window-other' });
  expect(await (await keep('window-gone')).json()).toMatchObject({ ok: true });
  expect(await takes('window-other')).toMatchObject({ ok: true, value: { record: kept.record } });
  expect(await (await keep('window-gone')).json()).toMatchObject({ failure: { code: 'openElsewhere' } });
});

test('what a closed window sent last still arrives when the host has been told to end', async () => {
  const ending = await startHostInTest();
  const ended = ending.dispose();
  const last = await ending.post('settings.change', '{"hideClock":true}');
  expect(await last.json()).toMatchObject({ ok: true, value: { hideClock: true } });
  await ended;
});

test.each(['', 'x', '../../../etc/passwd', 'a'.repeat(500), 'a b c d e f g'])(
  'a window that calls itself %j is one of the nameless',
  async (name) => {
    const headers = { [WINDOW_HEADER]: name };
    await host.post('running.take', '{"game":"nameless-game"}', headers);
    const again = await host.post('running.take', '{"game":"nameless-game"}');
    expect(await again.json()).toMatchObject({ ok: true });
  },
);

test('windows of the host’s own are none of a browser’s', async () => {
  expect(await (await host.post('window.open', 'null')).json()).toMatchObject({
    failure: { code: 'unsupported' },
  });
  expect(await (await host.post('window.show', '{"game":"a-game"}')).json()).toMatchObject({
    value: { shown: false },
  });
});
