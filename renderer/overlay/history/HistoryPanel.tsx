import { useMemo } from 'preact/hooks';
import { OPENING } from '../../../shared/engine/history.ts';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
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
    <aside class="panel history-panel" aria-label={words.text('history.title')}>
      <header class="panel-head">
        <h2>{words.text('history.title')}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={words.text('dialog.close')}
          onClick={() => {
            overlay.historyShown.value = false;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="panel-body">
        <p class="hint">
          {place}, {words.text('history.branches', { count: ends })}
        </p>
        <HistoryMap map={map} />
        <Bookmarks />
      </div>
    </aside>
  );
}
