import type { LabelKey } from '../../../../shared/messages/keys.ts';
import type { Translator } from '../../../../shared/messages/translator.ts';
import { rateText, timeText } from '../figureTexts.ts';
import type { Report } from '../useReport.ts';

/** One point of a plot with its line in the table. */
export interface Point {
  readonly label: string;
  readonly value: number;
  /** Drawn before `value`: the part of it that was won, or the rate of the latest games. */
  readonly second?: number;
  readonly cells: readonly string[];
}

/** What a plot shows, and the table that says the same in numbers. */
export interface Series {
  readonly title: LabelKey;
  readonly kind: 'bars' | 'line';
  /** Shares of one are drawn against 0 to 100 %. */
  readonly unit: 'share' | 'games';
  readonly heads: readonly string[];
  readonly points: readonly Point[];
  /** What `value` and `second` are, where both are drawn. */
  readonly legend?: { readonly value: string; readonly second: string };
}

/** 2024-01-01 was a Monday: day n of that week names the weekday. */
function weekdayName(weekday: number, words: Translator): string {
  return new Intl.DateTimeFormat(words.tag, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
}

function monthName(month: string, words: Translator): string {
  return new Intl.DateTimeFormat(words.tag, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
}

/** All plots of a report; those without anything to show are left out. */
export function seriesOf(report: Report, words: Translator): readonly Series[] {
  const tallyCells = ({ played, won, winRate }: Report['byMonth'][number] | Report['byWeekday'][number]) => [
    words.number(played),
    words.number(won),
    rateText(winRate, words),
  ];
  const label = (key: LabelKey): string => words.text(key);
  const played = { value: label('statistics.played'), second: label('statistics.won') };
  const recentGames = words.text('statistics.recentRate', { number: words.number(report.recentGames) });
  const tallyHeads = (first: LabelKey): readonly string[] => [
    label(first),
    played.value,
    played.second,
    label('statistics.winRate'),
  ];
  const all: readonly Series[] = [
    {
      title: 'statistics.overTime',
      kind: 'line',
      unit: 'share',
      heads: [label('statistics.afterGames'), label('statistics.winRate'), recentGames],
      legend: { value: label('statistics.winRate'), second: recentGames },
      points: report.overTime.map(({ games, rate, recent }) => ({
        label: words.number(games),
        value: rate,
        second: recent,
        cells: [words.percent(rate, 1), words.percent(recent, 1)],
      })),
    },
    {
      title: 'statistics.byMonth',
      kind: 'bars',
      unit: 'games',
      heads: tallyHeads('statistics.month'),
      legend: played,
      points: report.byMonth.map((tally) => ({
        label: monthName(tally.month, words),
        value: tally.played,
        second: tally.won,
        cells: tallyCells(tally),
      })),
    },
    {
      title: 'statistics.byWeekday',
      kind: 'bars',
      unit: 'games',
      heads: tallyHeads('statistics.weekday'),
      legend: played,
      points: report.byWeekday.map((tally) => ({
        label: weekdayName(tally.weekday, words),
        value: tally.played,
        second: tally.won,
        cells: tallyCells(tally),
      })),
    },
    {
      title: 'statistics.winTimes',
      kind: 'bars',
      unit: 'games',
      heads: [label('statistics.timeFrom'), label('statistics.timeTo'), label('statistics.won')],
      points: report.winTimes.map(({ from, to, games }) => ({
        label: timeText(from, words),
        value: games,
        cells: [timeText(to, words), words.number(games)],
      })),
    },
  ];
  return all.filter(({ points }) => points.some(({ value }) => value > 0));
}
