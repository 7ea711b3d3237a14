import type { CountedGame } from './record.ts';
import type { StatisticsReport } from './report.ts';

/** How many games the running rate looks back on. */
export const RECENT_GAMES = 20;
const MOST_POINTS = 200;

/**
 * The win rate over time, reckoned after every game and given at up to 200 of them, evenly spread, the last included.
 * @param games earliest first.
 */
export function timeline(games: readonly CountedGame[]): StatisticsReport['overTime'] {
  const step = Math.max(1, Math.ceil(games.length / MOST_POINTS));
  const points: StatisticsReport['overTime'][number][] = [];
  let won = 0;
  let recent = 0;
  for (const [index, game] of games.entries()) {
    if (game.outcome === 'won') {
      won++;
      recent++;
    }
    if (games[index - RECENT_GAMES]?.outcome === 'won') recent--;
    const played = index + 1;
    if ((games.length - played) % step !== 0) continue;
    points.push({
      games: played,
      localDate: game.localDate,
      rate: won / played,
      recent: recent / Math.min(played, RECENT_GAMES),
    });
  }
  return points;
}
