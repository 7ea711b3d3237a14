import { useApp, useWords } from '../app.ts';
import { ShortcutText } from '../keys/ShortcutText.tsx';

/** Says that the deal cannot be won any more, once that is proven; it covers no card and stops nothing. */
export function DeadBanner() {
  const { session, assistant, actions } = useApp();
  const words = useWords();
  const found = session.deadEnd.value;
  const text = assistant.watch.lostByLastMove.value
    ? 'assistant.lostByMove'
    : found === 'noMove'
      ? 'dead.noMove'
      : 'dead.searched';
  return (
    <div class="banner-place" role="status">
      {found === 'open' ? null : (
        <div class="banner">
          <p>{words.text(text)}</p>
          <button
            type="button"
            class="button"
            disabled={!actions.undo.enabled()}
            onClick={() => actions.undo.run()}
          >
            {words.text('dead.undo')} <ShortcutText id="undo" />
          </button>
          <button
            type="button"
            class="button"
            disabled={!actions.goBack.enabled()}
            onClick={() => actions.goBack.run()}
          >
            {words.text('assistant.command.goBack')}
          </button>
          <button type="button" class="button button-main" onClick={() => actions.newDeal.run()}>
            {words.text('dead.newDeal')}
          </button>
        </div>
      )}
    </div>
  );
}
