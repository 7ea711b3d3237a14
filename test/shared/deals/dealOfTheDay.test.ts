import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dealOfTheDay } from '../../../shared/deals/dealOfTheDay.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import table from '../../../shared/games/winnableDeals.json' with { type: 'json' };

const lists = Object.entries(table).flatMap(([id, sections]) =>
  sections.map(({ from, deals }, i) => [id, from, deals, sections[i + 1]?.from ?? '9999-12-31'] as const),
);

describe('the deal of the day', () => {
  it('exists for games of the catalogue only, as numbers that differ', () => {
    for (const [id, , deals] of lists) {
      expect(catalogue.some((game) => game.id === id)).toBe(true);
      const numbers = deals.split(' ');
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.every((number) => /^[1-9]\d*$/.test(number))).toBe(true);
    }
  });

  it.each(lists)(
    'comes from the list of the date and does not return before all others were there: %s from %s',
    (id, from, deals, next) => {
      const numbers = deals.split(' ');
      const dates = Array.from({ length: numbers.length }, (_, i) =>
        new Date(Date.parse(from) + i * 86_400_000).toISOString().slice(0, 10),
      ).filter((date) => date < next);
      const days = dates.map((date) => dealOfTheDay(id, date));
      expect(days.every((deal) => deal !== undefined && numbers.includes(deal))).toBe(true);
      expect(new Set(days).size).toBe(days.length);
    },
  );

  it('is there for every game of the catalogue but one, of which no winnable deal has been found yet', () => {
    const without = catalogue.filter(({ id }) => dealOfTheDay(id, '2020-02-29') === undefined);
    const names = without.map(({ id }) => id).join(', ');
    expect(
      without.length,
      `no list: ${names}; npm run winnable-deals -- --game ID --from YYYY-MM-DD makes one`,
    ).toBeLessThanOrEqual(1);
  });

  it('stays what it was on the days of lists that others follow', () => {
    const hash = createHash('sha256');
    for (const { id } of catalogue) {
      const [first] = lists.filter(([game]) => game === id);
      if (first === undefined || first[1] !== '2026-01-01') continue;
      for (const date of ['2026-01-01', '2026-03-01', '2026-11-30'])
        hash.update(`${id} ${dealOfTheDay(id, date)}\n`);
    }
    // Written down when the first lists were made: who changes a list changes deals that have been played.
    expect(hash.digest('hex').slice(0, 16)).toBe('ff6cdb8feba4277b');
  });

  it('is none for a game without a table, and refuses what is no date', () => {
    expect(dealOfTheDay('no-such-game', '2026-01-01')).toBeUndefined();
    expect(() => dealOfTheDay('no-such-game', '2026-13-01')).toThrow(RangeError);
    expect(() => dealOfTheDay('no-such-game', 'today')).toThrow(RangeError);
  });
});
