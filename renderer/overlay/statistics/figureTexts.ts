import type { Translator } from '../../../shared/messages/translator.ts';
import type { Report } from './useReport.ts';

type Rate = Report['winRate'];
type Streak = Report['streaks']['current'];

/** A share of wins, or the sign for none. */
export function rateText(rate: Rate, words: Translator): string {
  return rate === null ? words.text('statistics.noValue') : words.percent(rate.rate, 1);
}

/** The ends of the 95 % interval of a share of wins; empty for none. */
export function intervalText(rate: Rate, words: Translator): string {
  if (rate === null) return '';
  return words.text('statistics.fromTo', { low: words.percent(rate.low), high: words.percent(rate.high) });
}

/** The streak that goes on: of wins, of losses, or none. */
export function streakText(current: Streak, words: Translator): string {
  if (current === null) return words.text('statistics.noValue');
  return words.text(current.won ? 'statistics.winStreak' : 'statistics.lossStreak', {
    count: current.length,
  });
}

/** Milliseconds as a time, or the sign for none. */
export function timeText(milliseconds: number | undefined, words: Translator): string {
  return milliseconds === undefined ? words.text('statistics.noValue') : words.duration(milliseconds / 1000);
}

/** A number, or the sign for none. */
export function countText(value: number | undefined, words: Translator): string {
  return value === undefined ? words.text('statistics.noValue') : words.number(value);
}
