import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../build/checkGames.ts';
import { catalogue } from '../../shared/games/catalogue.ts';

const at = (path: string): URL => new URL(path, import.meta.url);
const ids = catalogue.map(({ id }) => id).sort();
const orphans = (folder: string, known: readonly string[]): string[] =>
  readdirSync(at(folder)).filter((file) => !known.includes(file.replace(/\.txt$/, '')));
const DELETE = 'delete these files of test/golden/, or bring their games back';

describe('the catalogue', () => {
  it('holds games that can be played, each with an id of its own', async () =>
    expect(await checkCatalogue()).toEqual([]));

  it('has no two games of one name or alias', () => {
    const names = catalogue.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('has a line of test for each game, and no other', () => {
    const tests = readdirSync(at('.'))
      .map((file) => readFileSync(at(file), 'utf8'))
      .join('\n');
    const tested = [...tests.matchAll(/^testGame\('([^']+)'/gm)].map(([, id = '']) => id);
    expect(
      tested.sort(),
      "write testGame('the-id', []); into the file of its family in test/games/, once a game",
    ).toEqual(ids);
  });

  // That none is missing is seen where they are compared: `npm test` writes none. A check here would fail whenever they
  // are being written for a new game, since the files of tests run side by side.
  it.each(['perft', 'behaviour'])('has no golden file of %s that belongs to no game', (kind) => {
    expect(orphans(`../golden/${kind}`, ids), DELETE).toEqual([]);
  });

  // `odd` has the games of oddGames.ts, which no catalogue has.
  it.each(readdirSync(at('../golden/rules')))('has no rules in %s that belong to no game', (tag) => {
    expect(orphans(`../golden/rules/${tag}`, [...ids, 'odd']), DELETE).toEqual([]);
  });
});
