import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowPresence } from '../../../main/browser/windowPresence.ts';

let gone: string[];
let presence: WindowPresence;

beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  presence = new WindowPresence((window) => gone.push(window));
});
afterEach(() => vi.useRealTimers());

test('a window is gone when the last connection ends that it listens on', () => {
  presence.listens('one');
  presence.listens('one');
  presence.stopsListening('one');
  expect(gone).toEqual([]);
  presence.stopsListening('one');
  expect(gone).toEqual(['one']);
});

test('a window that asks and never listens is gone after a while', () => {
  presence.asks('one');
  presence.asks('two');
  presence.listens('two');
  vi.advanceTimersByTime(9_000);
  presence.asks('one');
  vi.advanceTimersByTime(9_000);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(gone).toEqual(['one']);
});

test('nobody is expected any more once the host ends', () => {
  presence.asks('one');
  presence.close();
  vi.runAllTimers();
  expect(gone).toEqual([]);
});

test('the host is alone when no window listens and none is expected', async () => {
  await presence.whenAlone();
  presence.asks('one');
  presence.listens('two');
  let alone = false;
  const waiting = presence.whenAlone().then(() => {
    alone = true;
  });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(alone).toBe(false);
  presence.stopsListening('two');
  await waiting;
  expect(alone).toBe(true);
});
