import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFiles } from '../../build/checkGames.ts';
import { klondikeDrawOne } from '../../shared/games/klondike.ts';

describe('checking game files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'games-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('finds nothing wrong with a game', async () => {
    const text = JSON.stringify({ ...klondikeDrawOne, id: 'my-own' });
    expect(await checkFiles([file('a.json', text)])).toEqual([]);
  });

  it('says in sentences what is wrong, of each file', async () => {
    const { goal: _, ...noGoal } = { ...klondikeDrawOne, id: 'my-own' };
    const paths = [
      file('a.json', '{\n  "id": x }'),
      file('b.json', JSON.stringify(noGoal)),
      join(folder, 'c.json'),
    ];
    expect(await checkFiles(paths)).toEqual([
      'a.json: The file is not JSON: in line 2, column 9 stands x }, where it cannot stand.',
      'b.json: “goal” is missing. Add it.',
      'c.json: The file cannot be read. See whether it is there and may be opened.',
    ]);
  });
});
