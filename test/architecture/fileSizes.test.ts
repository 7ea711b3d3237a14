import { describe, expect, it } from 'vitest';
import { projectFiles } from './sourceFiles.ts';

/** A language is a list of words in one file: it is as long as what it lists (docs/decisions/one-file-per-language.md). */
const lists = /^shared\/languages\//;
const usual = 200;
const most = 400;

describe('the size of source files', () => {
  const sizes = projectFiles(/^(shared|main|renderer|build)\/.*\.(ts|tsx|mjs)$/)
    .filter(({ path }) => !lists.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  const long = sizes.filter(({ lines }) => lines > usual);

  it('is reported', () => {
    const table = long.map(({ path, lines }) => `  ${String(lines).padStart(4)}  ${path}`);
    console.log(`${sizes.length} source files, ${long.length} above ${usual} lines\n${table.join('\n')}`);
    expect(sizes.length).toBeGreaterThan(0);
  });

  it(`is below ${usual} lines nine times in ten, and never above ${most}`, () => {
    expect(sizes.filter(({ lines }) => lines > most)).toEqual([]);
    expect(long.length).toBeLessThanOrEqual(sizes.length / 10);
  });
});
