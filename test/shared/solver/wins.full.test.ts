import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parsePosition } from '../../../shared/engine/positionText.ts';
import { findGameByName } from '../../../shared/games/catalogue.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { Solver } from '../../../shared/solver/solver.ts';

/** The positions with a proven verdict that others have recorded; see ORACLE_DIR in CONTRIBUTING.md. */
const folder = process.env['ORACLE_DIR'];
const files =
  folder === undefined ? [] : readdirSync(join(folder, 'wins')).map((file) => join(folder, 'wins', file));

interface Proven {
  readonly name?: string;
  readonly position?: string;
  readonly verdict?: string;
}

describe('recorded proofs', () => {
  it.each(files)('get no contrary verdict: %s', (file) => {
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as Proven);
    const definition = findGameByName(entries[0]?.name ?? '');
    if (definition === undefined) throw new Error(`${file} is of no game of the catalogue`);
    const game = compile(definition);
    const solver = new Solver(game, { clock: () => 0 });
    for (const { position, verdict } of entries) {
      if (position === undefined) continue;
      const found = solver.solve(parsePosition(game, position), {
        milliseconds: 1,
        nodes: 3_000_000,
      }).verdict;
      expect(['unknown', verdict]).toContain(found);
    }
  });

  it('are there, or the folder is not named', () => expect(files.length > 0).toBe(folder !== undefined));
});
