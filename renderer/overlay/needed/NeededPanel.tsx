import { neededRanks } from '../../../shared/board/needed.ts';
import { rankSignsInForce } from '../../session/tableLooks.ts';
import { useApp, useWords } from '../app.ts';
import { Panel } from '../panel/Panel.tsx';

/**
 * What the foundations still need, rank by rank, beside the table: with sixteen of them that go on in four
 * directions, no one keeps that in mind.
 */
export function NeededPanel() {
  const { session, overlay, settings, words } = useApp();
  const translator = useWords();
  const { deal, position } = session.table.value;
  const rankSigns = rankSignsInForce(settings.value.value, words.value.spoken.rankSigns);
  const title = translator.text('command.needed');
  return (
    <Panel
      title={title}
      kind="needed"
      onClose={() => {
        overlay.neededShown.value = false;
      }}
    >
      <table class="needed-table">
        <caption class="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{translator.text('needed.rank')}</th>
            <th scope="col">{translator.text('needed.waiting')}</th>
            <th scope="col">{translator.text('needed.left')}</th>
          </tr>
        </thead>
        <tbody>
          {neededRanks(deal.compiled, position).map(({ rank, waiting, left }) => (
            <tr key={rank} class={waiting.length > 0 ? 'is-needed' : undefined}>
              <th scope="row">{rankSigns[rank]}</th>
              <td>{translator.number(waiting.length)}</td>
              <td>{translator.number(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
