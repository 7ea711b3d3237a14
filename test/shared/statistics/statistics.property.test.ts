import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { selects } from '../../../shared/statistics/filter.ts';
import type { GameSummary } from '../../../shared/statistics/record.ts';
import { summaryOf } from '../../../shared/statistics/record.ts';
import type { StatisticsFilter } from '../../../shared/statistics/report.ts';
import { reportSchema } from '../../../shared/statistics/report.ts';
import { statisticsOf } from '../../../shared/statistics/statistics.ts';
import { histogram, spread, winRate } from '../../../shared/statistics/tally.ts';
import { recordArbitrary } from '../../support/recordArbitrary.ts';

/** A history, latest first. */
const history = fc
  .uniqueArray(recordArbitrary.map(summaryOf), { maxLength: 60, selector: ({ id }) => id })
  .map((games) => games.sort((a, b) => (a.ended < b.ended ? 1 : -1)));

const filter: fc.Arbitrary<StatisticsFilter> = fc.constantFrom<StatisticsFilter[]>(
  {},
  { games: ['first-game'] },
  { games: [] },
  { games: ['first-game', 'third-game'], from: '2020-01-01' },
  { from: '2030-01-01', to: '2060-12-31' },
  { to: '2050-01-01' },
);

describe('statistics', () => {
  test('keep to their form', () => {
    fc.assert(
      fc.property(
        history,
        filter,
        (games, chosen) => void v.parse(reportSchema, statisticsOf(games, chosen)),
      ),
    );
  });

  test('say of a family what they say of its games alone, where two of them have a result', () => {
    const family = ['first-game', 'third-game'];
    fc.assert(
      fc.property(history, (games) => {
        const [found, ...more] = statisticsOf(games, {
          families: [
            { family: 'Both', games: family },
            { family: 'Nobody', games: ['no-game', 'nor-this'] },
          ],
        }).byFamily;
        const alone = statisticsOf(games, { games: family });
        expect(more).toEqual([]);
        if (alone.byGame.length < 2) {
          expect(found).toBeUndefined();
        } else {
          const { played, won, winRate: rate, streaks, winTime, winMoves } = alone;
          expect(found).toEqual({ family: 'Both', played, won, winRate: rate, streaks, winTime, winMoves });
        }
      }),
    );
  });

  test('count every selected game once in every breakdown', () => {
    fc.assert(
      fc.property(history, filter, (games, chosen) => {
        const selected = games.filter(selects(chosen));
        const report = statisticsOf(games, chosen);
        const won = selected.filter(({ outcome }) => outcome === 'won').length;
        expect(report.played).toBe(selected.length);
        expect(report.won).toBe(won);
        expect(report.won + report.lost + report.givenUp).toBe(report.played);
        for (const parts of [
          report.byMonth,
          report.byWeekday,
          report.byGame,
          [report.firstAttempts, report.replays],
        ]) {
          expect(sum(parts.map(({ played }) => played))).toBe(report.played);
          expect(sum(parts.map((part) => part.won))).toBe(report.won);
        }
        expect(sum(report.winTimes.map((bin) => bin.games))).toBe(won);
        expect(sum(Object.values(report.byVerdict).map(({ played }) => played))).toBe(
          selected.filter(({ verdict }) => verdict !== undefined).length,
        );
        expect(report.helped.played).toBe(
          selected.filter(({ hints, solverHelped }) => hints > 0 || solverHelped).length,
        );
      }),
    );
  });

  test('find the streaks that a plain look at the row of results finds', () => {
    fc.assert(
      fc.property(history, (games) => {
        const row = games
          .map(({ outcome }) => (outcome === 'won' ? 'W' : 'L'))
          .reverse()
          .join('');
        const longest = (letter: string): number =>
          Math.max(0, ...row.split(letter === 'W' ? 'L' : 'W').map(({ length }) => length));
        const { streaks } = statisticsOf(games, {});
        expect(streaks.longestWinning).toBe(longest('W'));
        expect(streaks.longestLosing).toBe(longest('L'));
        const [current] = /(W+|L+)$/.exec(row) ?? [''];
        expect(streaks.current).toEqual(
          current === '' ? null : { won: current.startsWith('W'), length: current.length },
        );
      }),
    );
  });

  test('call the earliest game of a deal its first attempt', () => {
    fc.assert(
      fc.property(history, (games) => {
        const deals = new Set(games.map(({ game, deal }) => `${game}/${deal}`));
        expect(statisticsOf(games, {}).firstAttempts.played).toBe(deals.size);
      }),
    );
  });

  test('end their line over time at the whole win rate, with at most 200 points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(), (played, seed) => {
        const games = Array.from({ length: played }, (_, n) =>
          game(n, (n * 7919 + seed) % 3 === 0),
        ).reverse();
        const { overTime, winRate: whole, recentGames } = statisticsOf(games, {});
        expect(overTime.length).toBeLessThanOrEqual(200);
        const last = overTime.at(-1);
        expect(last?.games).toBe(played);
        expect(last?.rate).toBe(whole?.rate);
        const recent = games.slice(0, recentGames).filter(({ outcome }) => outcome === 'won').length;
        expect(last?.recent).toBeCloseTo(recent / Math.min(played, recentGames));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the interval of a win rate', () => {
  test('holds the rate, lies in 0 to 1, and narrows with more games', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (played, some) => {
        const won = some % (played + 1);
        const few = winRate(won, played);
        const many = winRate(won * 10, played * 10);
        if (few === null || many === null) throw new Error('There were games');
        expect(few.low).toBeGreaterThanOrEqual(0);
        expect(few.low).toBeLessThanOrEqual(few.rate);
        expect(few.high).toBeGreaterThanOrEqual(few.rate);
        expect(few.high).toBeLessThanOrEqual(1);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

describe('the spread of values', () => {
  test('is between the least and the greatest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (values) => {
        const found = spread(values);
        const sorted = values.toSorted((a, b) => a - b);
        expect(found?.best).toBe(sorted[0]);
        const below = values.filter((value) => value < (found?.median ?? 0)).length;
        const above = values.filter((value) => value > (found?.median ?? 0)).length;
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(above).toBeLessThanOrEqual(values.length / 2);
        expect(found?.mean).toBeCloseTo(sum(values) / values.length);
      }),
    );
  });
});

describe('a distribution', () => {
  test('has equal bins without gaps, few of them, and every value in its own', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40_000_000), { minLength: 1 }), (values) => {
        const bins = histogram(values);
        expect(bins.length).toBeLessThanOrEqual(24);
        expect(sum(bins.map(({ games }) => games))).toBe(values.length);
        for (const [at, bin] of bins.entries()) {
          const isLast = at === bins.length - 1;
          if (!isLast) expect(bins[at + 1]?.from).toBe(bin.to);
          const inside = values.filter((value) => value >= bin.from && (value < bin.to || isLast));
          expect(bin.games).toBe(inside.length);
        }
      }),
    );
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function game(n: number, won: boolean): GameSummary {
  const ended = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  return {
    id: `record-${n}`,
    game: 'first-game',
    rulesVersion: 1,
    deal: '1',
    outcome: won ? 'won' : 'lost',
    started: ended,
    ended,
    localDate: ended.slice(0, 10),
    playingMs: 1000,
    moves: 1,
    undos: 0,
    hints: 0,
    solverHelped: false,
    promisedWinnable: false,
  };
}
