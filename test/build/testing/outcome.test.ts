import { describe, expect, it } from 'vitest';
import { checkOutcome, closingLines, runOutcome, unlistedSkips } from '../../../build/testing/outcome.mjs';
import { playwrightOutcome } from '../../../build/testing/playwrightReport.mjs';

const allowed = [{ name: '^in Electron$', reason: '^no runtime' }];
const skip = { name: 'in Electron', reason: 'no runtime here' };

describe('the closing lines of a test run', () => {
  it('add up all steps in a last line of its own', () => {
    const { lines, ok } = closingLines(
      [checkOutcome('lint', 0), { passed: 7, failures: [], skips: [skip] }],
      allowed,
    );
    expect(lines).toEqual(['Skipped: in Electron: no runtime here', '8 passed, 0 failed, 1 skipped']);
    expect(ok).toBe(true);
  });

  it('name each failure', () => {
    const { lines, ok } = closingLines(
      [checkOutcome('lint', 2), { passed: 1, failures: ['a'], skips: [] }],
      [],
    );
    expect(lines).toEqual(['Failed: lint (exit status 2)', 'Failed: a', '1 passed, 2 failed, 0 skipped']);
    expect(ok).toBe(false);
  });

  it('fail for a skip that is not listed', () => {
    const { lines, ok } = closingLines([{ passed: 1, failures: [], skips: [skip] }], []);
    expect(lines.at(-1)).toBe('1 passed, 1 failed, 1 skipped');
    expect(ok).toBe(false);
  });
});

describe('an unlisted skip', () => {
  it('is one of another name, for another reason, or without a reason', () => {
    expect(unlistedSkips([skip], allowed)).toEqual([]);
    expect(unlistedSkips([{ ...skip, name: 'other' }], allowed)).toHaveLength(1);
    expect(unlistedSkips([{ ...skip, reason: 'too slow' }], allowed)).toHaveLength(1);
    expect(unlistedSkips([{ ...skip, reason: '' }], [{ name: '', reason: '' }])).toHaveLength(1);
  });
});

describe('the outcome of a run', () => {
  const good = { passed: 3, failures: [], skips: [] };

  it('is what it reported', () => {
    expect(runOutcome('unit', good, 0)).toEqual(good);
  });

  it.each([
    ['left no report', runOutcome('unit', null, 0)],
    ['ended with exit status 1', runOutcome('unit', good, 1)],
    ['ran no test', runOutcome('unit', { passed: 0, failures: [], skips: [] }, 0)],
  ])('is a failure where it %s', (why, outcome) => {
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]).toContain(why);
  });
});

describe("Playwright's report", () => {
  const entry = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', description?: string) => ({
    title: status,
    tests: [
      {
        projectName: 'browser',
        status,
        annotations: description === undefined ? [] : [{ type: 'skip', description }],
      },
    ],
  });

  it('is read through all suites; a test that passed only at a second try has failed', () => {
    const outcome = playwrightOutcome({
      suites: [
        {
          title: 'play.spec.ts',
          specs: [entry('expected')],
          suites: [
            { title: 'a game', specs: [entry('unexpected'), entry('flaky'), entry('skipped', 'no display')] },
          ],
        },
      ],
      errors: [{ message: 'a file could not be read' }],
    });
    expect(outcome.passed).toBe(1);
    expect(outcome.failures).toEqual([
      '[browser] play.spec.ts > a game > unexpected',
      '[browser] play.spec.ts > a game > flaky',
      'outside any test: a file could not be read',
    ]);
    expect(outcome.skips).toEqual([
      { name: '[browser] play.spec.ts > a game > skipped', reason: 'no display' },
    ]);
  });
});
