import { describe, expect, it } from 'vitest';
import { dealOfTheDay } from '../../../shared/deals/dealOfTheDay.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import table from '../../../shared/games/winnableDeals.json' with { type: 'json' };

const dates = Array.from({ length: 400 }, (_, i) =>
  new Date(Date.UTC(2026, 0, 1) + i * 86_400_000).toISOString().slice(0, 10),
);
const lists = Object.entries<string>(table).filter(([, deals]) => deals !== '');

describe('the deal of the day', () => {
  it('exists for games of the catalogue only, as numbers that differ', () => {
    for (const [id, deals] of lists) {
      expect(catalogue.some((game) => game.id === id)).toBe(true);
      const numbers = deals.split(' ');
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.every((number) => /^[1-9]\d*$/.test(number))).toBe(true);
    }
  });

  it.each(lists)('comes from the table and does not return before all others were there: %s', (id, deals) => {
    const numbers = deals.split(' ');
    const days = dates.slice(0, Math.min(dates.length, numbers.length)).map((date) => dealOfTheDay(id, date));
    expect(days.every((deal) => deal !== undefined && numbers.includes(deal))).toBe(true);
    expect(new Set(days).size).toBe(days.length);
  });

  it('is none for a game without a table, and refuses what is no date', () => {
    expect(dealOfTheDay('no-such-game', '2026-01-01')).toBeUndefined();
    expect(() => dealOfTheDay('no-such-game', '2026-13-01')).toThrow(RangeError);
    expect(() => dealOfTheDay('no-such-game', 'today')).toThrow(RangeError);
  });
});
