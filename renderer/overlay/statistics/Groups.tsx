import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useWords } from '../app.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { intervalText, rateText } from './figureTexts.ts';
import type { Report } from './useReport.ts';

type Tally = Report['firstAttempts'];

interface Group {
  readonly label: LabelKey;
  readonly tally: (report: Report) => Tally;
}

const groups: readonly Group[] = [
  { label: 'statistics.firstAttempts', tally: (report) => report.firstAttempts },
  { label: 'statistics.replays', tally: (report) => report.replays },
  { label: 'statistics.winnableDeals', tally: (report) => report.byVerdict.winnable },
  { label: 'statistics.unwinnableDeals', tally: (report) => report.byVerdict.unwinnable },
  { label: 'statistics.undecidedDeals', tally: (report) => report.byVerdict.unknown },
  { label: 'statistics.helped', tally: (report) => report.helped },
];

/** Wins by what kind of deal it was and how it was played. Groups without a game are left out. */
export function Groups({ report }: { readonly report: Report }) {
  const words = useWords();
  const shown = groups
    .map(({ label, tally }) => ({ label, ...tally(report) }))
    .filter(({ played }) => played > 0);
  return (
    <section>
      <h3>{words.text('statistics.groups')}</h3>
      <ScrollBox label={words.text('statistics.groups')}>
        <table class="figures-table">
          <caption class="visually-hidden">{words.text('statistics.groups')}</caption>
          <thead>
            <tr>
              <th scope="col">{words.text('statistics.group')}</th>
              <th scope="col">{words.text('statistics.played')}</th>
              <th scope="col">{words.text('statistics.won')}</th>
              <th scope="col">{words.text('statistics.winRate')}</th>
              <th scope="col">{words.text('statistics.range')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, played, won, winRate }) => (
              <tr key={label}>
                <th scope="row">{words.text(label)}</th>
                <td>{words.number(played)}</td>
                <td>{words.number(won)}</td>
                <td>{rateText(winRate, words)}</td>
                <td>{intervalText(winRate, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
