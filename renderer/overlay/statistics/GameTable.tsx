import type { Result } from '../../../shared/ipc/contract.ts';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import { useApp, useWords } from '../app.ts';

type Report = Result<'statistics.read'>;
type GameResults = Report['byGame'][number];

interface Column {
  readonly label: LabelKey;
  readonly value: (results: GameResults, words: Translator) => string;
}

const columns: readonly Column[] = [
  { label: 'statistics.played', value: ({ played }, words) => words.number(played) },
  { label: 'statistics.won', value: ({ won }, words) => words.number(won) },
  {
    label: 'statistics.winRate',
    value: ({ winRate }, words) => (winRate === null ? noValue(words) : words.percent(winRate.rate, 1)),
  },
  { label: 'statistics.currentStreak', value: ({ streaks }, words) => streakText(streaks.current, words) },
  {
    label: 'statistics.bestStreak',
    value: ({ streaks }, words) => words.text('statistics.winStreak', { count: streaks.longestWinning }),
  },
  {
    label: 'statistics.bestTime',
    value: ({ winTime }, words) => (winTime === null ? noValue(words) : words.duration(winTime.best / 1000)),
  },
  {
    label: 'statistics.fewestMoves',
    value: ({ winMoves }, words) => (winMoves === null ? noValue(words) : words.number(winMoves.best)),
  },
];

function noValue(words: Translator): string {
  return words.text('statistics.noValue');
}

function streakText(current: GameResults['streaks']['current'], words: Translator): string {
  if (current === null) return noValue(words);
  return words.text(current.won ? 'statistics.winStreak' : 'statistics.lossStreak', {
    count: current.length,
  });
}

/** A line for each game with a result, most played first. */
export function GameTable({ report }: { readonly report: Report }) {
  const { library } = useApp();
  const words = useWords();
  if (report.byGame.length === 0) return <p class="hint">{words.text('statistics.none')}</p>;
  return (
    <div class="table-scroll">
      <table class="figures-table">
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
            <tr key={results.game} data-game={results.game}>
              <th scope="row">
                {words.gameName(library.find(results.game) ?? { id: results.game, name: results.game })}
              </th>
              {columns.map(({ label, value }) => (
                <td key={label}>{value(results, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
