import { describe, expect, it } from 'vitest';
import { helpFor, solveOptions, UsageError } from '../../../build/solving/options.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';

const id = catalogue[0]?.id ?? '';

describe('the command line of solve', () => {
  it('reads a range of deals and all options', () => {
    const words = [
      '--game',
      id,
      '--deals',
      '3-7',
      '--budget',
      '500',
      '--memory',
      '128',
      '--threads',
      '2',
      '--json',
    ];
    expect(solveOptions(words)).toEqual({
      game: catalogue[0],
      source: { type: 'deals', first: 3, last: 7 },
      budget: 500,
      memory: 128,
      threads: 2,
      json: true,
    });
  });

  it('reads one deal, a position and a file', () => {
    const source = (...words: string[]) => solveOptions(['--game', id, ...words]).source;
    expect(source('--deals', '17')).toEqual({ type: 'deals', first: 17, last: 17 });
    expect(source('--position', 'T: #:1')).toEqual({ type: 'position', key: 'T: #:1' });
    expect(source('--file', 'a.jsonl.gz')).toEqual({ type: 'file', path: 'a.jsonl.gz' });
  });

  it.each([
    [[], '--game'],
    [['--game', 'no-such-game'], 'npm run games'],
    [['--game', id, '--deals', '7-3'], '1-1000'],
    [['--game', id, '--deals', '0'], '1-1000'],
    [['--game', id, '--budget', 'soon'], 'whole number'],
    [['--game', id, '--deals', '1', '--file', 'x'], 'only one'],
    [['--game', id, '--fast'], 'Usage'],
  ])('refuses %j and says what would be right', (words, said) => {
    expect(() => solveOptions(words)).toThrow(UsageError);
    expect(() => solveOptions(words)).toThrow(said);
  });
});

describe('the help of a command line', () => {
  it.each(['--help', '-h'])('is given for %s, wherever it stands', (word) => {
    const text = helpFor(['--game', word], 'Does something.', 'solve --game ID');
    expect(text).toBe('Does something.\n\nUsage: npm run solve -- --game ID');
  });

  it('is not given unasked', () =>
    expect(helpFor(['--game', id], 'Does something.', 'solve')).toBeUndefined());
});
