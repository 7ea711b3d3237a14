import { useApp, useWords } from '../app.ts';
import { VerdictBadge } from '../assistant/VerdictBadge.tsx';

/** Which game and deal this is, and how far it has come. */
export function Status() {
  const { session, actions, settings } = useApp();
  const words = useWords();
  const { deal, moves } = session.table.value;
  return (
    <section class="status" aria-label={words.text('bar.status')}>
      <button type="button" class="status-game" onClick={() => actions.chooseGame.run()}>
        {words.gameName(deal.compiled.definition)}
      </button>
      <button type="button" class="status-deal" onClick={() => actions.dealNumber.run()}>
        {words.text('bar.deal', { number: deal.game.number })}
      </button>
      <VerdictBadge />
      <span class="status-moves" data-moves={moves}>
        {words.text('bar.moves', { count: moves })}
      </span>
      {settings.value.value.hideClock ? null : <Clock />}
    </section>
  );
}

function Clock() {
  const { clock } = useApp().session;
  const words = useWords();
  const paused = clock.paused.value && clock.seconds.value > 0;
  return (
    <span class={paused ? 'status-clock status-paused' : 'status-clock'}>
      <span class="visually-hidden">{words.text(paused ? 'bar.paused' : 'bar.clock')} </span>
      {words.duration(clock.seconds.value)}
    </span>
  );
}
