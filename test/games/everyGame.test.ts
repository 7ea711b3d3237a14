import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../build/checkGames.ts';
import { catalogue } from '../../shared/games/catalogue.ts';

const at = (path: string): URL => new URL(path, import.meta.url);
const ids = catalogue.map(({ id }) => id).sort();
const named = (folder: string): string[] =>
  readdirSync(at(folder))
    .map((file) => file.replace(/\.txt$/, ''))
    .sort();

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
    expect(tested.sort()).toEqual(ids);
  });

  it.each(['perft', 'behaviour'])('has a golden file of %s for each game, and no orphan', (kind) => {
    expect(named(`../golden/${kind}`)).toEqual(ids);
  });

  // `odd` has the games of oddGames.ts, which no catalogue has.
  it.each(readdirSync(at('../golden/rules')))('has the rules of each game in %s, and no orphan', (tag) => {
    expect(named(`../golden/rules/${tag}`)).toEqual([...ids, 'odd'].sort());
  });
});
