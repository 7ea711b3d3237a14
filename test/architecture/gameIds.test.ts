import { describe, expect, it } from 'vitest';
import { catalogue } from '../../shared/games/catalogue.ts';
import { lineAt, projectFiles } from './sourceFiles.ts';

/**
 * Where a game may be named: its data and its line of test, and places that only record what was seen or said about
 * it (languages, golden files, fixtures, pinned figures). End-to-end specs play certain games.
 */
const mayName =
  /^(shared\/games|test\/games|shared\/languages|test\/golden|test\/fixtures|test\/end-to-end|test\/bench\/[^/]*\.json)(\/|$)|\.json$|\.md$/;

/** Ids with a hyphen are no other words and may stand nowhere; one-word ids are looked for as whole strings. */
function idPattern(id: string): string {
  return id.includes('-') ? `(?<![\\w-])${id}(?![\\w-])` : `(?<=['"\`])${id}(?=['"\`])`;
}

describe('the id of a game', () => {
  const pattern = new RegExp(catalogue.map(({ id }) => idPattern(id)).join('|'), 'g');

  it('stands in its data and its tests only, so that nothing can branch on it', () => {
    const places = projectFiles(/^(shared|main|renderer|build|test)\/.*\.(ts|tsx|mjs|html|css)$/)
      .filter(({ path }) => !mayName.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)}: ${match[0]}`),
      );
    expect(places).toEqual([]);
  });
});
