import { useEffect, useRef } from 'preact/hooks';
import { pileName, pileSummary } from '../../../shared/description/pileSpeech.ts';
import { useApp, useWords } from '../app.ts';

/** The targets of a click that differ, as buttons; the table shows them too. */
export function ChoiceBar() {
  const { session, clicks, words } = useApp();
  const translator = useWords();
  const choice = session.choice.value;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (choice !== null && (activeElement === document.body || activeElement?.matches('.pile:focus-visible')))
      first.current?.focus({ preventScroll: true });
  }, [choice]);
  if (choice === null) return null;
  const { deal, position } = session.table.value;
  const { spoken } = words.value;
  return (
    <div
      class="choice"
      role="toolbar"
      aria-label={translator.text('choice.title')}
      aria-description={translator.text('choice.help')}
    >
      <p data-tip={translator.text('choice.help')}>{translator.text('choice.title')}</p>
      {choice.targets.map((target, index) => (
        <button
          key={target}
          type="button"
          class="button"
          ref={index === 0 ? first : null}
          aria-label={pileSummary(deal.compiled, position, target, spoken)}
          onClick={() => clicks.choose(target)}
        >
          {pileName(deal.compiled, target, spoken)}
        </button>
      ))}
      <button type="button" class="button" onClick={() => clicks.choose(null)}>
        {translator.text('dialog.cancel')}
      </button>
    </div>
  );
}
