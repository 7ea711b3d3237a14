import { useApp, useWords } from '../app.ts';

/** Says that the deal cannot be won any more, once that is proven; it covers no card and stops nothing. */
export function DeadBanner() {
  const { session, actions } = useApp();
  const words = useWords();
  const found = session.deadEnd.value;
  return (
    <div class="banner-place" role="status">
      {found === 'open' ? null : (
        <div class="banner">
          <p>{words.text(found === 'noMove' ? 'dead.noMove' : 'dead.searched')}</p>
          <button
            type="button"
            class="button"
            disabled={!actions.undo.enabled()}
            onClick={() => actions.undo.run()}
          >
            {words.text('dead.undo')}
          </button>
          <button type="button" class="button button-main" onClick={() => actions.newDeal.run()}>
            {words.text('dead.newDeal')}
          </button>
        </div>
      )}
    </div>
  );
}
