import { describe, expect, it } from 'vitest';
import { lineAt, projectFiles } from './sourceFiles.ts';

/**
 * A game is data: code may ask what its rules say, never which game it is. These are the ways in which it could ask:
 * comparing or switching on an id, a name, a family or a parent with a word written there, or on a number of piles.
 */
const ways: readonly RegExp[] = [
  /(?:definition|game|compiled)\??\.(?:id|name|family|variantOf)\s*[!=]==?\s*['"`]/g,
  /['"`]\s*[!=]==?\s*\w*(?:definition|game|compiled)\??\.(?:id|name|family|variantOf)\b/g,
  /switch\s*\([^)]*\.(?:id|name|family|variantOf)\)/g,
  /\bpiles\.length\s*[!=<>]==?\s*(?:[2-9]|\d\d+)/g,
  /\b(?:decks|count)\s*===\s*(?:[2-9]|\d\d+)/g,
];

describe('the sources', () => {
  const files = projectFiles(/^(shared|main|renderer)\/.*\.(ts|tsx)$/).filter(
    // Words have a grammar of numbers, and a game's data may say what it likes.
    ({ path }) => !/^shared\/(languages|games)\//.test(path),
  );

  it('are seen', () => expect(files.length).toBeGreaterThan(100));

  it('branch on no game, family, name or number of piles', () => {
    const places = files.flatMap(({ path, text }) =>
      ways.flatMap((way) =>
        [...text.matchAll(way)].map((match) => `${path}:${lineAt(text, match.index)}: ${match[0]}`),
      ),
    );
    expect(places).toEqual([]);
  });
});
