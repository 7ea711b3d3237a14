import { describe as rulesOf } from '../../../shared/description/describe.ts';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';

/** The rules of the game on the table, beside it, so that one can read and play. */
export function RulesPanel() {
  const { session, overlay, words } = useApp();
  const translator = useWords();
  const { definition } = session.table.value.deal.compiled;
  const title = translator.text('rules.title', { game: translator.gameName(definition) });
  return (
    <aside class="panel" aria-label={title}>
      <header class="panel-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={translator.text('dialog.close')}
          onClick={() => {
            overlay.rulesShown.value = false;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="panel-body">
        {rulesOf(definition, words.value.spoken).map(({ key, heading, sentences }) => (
          <section key={key}>
            <h3>{heading}</h3>
            <p>{sentences.join(' ')}</p>
          </section>
        ))}
      </div>
    </aside>
  );
}
