import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../../../build/winnability/ledger.ts';

describe('the ledger of a count', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('goes on where it was, and counts only the deals asked for', () => {
    const path = join(folder, 'deep', 'ledger.jsonl');
    new Ledger(path).add({ deal: '1', verdict: 'winnable', ms: 3 });
    const ledger = new Ledger(path);
    ledger.add({ deal: '2', verdict: 'unknown', ms: 9 });
    ledger.add({ deal: '7', verdict: 'unwinnable', ms: 1 });
    expect(ledger.has('1')).toBe(true);
    expect(ledger.counts(5)).toEqual({ winnable: 1, unwinnable: 0, unknown: 1 });
    expect(new Ledger(path).counts(7)).toEqual({ winnable: 1, unwinnable: 1, unknown: 1 });
  });

  it('leaves out a torn line, and what follows it is whole', () => {
    const path = join(folder, 'ledger.jsonl');
    new Ledger(path).add({ deal: '1', verdict: 'winnable', ms: 3 });
    appendFileSync(path, '{"deal":"2","verd');
    const ledger = new Ledger(path);
    expect(ledger.has('2')).toBe(false);
    ledger.add({ deal: '2', verdict: 'unwinnable', ms: 1 });
    expect(new Ledger(path).counts(2)).toEqual({ winnable: 1, unwinnable: 1, unknown: 0 });
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
  });
});
