import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dependenciesAreCurrent, installDependencies } from '../../../build/setup/dependencies.mjs';

let root = '';
const calls: string[] = [];

const lock = (version: string): string =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/needed': { version },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    },
  });

function writeLock(version: string): void {
  writeFileSync(join(root, 'package-lock.json'), lock(version));
}

/** Leaves behind what npm leaves: its own record of what it installed. */
function recordInstalled(version: string): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(
    join(root, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/needed': { version } } }),
  );
}

/** A stand-in for npm that notes its command and installs the given version. */
const npm = (version: string) => async (args: readonly string[]) => {
  calls.push(args[0] ?? '');
  recordInstalled(version);
  return 0;
};
const say = (): undefined => undefined;

beforeEach(() => {
  calls.length = 0;
  root = mkdtempSync(join(tmpdir(), 'grand-patience-install-'));
  writeLock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the dependencies', () => {
  it('are installed from the lock file in a fresh clone, and only once', async () => {
    expect(await installDependencies(root, { npm: npm('1.0.0'), say })).toBe(true);
    expect(await installDependencies(root, { npm: npm('1.0.0'), say })).toBe(false);
    expect(calls).toEqual(['ci']);
  });

  it('are brought up to date when the lock file changes', async () => {
    await installDependencies(root, { npm: npm('1.0.0'), say });
    writeLock('2.0.0');
    expect(dependenciesAreCurrent(root)).toBe(false);
    await installDependencies(root, { npm: npm('2.0.0'), say });
    expect(dependenciesAreCurrent(root)).toBe(true);
    expect(calls).toEqual(['ci', 'install']);
  });

  it('are current when somebody installed them by hand', () => {
    recordInstalled('1.0.0');
    expect(dependenciesAreCurrent(root)).toBe(true);
  });

  it('are not current when somebody installed others', () => {
    recordInstalled('0.9.0');
    expect(dependenciesAreCurrent(root)).toBe(false);
  });

  it('stay outdated when npm fails, and say so', async () => {
    const failing = installDependencies(root, { npm: () => Promise.resolve(7), say });
    await expect(failing).rejects.toThrow(/exit status 7/);
    expect(dependenciesAreCurrent(root)).toBe(false);
  });
});
