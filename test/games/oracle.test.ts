import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyFile } from '../../build/verify/run.ts';
import { oracleFolder } from '../support/testGame.ts';

const folder = oracleFolder();

describe('all recordings of other implementations', () => {
  if (folder === undefined) {
    it('are replayed', ({ skip }) =>
      skip('ORACLE_DIR names no folder of recordings; test/fixtures has a selection'));
    return;
  }
  const files = ['traces', 'reference', 'wins'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => join(folder, kind, file)),
  );

  it('are there', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('%s replays without a difference', (file) => {
    const { positions, differences, first } = verifyFile(file);
    expect(first ?? differences).toBe(0);
    expect(positions).toBeGreaterThan(0);
  });
});
