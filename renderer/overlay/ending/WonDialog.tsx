import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/** The game is won: how, and what next. */
export function WonDialog() {
  const { session, overlay, actions } = useApp();
  const words = useWords();
  const { deal, moves } = session.table.value;
  return (
    <Dialog
      title={words.text('won.title')}
      size="small"
      onClose={() => overlay.close()}
      actions={
        <>
          <button type="button" class="button" onClick={() => overlay.close()}>
            {words.text('won.look')}
          </button>
          <button
            type="button"
            class="button button-main"
            onClick={() => {
              overlay.close();
              actions.newDeal.run();
            }}
          >
            {words.text('won.again')}
          </button>
        </>
      }
    >
      <p class="won-game">
        {words.text('won.text', {
          game: words.gameName(deal.compiled.definition),
          number: deal.game.number,
        })}
      </p>
      <dl class="figures">
        <div>
          <dt>{words.text('won.time')}</dt>
          <dd>{words.duration(session.clock.seconds.value)}</dd>
        </div>
        <div>
          <dt>{words.text('won.moves')}</dt>
          <dd>{words.number(moves)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
