import { describe, expect, test, vi } from 'vitest';
import { bridgeTransport } from '../../../renderer/host/bridgeTransport.ts';
import type { Transport, TransportListener } from '../../../renderer/host/hostClient.ts';
import { hostClient } from '../../../renderer/host/hostClient.ts';
import type { HttpScope } from '../../../renderer/host/httpTransport.ts';
import { httpTransport } from '../../../renderer/host/httpTransport.ts';
import { startHostInTest } from '../../support/browserHost.ts';

function standIn(reply: unknown) {
  let listener: TransportListener | null = null;
  const transport: Transport = {
    send: vi.fn(async () => reply),
    listen(given) {
      listener = given;
      return () => {
        listener = null;
      };
    },
  };
  return {
    transport,
    isHeard: () => listener !== null,
    event: (name: string, value: unknown) => listener?.event(name, value),
    connection: (connected: boolean) => listener?.connection(connected),
  };
}

describe('the client', () => {
  test('sends requests and checks results', async () => {
    const { transport } = standIn({ ok: true, value: { recorded: 'perhaps' } });
    const client = hostClient(transport);
    await expect(
      client.request('running.drop', { game: 'a-game', record: 'record-1' }),
    ).rejects.toMatchObject({
      failure: { code: 'malformed' },
    });
    expect(transport.send).toHaveBeenCalledWith('running.drop', { game: 'a-game', record: 'record-1' });
  });

  test('hands checked events to those who listen, and drops all others', () => {
    const { transport, event } = standIn(null);
    const client = hostClient(transport);
    const heard: string[] = [];
    const stop = client.on('running.changed', ({ game }) => heard.push(game));
    event('running.changed', { game: 'a-game' });
    event('running.changed', { game: 5 });
    event('settings.changed', {});
    event('toString', {});
    stop();
    event('running.changed', { game: 'b-game' });
    expect(heard).toEqual(['a-game']);
  });

  test('holds the connection while anybody listens', () => {
    const { transport, isHeard, connection } = standIn(null);
    const client = hostClient(transport);
    expect(isHeard()).toBe(false);
    const states: boolean[] = [];
    const stopOne = client.on('saves.changed', () => undefined);
    const stopOther = client.onConnection((connected) => states.push(connected));
    connection(false);
    stopOne();
    stopOne();
    expect(isHeard()).toBe(true);
    stopOther();
    expect(isHeard()).toBe(false);
    expect(states).toEqual([false]);
  });
});

describe('the bridge', () => {
  test('is found where the preload has put it, and only whole', () => {
    expect(bridgeTransport({})).toBeNull();
    expect(bridgeTransport({ grandPatience: { request: () => undefined } })).toBeNull();
    const request = vi.fn(async () => 'reply');
    const transport = bridgeTransport({ grandPatience: { request, listen: () => () => undefined } });
    void transport?.send('app.about', null);
    expect(request).toHaveBeenCalledWith('app.about', null);
  });
});

function scopeAt(address: string): HttpScope & { readonly shown: string[] } {
  const { hash, pathname, search, origin } = new URL(address);
  const stored = new Map<string, string>();
  const shown: string[] = [];
  return {
    shown,
    location: { hash, pathname, search },
    history: { replaceState: (_data, _unused, url) => void shown.push(url) },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    crypto: globalThis.crypto,
    fetch: (url, init) =>
      fetch(origin + url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), origin },
      }),
  };
}

describe('the connection to the browser host', () => {
  test('takes the token out of the address bar and keeps the rest', () => {
    const scope = scopeAt('http://127.0.0.1:1/?game=a-game#token=abc&page=help');
    httpTransport(scope);
    expect(scope.shown).toEqual(['/?game=a-game#page=help']);
  });

  test('carries requests, events and the loss of the host', async () => {
    const host = await startHostInTest();
    const client = hostClient(httpTransport(scopeAt(`${host.origin}/#token=${host.token}`)));
    const connected = new Promise<void>((resolve) => {
      client.onConnection((is) => is && resolve());
    });
    const changed = new Promise((resolve) => {
      client.on('settings.changed', resolve);
    });
    await connected;
    expect(await client.request('settings.change', { volume: 11 })).toMatchObject({ volume: 11 });
    expect(await changed).toMatchObject({ volume: 11 });
    const lost = new Promise<void>((resolve) => {
      client.onConnection((is) => !is && resolve());
    });
    await host.dispose();
    await lost;
    await expect(client.request('settings.read', null)).rejects.toMatchObject({
      failure: { code: 'unreachable' },
    });
  });

  test('without the token is refused', async () => {
    const host = await startHostInTest();
    const client = hostClient(httpTransport(scopeAt(`${host.origin}/`)));
    await expect(client.request('settings.read', null)).rejects.toMatchObject({
      failure: { code: 'forbidden' },
    });
    await host.dispose();
  });
});
