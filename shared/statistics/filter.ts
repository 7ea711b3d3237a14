import type { CountedGame } from './record.ts';
import type { StatisticsFilter } from './report.ts';

/** Whether a game is one of those that the filter names. */
export function selects(
  filter: StatisticsFilter,
): (game: Pick<CountedGame, 'game' | 'localDate'>) => boolean {
  const games = filter.games === undefined ? null : new Set(filter.games);
  const from = filter.from ?? '';
  const to = filter.to ?? '9999-12-31';
  return (game) => (games === null || games.has(game.game)) && game.localDate >= from && game.localDate <= to;
}
