import { describe as rulesOf } from '../../../shared/description/describe.ts';
import { useApp, useWords } from '../app.ts';
import { Panel } from '../panel/Panel.tsx';

/** The rules of the game on the table, beside it, so that one can read and play. */
export function RulesPanel() {
  const { session, overlay, words } = useApp();
  const translator = useWords();
  const { definition } = session.table.value.deal.compiled;
  const title = translator.text('rules.title', { game: translator.gameName(definition) });
  return (
    <Panel
      title={title}
      onClose={() => {
        overlay.rulesShown.value = false;
      }}
    >
      {rulesOf(definition, words.value.spoken).map(({ key, heading, sentences }) => (
        <section key={key}>
          <h3>{heading}</h3>
          <p>{sentences.join(' ')}</p>
        </section>
      ))}
    </Panel>
  );
}
