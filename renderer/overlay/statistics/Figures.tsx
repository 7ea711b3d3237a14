import { useWords } from '../app.ts';
import { countText, intervalText, rateText, streakText, timeText } from './figureTexts.ts';
import type { Report } from './useReport.ts';

/** The figures of all games in the filter together. */
export function Figures({ report }: { readonly report: Report }) {
  const words = useWords();
  const { streaks, winTime, winMoves } = report;
  return (
    <dl class="figure-grid">
      <Figure label={words.text('statistics.played')} value={words.number(report.played)}>
        {words.text('statistics.playedOf', {
          won: words.number(report.won),
          lost: words.number(report.lost),
          givenUp: words.number(report.givenUp),
        })}
      </Figure>
      <Figure label={words.text('statistics.winRate')} value={rateText(report.winRate, words)}>
        {words.text('statistics.interval', { range: intervalText(report.winRate, words) })}
      </Figure>
      <Figure label={words.text('statistics.currentStreak')} value={streakText(streaks.current, words)}>
        {words.text('statistics.longest', {
          wins: words.text('statistics.winStreak', { count: streaks.longestWinning }),
          losses: words.text('statistics.lossStreak', { count: streaks.longestLosing }),
        })}
      </Figure>
      <Figure label={words.text('statistics.bestTime')} value={timeText(winTime?.best, words)}>
        {winTime === null
          ? ''
          : words.text('statistics.middle', {
              median: timeText(winTime.median, words),
              mean: timeText(winTime.mean, words),
            })}
      </Figure>
      <Figure label={words.text('statistics.fewestMoves')} value={countText(winMoves?.best, words)}>
        {winMoves === null
          ? ''
          : words.text('statistics.middle', {
              median: countText(winMoves.median, words),
              mean: countText(winMoves.mean, words),
            })}
      </Figure>
      <Figure label={words.text('statistics.playingTime')} value={timeText(report.playingMs, words)} />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly children?: string;
}

function Figure({ label, value, children = '' }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span class="figure-value">{value}</span>
        <span class="hint">{children}</span>
      </dd>
    </div>
  );
}
