import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DealNumberError, dealNumber, dealOrder, parseDealNumber } from '../../../shared/cards/dealNumber.ts';
import { cardText } from '../../../shared/cards/notation.ts';

interface RecordedPack {
  readonly decks: number;
  readonly number: string;
  readonly dealt: string;
}

const packs = readFileSync(new URL('../../fixtures/deals.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): RecordedPack => JSON.parse(line));

describe('dealOrder', () => {
  it.each(packs)('deals number $number with $decks decks as recorded', ({ decks, number, dealt }) => {
    expect(dealOrder(dealNumber(number), decks).map(cardText).reverse().join(',')).toBe(dealt);
  });
});

describe('parseDealNumber', () => {
  it.each([
    ['# 1-000', '1000'],
    ['MS 617', 'ms617'],
    ['1,234_567', '1234567'],
    ['007', '7'],
    ['ms8589934591', 'ms8589934591'],
  ])('reads %j as %j', (text, number) => {
    expect(parseDealNumber(text)).toEqual({ ok: true, number });
  });

  it.each([
    ['', 'empty'],
    ['  #', 'empty'],
    ['0', 'zero'],
    ['ms0', 'zero'],
    ['12a', 'notANumber'],
    ['1e9', 'notANumber'],
    ['ms8589934592', 'tooLarge'],
    ['9'.repeat(41), 'tooLong'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseDealNumber(text)).toMatchObject({ ok: false, problem });
  });

  it('throws with the reason where a number is needed', () => {
    expect(() => dealNumber('x')).toThrow(DealNumberError);
  });
});
