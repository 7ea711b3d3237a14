import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLines } from '../../../renderer/host/lines.ts';
import { EVENTS_PATH, REQUEST_PATH, TOKEN_HEADER } from '../../../shared/ipc/bridge.ts';
import { requests } from '../../../shared/ipc/contract.ts';
import type { HostInTest } from '../../support/browserHost.ts';
import { startHostInTest, testPage } from '../../support/browserHost.ts';
import { rawRequest, sendRaw } from '../../support/rawHttp.ts';

let host: HostInTest;
const own = () => `127.0.0.1:${host.port}`;

beforeAll(async () => {
  host = await startHostInTest();
});
afterAll(() => host.dispose());

describe('the window’s files', () => {
  test('are served to everybody on this machine, isolated and under a strict policy', async () => {
    const response = await fetch(`${host.origin}/`);
    expect(await response.text()).toBe(testPage);
    expect(response.headers.get('content-type')).toContain('text/html');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('may be kept by the browser only where their names change with their content', async () => {
    const page = await fetch(`${host.origin}/`);
    const script = await fetch(`${host.origin}/assets/main-1a2b.js`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  test.each([
    '/../secret.js',
    '/assets/../../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/%2e%2e%2fsecret.js',
    '/..\\secret.js',
    '/..%5csecret.js',
    '/....//secret.js',
    '/assets/..%00/secret.js',
    '//secret.js',
    '/%',
    '/nothing.js',
    '/assets',
  ])('do not include %s', async (target) => {
    const answer = await sendRaw(host.port, rawRequest('GET', target, own()));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('secret\n');
  });

  test('do not include what a link leads to outside the folder', async () => {
    await symlink(join(host.renderer, '..', 'secret.js'), join(host.renderer, 'linked.js'));
    expect((await fetch(`${host.origin}/linked.js`)).status).toBe(404);
  });

  test('do not include files of other kinds', async () => {
    await writeFile(join(host.renderer, 'notes.txt'), 'notes');
    expect((await fetch(`${host.origin}/notes.txt`)).status).toBe(404);
  });

  test('cannot be written to', async () => {
    expect((await fetch(`${host.origin}/index.html`, { method: 'PUT', body: 'x' })).status).toBe(405);
  });
});

describe('the contract', () => {
  test('answers the app’s own window', async () => {
    const response = await host.post('app.about', 'null');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ok: true,
      value: { host: 'browser', dataFolder: host.dataFolder },
    });
  });

  test.each([
    ['a wrong token', { [TOKEN_HEADER]: 'a'.repeat(43) }],
    ['no token', { [TOKEN_HEADER]: '' }],
    ['a foreign origin', { origin: 'http://example.com' }],
    ['another port’s origin', { origin: 'http://127.0.0.1:1' }],
    ['the origin of a page without one', { origin: 'null' }],
    ['a request that the browser calls a foreign site’s', { 'sec-fetch-site': 'cross-site' }],
    ['a request that the browser calls another port’s', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_, headers) => {
    const response = await host.post('settings.change', '{"theme":"dark"}', headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    expect(await (await host.post('settings.read', 'null')).json()).toMatchObject({
      value: { theme: 'system' },
    });
  });

  test('refuses a change that names no origin, as no browser sends it', async () => {
    const headers = ['Content-Type: application/json', `${TOKEN_HEADER}: ${host.token}`, 'Content-Length: 4'];
    const text = `${rawRequest('POST', `${REQUEST_PATH}app.about`, own(), headers)}null`;
    expect(await sendRaw(host.port, text)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test.each(['example.com', 'example.com:80', '127.0.0.1', 'localhost.example.com', '0.0.0.0'])(
    'refuses the name %s, which was rebound to this machine',
    async (name) => {
      const port = name.includes(':') ? name : `${name}:${host.port === 80 ? 81 : 80}`;
      expect(await sendRaw(host.port, rawRequest('GET', '/', port))).toMatch(/^HTTP\/1\.1 403 /);
      const headers = [`${TOKEN_HEADER}: ${host.token}`];
      expect(await sendRaw(host.port, rawRequest('GET', EVENTS_PATH, port, headers))).toMatch(
        /^HTTP\/1\.1 403 /,
      );
    },
  );

  test('refuses what it does not list', async () => {
    const response = await host.post('app.format', 'null');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ failure: { code: 'unknownRequest' } });
    expect((await host.post('toString', 'null')).status).toBe(404);
    expect((await host.post('__proto__', 'null')).status).toBe(404);
  });

  test('refuses a malformed argument and changes nothing', async () => {
    const response = await host.post('settings.change', '{"theme":"dark","volume":1000}');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ failure: { code: 'malformed' } });
    expect(await (await host.post('settings.read', 'null')).json()).toMatchObject({
      value: { theme: 'system' },
    });
  });

  test.each(['', '{', '\0', '[1,', 'undefined', '{"theme":'])(
    'refuses %j, which is no JSON',
    async (body) => {
      expect((await host.post('settings.change', body)).status).toBe(400);
    },
  );

  test('refuses another content type, which a form of a foreign page could send', async () => {
    expect((await host.post('app.about', 'null', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  test('refuses a message that says it is too large, without taking it in', async () => {
    const body = JSON.stringify('x'.repeat(requests['app.about'].maxBytes));
    expect((await host.post('app.about', body)).status).toBe(413);
  });

  test('refuses a message that turns out too large', async () => {
    const headers = [
      'Content-Type: application/json',
      `Origin: ${host.origin}`,
      `${TOKEN_HEADER}: ${host.token}`,
      'Transfer-Encoding: chunked',
    ];
    const chunk = 'x'.repeat(requests['app.about'].maxBytes + 1);
    const body = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    const answer = await sendRaw(
      host.port,
      rawRequest('POST', `${REQUEST_PATH}app.about`, own(), headers) + body,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('refuses headers without end', async () => {
    const answer = await sendRaw(
      host.port,
      rawRequest('GET', '/', own(), [`X-Long: ${'x'.repeat(100_000)}`]),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('gives up on a request that never ends, and serves others meanwhile', async () => {
    const slow = sendRaw(host.port, `GET / HTTP/1.1\r\nHost: ${own()}\r\nX-Slow:`, 20_000);
    expect((await fetch(`${host.origin}/`)).status).toBe(200);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('tells its end to whoever runs the host', async () => {
    expect(host.quitAsked).toBe(false);
    expect(await (await host.post('app.quit', 'null')).json()).toEqual({ ok: true, value: null });
    expect(host.quitAsked).toBe(true);
  });
});

describe('events', () => {
  test('are refused without the token', async () => {
    expect((await fetch(`${host.origin}${EVENTS_PATH}`)).status).toBe(403);
  });

  test('go to every window that listens', async () => {
    const windows = await Promise.all(
      [1, 2].map(() => fetch(`${host.origin}${EVENTS_PATH}`, { headers: { [TOKEN_HEADER]: host.token } })),
    );
    const heard = windows.map(async ({ body }) => {
      if (body === null) throw new Error('No stream');
      for await (const line of readLines(body)) if (line !== '') return JSON.parse(line) as unknown;
      throw new Error('The stream ended');
    });
    await host.post('settings.change', '{"volume":42}');
    for (const event of await Promise.all(heard)) {
      expect(event).toMatchObject(['settings.changed', { volume: 42 }]);
    }
  });
});
