import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../../shared/statistics/record.ts';
import { statisticsOf, weekdayOf } from '../../../shared/statistics/statistics.ts';
import { histogram, spread, winRate } from '../../../shared/statistics/tally.ts';
import { gameRecord } from '../../support/records.ts';

/** A history from records given in the order in which they ended. */
const history = (...given: Partial<GameRecord>[]) => given.map((part, n) => gameRecord(n, part)).reverse();

describe('the win rate', () => {
  test('has the interval that Wilson’s formula gives', () => {
    // Reckoned by hand with z = 1.96: 8 of 10 give 49.0 % to 94.3 %.
    const rate = winRate(8, 10);
    expect(rate?.rate).toBe(0.8);
    expect(rate?.low).toBeCloseTo(0.4902, 4);
    expect(rate?.high).toBeCloseTo(0.9433, 4);
  });

  test('is unknown without a game, and never beyond 0 and 1', () => {
    expect(winRate(0, 0)).toBeNull();
    expect(winRate(0, 3)).toMatchObject({ rate: 0, low: 0 });
    expect(winRate(3, 3)).toMatchObject({ rate: 1, high: 1 });
  });
});

describe('statistics', () => {
  test('of nothing are empty, with all weekdays', () => {
    const report = statisticsOf([], {});
    expect(report).toMatchObject({
      played: 0,
      won: 0,
      winRate: null,
      winTime: null,
      byMonth: [],
      overTime: [],
      winTimes: [],
    });
    expect(report.streaks).toEqual({ current: null, longestWinning: 0, longestLosing: 0 });
    expect(report.byWeekday.map(({ weekday, played }) => [weekday, played])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 0]),
    );
  });

  test('take times and moves of won games only', () => {
    const report = statisticsOf(
      history(
        { outcome: 'won', playingMs: 60_000, moves: 90 },
        { outcome: 'lost', playingMs: 1, moves: 1 },
        { outcome: 'won', playingMs: 40_000, moves: 110 },
        { outcome: 'givenUp', playingMs: 2, moves: 2 },
      ),
      {},
    );
    expect(report.winTime).toEqual({ best: 40_000, median: 50_000, mean: 50_000 });
    expect(report.winMoves).toEqual({ best: 90, median: 100, mean: 100 });
    expect(report).toMatchObject({ played: 4, won: 2, lost: 1, givenUp: 1, playingMs: 100_003 });
  });

  test('break streaks by games lost and given up alike', () => {
    const row = ['won', 'won', 'lost', 'givenUp', 'lost', 'won'] as const;
    const report = statisticsOf(history(...row.map((outcome) => ({ outcome }))), {});
    expect(report.streaks).toEqual({
      current: { won: true, length: 1 },
      longestWinning: 2,
      longestLosing: 3,
    });
  });

  test('go by the player’s own calendar', () => {
    const report = statisticsOf(
      history(
        { localDate: '2026-11-29', outcome: 'lost' },
        { localDate: '2026-11-30' },
        { localDate: '2026-12-01' },
      ),
      {},
    );
    expect(report.byMonth).toMatchObject([
      { month: '2026-11', played: 2, won: 1 },
      { month: '2026-12', played: 1, won: 1 },
    ]);
    expect(report.byWeekday[6]).toMatchObject({ weekday: 7, played: 1, won: 0 });
    expect(report.byWeekday[0]).toMatchObject({ weekday: 1, played: 1, won: 1 });
    expect(weekdayOf('2026-11-30')).toBe(1);
  });

  test('know a replay although the first attempt is outside the filter', () => {
    const games = history(
      { deal: '5', localDate: '2026-01-01' },
      { deal: '5', localDate: '2026-02-01' },
      { deal: '5', localDate: '2026-02-02', game: 'other-game' },
    );
    const report = statisticsOf(games, { from: '2026-02-01' });
    expect(report.firstAttempts.played).toBe(1);
    expect(report.replays.played).toBe(1);
  });

  test('set results beside what the solver says of the deals', () => {
    const report = statisticsOf(
      history({ verdict: 'winnable' }, { verdict: 'winnable', outcome: 'lost' }, { verdict: 'unknown' }, {}),
      {},
    );
    expect(report.byVerdict.winnable).toMatchObject({ played: 2, won: 1 });
    expect(report.byVerdict.unwinnable).toMatchObject({ played: 0, winRate: null });
    expect(report.byVerdict.unknown).toMatchObject({ played: 1, won: 1 });
  });

  test('list the games, most played first', () => {
    const report = statisticsOf(
      history({ game: 'b-game' }, { game: 'a-game' }, { game: 'b-game', outcome: 'lost' }),
      {},
    );
    expect(report.byGame.map(({ game, played, won }) => [game, played, won])).toEqual([
      ['b-game', 2, 1],
      ['a-game', 1, 1],
    ]);
  });
});

test('the middle of an even number of values is the mean of the two in the middle', () => {
  expect(spread([10, 1, 4, 3])).toEqual({ best: 1, median: 3.5, mean: 4.5 });
  expect(spread([7])).toEqual({ best: 7, median: 7, mean: 7 });
  expect(spread([])).toBeNull();
});

test('a distribution has round bins', () => {
  expect(histogram([61_000, 65_000, 119_000])).toEqual(
    [60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115].map((second) => ({
      from: second * 1000,
      to: (second + 5) * 1000,
      games: second === 60 || second === 65 || second === 115 ? 1 : 0,
    })),
  );
  expect(histogram([])).toEqual([]);
});
