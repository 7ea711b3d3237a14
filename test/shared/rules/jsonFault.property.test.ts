import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../shared/rules/jsonFault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place where a text ceases to be JSON', () => {
  it('is none in JSON of any kind', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2, '\t'), (text, indent) => {
        expect(jsonFault(JSON.stringify(JSON.parse(text), null, indent))).toBeUndefined();
      }),
    );
  });

  it('is found exactly where the runtime finds that the text is none', () => {
    const sign = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '-',
      '.',
      '0',
      'e',
      'true',
      ' ',
      '\n',
      'ü',
      '\u0001',
      '\u0085',
    );
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(60), fc.nat(3), sign, (text, at, cut, put) => {
        const damaged = text.slice(0, at) + put + text.slice(at + cut);
        expect(jsonFault(damaged) === undefined).toBe(isJson(damaged));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['{\n  "a": 1,\n  "b": x\n}', { line: 3, column: 8, found: 'x' }],
    ['{ "a": 1, }', { line: 1, column: 11, found: '}' }],
    ['{ "a": [1, 2', { line: 1, column: 13, found: '' }],
    ['', { line: 1, column: 1, found: '' }],
    ['[1] [2]', { line: 1, column: 5, found: '[2]' }],
  ])('in %j is %j', (text, fault) => expect(jsonFault(text)).toEqual(fault));
});
