import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { electronStandIn } from '../../support/electronStandIn.ts';

/** What a start with these words did before any window: how it ended, and what it printed or showed. */
async function start(words: readonly string[]): Promise<{ exits: number[]; said: string }> {
  vi.resetModules();
  const { parts, recorded } = electronStandIn({ userData: folder, appPath: '/app', lock: false });
  vi.doMock('electron', () => ({ ...parts, default: parts }));
  vi.stubGlobal('process', Object.assign(Object.create(process), { argv: ['electron', '/app', ...words] }));
  const said: string[] = [];
  const note = (text: unknown): void => {
    said.push(String(text));
  };
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  await import('../../../main/electron/main.ts');
  return { exits: recorded.exits, said: [...said, ...recorded.errorBoxes].join('\n') };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grand-patience-main-'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start of the installed app', () => {
  it('prints its version and its help', async () => {
    expect(await start(['--version'])).toMatchObject({ exits: [0], said: '0.1.0' });
    const help = await start(['--help']);
    expect(help.exits).toEqual([0]);
    for (const flag of ['--game', '--deal', '--user-data', '--version', '--help']) {
      expect(help.said).toContain(flag);
    }
  });

  it('says what is wrong with its words, and ends', async () => {
    expect(await start(['--deal'])).toMatchObject({
      exits: [2],
      said: expect.stringContaining('--deal needs a value'),
    });
    const file = join(folder, 'a-file');
    writeFileSync(file, 'not a folder');
    expect(await start([`--user-data=${file}`])).toMatchObject({
      exits: [1],
      said: expect.stringContaining(`${file} is a file`),
    });
    expect(readFileSync(file, 'utf8')).toBe('not a folder');
  });
});
