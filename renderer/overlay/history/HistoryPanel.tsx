import { useMemo } from 'preact/hooks';
import { OPENING } from '../../../shared/engine/history.ts';
import { useApp, useWords } from '../app.ts';
import { Panel } from '../panel/Panel.tsx';
import { Bookmarks } from './Bookmarks.tsx';
import { HistoryMap } from './HistoryMap.tsx';
import { treeMap } from './treeLayout.ts';

/** The way of the game beside the table: a map of all moves, and the places that have names. */
export function HistoryPanel() {
  const { session, overlay } = useApp();
  const words = useWords();
  const state = session.table.value;
  const { history } = state.deal.game;
  // The history changes in place: it has changed when the table has.
  const map = useMemo(() => treeMap(history), [state, history]);
  const ends = map.nodes.filter(({ isEnd }) => isEnd).length;
  const place =
    history.cursor === OPENING
      ? words.text('history.opening')
      : words.text('history.place', { number: history.depthOf(history.cursor) });
  return (
    <Panel
      title={words.text('history.command')}
      kind="history-panel"
      onClose={() => {
        overlay.historyShown.value = false;
      }}
    >
      <p class="hint">
        {place}, {words.text('history.branches', { count: ends })}
      </p>
      <HistoryMap map={map} />
      <Bookmarks />
    </Panel>
  );
}
