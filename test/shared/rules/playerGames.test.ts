import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { klondikeDrawOne } from '../../../shared/games/klondike.ts';
import { readPlayerGames } from '../../../shared/rules/playerGames.ts';

const own = (id: string): string => JSON.stringify({ ...klondikeDrawOne, id, name: 'My own' });

describe('readPlayerGames', () => {
  it('takes the good files and names what is wrong with the others', () => {
    const { games, problems } = readPlayerGames(
      [
        { file: 'a.json', text: own('my-own') },
        { file: 'b.json', text: '{ "id": ' },
        { file: 'c.json', text: own('my-own') },
        { file: 'd.json', text: own('some-game') },
        { file: 'e.json', text: undefined, reason: 'fileTooLarge' },
        { file: 'f.json', text: own('my-own').replace('"decks":1', '"decks":7') },
      ],
      new Set(['some-game']),
    );
    expect(games.map(({ id }) => id)).toEqual(['my-own']);
    expect(problems.map(({ file, path, what }) => [file, path, what])).toEqual([
      ['b.json', '1:9', 'jsonEnds'],
      ['c.json', 'id', 'idTaken'],
      ['d.json', 'id', 'idTaken'],
      ['e.json', '', 'fileTooLarge'],
      ['f.json', 'decks', 'tooLarge'],
    ]);
  });

  it('takes variants of games that are there, whichever file comes first, and of no others', () => {
    const variant = (id: string, variantOf: string) => ({
      file: `${id}.json`,
      text: JSON.stringify({ ...klondikeDrawOne, id, variantOf }),
    });
    const { games, problems } = readPlayerGames(
      [
        variant('of-own', 'parent'),
        variant('of-itself', 'of-itself'),
        variant('of-none', 'nothing'),
        variant('of-known', 'known'),
        { file: 'parent.json', text: own('parent') },
      ],
      new Set(['known']),
    );
    expect(games.map(({ id }) => id)).toEqual(['of-own', 'of-known', 'parent']);
    expect(problems.map(({ file, path, what }) => [file, path, what])).toEqual([
      ['of-itself.json', 'variantOf', 'noSuchParent'],
      ['of-none.json', 'variantOf', 'noSuchParent'],
    ]);
  });

  it('never throws, whatever stands in a file', () => {
    const text = own('my-own');
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 20 }), (at, cut, put) => {
        const damaged = text.slice(0, at) + put + text.slice(at + cut);
        const { games, problems } = readPlayerGames([{ file: 'a.json', text: damaged }], new Set());
        expect(games.length + Math.min(1, problems.length)).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});
