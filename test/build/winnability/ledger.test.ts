import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Ledger, ledgerPath } from '../../../build/winnability/ledger.ts';
import { klondikeDrawOne } from '../../../shared/games/klondike.ts';

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

describe('the file of a ledger', () => {
  const path = (changes: object, ms = 500) => ledgerPath('folder', { ...klondikeDrawOne, ...changes }, ms);

  it('is the same for the same rules, whatever is said about the game', () => {
    expect(path({ name: 'Other', layout: ['stock', 'waste', 'foundations', 'tableau'] })).toBe(path({}));
  });

  it.each([
    { rulesVersion: 2 },
    { stock: { to: 'waste', packets: [2], passes: 'unlimited' } },
    { deal: klondikeDrawOne.deal.slice(1) },
    { decks: 2 },
  ])('is another one for other rules: %j', (changes) => expect(path(changes)).not.toBe(path({})));

  it('is another one for another budget', () => expect(path({}, 1000)).not.toBe(path({})));
});
