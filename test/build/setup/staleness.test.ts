import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStale, makeIfStale } from '../../../build/setup/staleness.mjs';

const product = { name: 'thing made', inputs: ['source', 'settings.json'], outputs: ['made/thing'] };
let root = '';

const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const make = async (): Promise<void> => write('made/thing', 'made');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'grand-patience-stale-'));
  write('source/a.ts', 'a');
  write('source/deep/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a product', () => {
  it('is stale until it is made, and made once', async () => {
    expect(isStale(root, product)).toBe(true);
    expect(await makeIfStale(root, product, make)).toBe(true);
    expect(isStale(root, product)).toBe(false);
    expect(await makeIfStale(root, product, make)).toBe(false);
  });

  it.each([
    ['a changed file', () => write('source/deep/b.ts', 'other')],
    ['a new file', () => write('source/c.ts', '')],
    ['a removed file', () => rmSync(join(root, 'source/a.ts'))],
    ['a file that was not there before', () => write('settings.json', '{}')],
    ['a lost output', () => rmSync(join(root, 'made/thing'))],
  ])('is stale after %s', async (_what, change) => {
    await makeIfStale(root, product, make);
    change();
    expect(isStale(root, product)).toBe(true);
  });

  it('is not stale after a change of time alone', async () => {
    await makeIfStale(root, product, make);
    write('source/a.ts', 'a');
    expect(isStale(root, product)).toBe(false);
  });

  it('stays stale when an input changes while it is made', async () => {
    await makeIfStale(root, product, async () => {
      await make();
      write('source/a.ts', 'changed meanwhile');
    });
    expect(isStale(root, product)).toBe(true);
  });

  it('stays stale when the making fails or makes nothing', async () => {
    await expect(makeIfStale(root, product, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(makeIfStale(root, product, () => Promise.resolve())).rejects.toThrow(/no made\/thing/);
    expect(isStale(root, product)).toBe(true);
  });
});
