import { selects } from './filter.ts';
import type { GameSummary } from './record.ts';
import type { StatisticsFilter, StatisticsReport } from './report.ts';
import { Counter, histogram, StreakCounter, spread } from './tally.ts';
import { RECENT_GAMES, timeline } from './timeline.ts';

/**
 * All figures over the finished games that the filter selects. Every finished game counts, with or without help,
 * first attempt or replay; a deal counts as played before by any finished game, selected or not.
 * @param latestFirst the whole history, latest first.
 */
export function statisticsOf(
  latestFirst: readonly GameSummary[],
  filter: StatisticsFilter,
): StatisticsReport {
  const isFirst = firstAttempts(latestFirst);
  const games = latestFirst.filter(selects(filter)).reverse();
  const wins = games.filter(isWon);
  return {
    ...countOf(games).tally(),
    lost: games.filter(({ outcome }) => outcome === 'lost').length,
    givenUp: games.filter(({ outcome }) => outcome === 'givenUp').length,
    playingMs: games.reduce((total, { playingMs }) => total + playingMs, 0),
    streaks: streaksOf(games),
    winTime: spread(wins.map(({ playingMs }) => playingMs)),
    winMoves: spread(wins.map(({ moves }) => moves)),
    byMonth: byMonth(games),
    byWeekday: byWeekday(games),
    overTime: timeline(games),
    recentGames: RECENT_GAMES,
    winTimes: histogram(wins.map(({ playingMs }) => playingMs)),
    firstAttempts: countOf(games.filter((game) => isFirst.has(game))).tally(),
    replays: countOf(games.filter((game) => !isFirst.has(game))).tally(),
    byVerdict: {
      winnable: countOf(games.filter(({ verdict }) => verdict === 'winnable')).tally(),
      unwinnable: countOf(games.filter(({ verdict }) => verdict === 'unwinnable')).tally(),
      unknown: countOf(games.filter(({ verdict }) => verdict === 'unknown')).tally(),
    },
    helped: countOf(games.filter(({ hints, solverHelped }) => hints > 0 || solverHelped)).tally(),
    byGame: byGame(games),
  };
}

function isWon(game: GameSummary): boolean {
  return game.outcome === 'won';
}

function countOf(games: readonly GameSummary[]): Counter {
  const counter = new Counter();
  for (const game of games) counter.add(isWon(game));
  return counter;
}

function streaksOf(games: readonly GameSummary[]): StatisticsReport['streaks'] {
  const counter = new StreakCounter();
  for (const game of games) counter.add(isWon(game));
  return counter.streaks();
}

/** The games that were the first finished ones of their deals. */
function firstAttempts(latestFirst: readonly GameSummary[]): Set<GameSummary> {
  const earliest = new Map<string, GameSummary>();
  for (const game of latestFirst) earliest.set(`${game.game} ${game.deal}`, game);
  return new Set(earliest.values());
}

function byMonth(games: readonly GameSummary[]): StatisticsReport['byMonth'] {
  const months = groupBy(games, ({ localDate }) => localDate.slice(0, 7));
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, of]) => ({ month, ...countOf(of).tally() }));
}

function byWeekday(games: readonly GameSummary[]): StatisticsReport['byWeekday'] {
  const days = groupBy(games, ({ localDate }) => localDate);
  const counters = Array.from({ length: 7 }, () => new Counter());
  for (const [day, of] of days) {
    const counter = counters[weekdayOf(day) - 1];
    for (const game of of) counter?.add(isWon(game));
  }
  return counters.map((counter, day) => ({ weekday: day + 1, ...counter.tally() }));
}

/** Monday (1) to Sunday (7) of a day `YYYY-MM-DD`. */
export function weekdayOf(localDate: string): number {
  return new Date(`${localDate}T00:00:00Z`).getUTCDay() || 7;
}

function byGame(games: readonly GameSummary[]): StatisticsReport['byGame'] {
  return [...groupBy(games, ({ game }) => game)]
    .map(([game, of]) => {
      const wins = of.filter(isWon);
      return {
        game,
        ...countOf(of).tally(),
        streaks: streaksOf(of),
        winTime: spread(wins.map(({ playingMs }) => playingMs)),
        winMoves: spread(wins.map(({ moves }) => moves)),
      };
    })
    .sort((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1));
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
