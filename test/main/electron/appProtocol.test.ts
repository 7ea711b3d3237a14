import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOfAddress, serveFolder } from '../../../main/electron/appProtocol.ts';

let outside = '';
let folder = '';
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'grand-patience-protocol-'));
  folder = join(outside, 'renderer');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.json'), '{}');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a b.js'), '1');
  writeFileSync(join(folder, 'assets', 'odd.exe'), '');
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

describe('an address of the app', () => {
  it('names a file of the window', () => {
    expect(fileOfAddress(folder, 'app://grand-patience/')).toBe(join(folder, 'index.html'));
    expect(fileOfAddress(folder, 'app://grand-patience/assets/a%20b.js?x#y')).toBe(
      join(folder, 'assets', 'a b.js'),
    );
  });

  it.each([
    'app://other/index.html',
    'https://grand-patience/index.html',
    'app://grand-patience/..%2fsecret.json',
    'app://grand-patience/%2e%2e/%2e%2e/secret.json',
    'app://grand-patience/assets/..%2f..%2fsecret.json',
    'app://grand-patience/..%5csecret.json',
    'app://grand-patience/index.html%00.js',
    'app://grand-patience/%ff',
  ])('never leads out of its folder: %s', async (address) => {
    const file = fileOfAddress(folder, address);
    if (file !== null) expect(file.startsWith(`${folder}/`)).toBe(true);
    expect((await serveFolder(folder)(new Request(address))).status).toBe(404);
  });
});

describe('what is served', () => {
  it('has its type and the policy of the window', async () => {
    const response = await serveFolder(folder)(new Request('app://grand-patience/index.html'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(await response.text()).toBe('<!doctype html>');
  });

  it('is nothing of an unknown type, nothing missing, and nothing that is posted', async () => {
    const serve = serveFolder(folder);
    expect((await serve(new Request('app://grand-patience/assets/odd.exe'))).status).toBe(404);
    expect((await serve(new Request('app://grand-patience/none.js'))).status).toBe(404);
    expect((await serve(new Request('app://grand-patience/index.html', { method: 'POST' }))).status).toBe(
      404,
    );
  });
});
