import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import { useApp, useWords } from '../app.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { countText, rateText, streakText, timeText } from './figureTexts.ts';
import type { Report } from './useReport.ts';

type Results = Omit<Report['byGame'][number], 'game'>;

interface Column {
  readonly label: LabelKey;
  readonly value: (results: Results, words: Translator) => string;
}

const columns: readonly Column[] = [
  { label: 'statistics.played', value: ({ played }, words) => words.number(played) },
  { label: 'statistics.won', value: ({ won }, words) => words.number(won) },
  { label: 'statistics.winRate', value: ({ winRate }, words) => rateText(winRate, words) },
  { label: 'statistics.currentStreak', value: ({ streaks }, words) => streakText(streaks.current, words) },
  {
    label: 'statistics.bestStreak',
    value: ({ streaks }, words) => words.text('statistics.winStreak', { count: streaks.longestWinning }),
  },
  { label: 'statistics.bestTime', value: ({ winTime }, words) => timeText(winTime?.best, words) },
  { label: 'statistics.fewestMoves', value: ({ winMoves }, words) => countText(winMoves?.best, words) },
];

/** A line for each game with a result, most played first, and beneath them one for each family of several. */
export function GameTable({ report }: { readonly report: Report }) {
  const { library } = useApp();
  const words = useWords();
  return (
    <section>
      <h3>{words.text('statistics.byGame')}</h3>
      <ScrollBox label={words.text('statistics.byGame')}>
        <table class="figures-table">
          <caption class="visually-hidden">{words.text('statistics.byGame')}</caption>
          <thead>
            <tr>
              <th scope="col">{words.text('statistics.game')}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {words.text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.byGame.map((results) => (
              <Line
                key={results.game}
                name={words.gameName(library.find(results.game) ?? { id: results.game, name: results.game })}
                results={results}
              />
            ))}
          </tbody>
          {report.byFamily.length === 0 ? null : (
            <tbody class="figures-totals">
              {report.byFamily.map((results) => (
                <Line
                  key={results.family}
                  name={words.text('statistics.wholeFamily', { family: words.familyName(results.family) })}
                  results={results}
                />
              ))}
            </tbody>
          )}
        </table>
      </ScrollBox>
    </section>
  );
}

function Line({ name, results }: { readonly name: string; readonly results: Results }) {
  const words = useWords();
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ label, value }) => (
        <td key={label}>{value(results, words)}</td>
      ))}
    </tr>
  );
}
