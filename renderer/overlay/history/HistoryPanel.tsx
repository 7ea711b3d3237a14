import { OPENING } from '../../../shared/engine/history.ts';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import { Bookmarks } from './Bookmarks.tsx';
import { HistoryMap } from './HistoryMap.tsx';

/** The way of the game beside the table: a map of all moves, and the places that have names. */
export function HistoryPanel() {
  const { session, overlay } = useApp();
  const words = useWords();
  const { history } = session.table.value.deal.game;
  const ends = history.nodes.filter((_, node) => history.childrenOf(node).length === 0).length;
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
          {place}, {words.text('history.branches', { count: Math.max(1, ends) })}
        </p>
        <HistoryMap />
        <Bookmarks />
      </div>
    </aside>
  );
}
