import { useId, useState } from 'preact/hooks';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Grade } from '../../../shared/solver/difficulty.ts';
import { useApp, useWords } from '../app.ts';

const grades: readonly { readonly grade: Grade; readonly label: LabelKey }[] = [
  { grade: 1, label: 'assistant.deals.grade1' },
  { grade: 2, label: 'assistant.deals.grade2' },
  { grade: 3, label: 'assistant.deals.grade3' },
  { grade: 4, label: 'assistant.deals.grade4' },
  { grade: 5, label: 'assistant.deals.grade5' },
];

/** New deals of the game on the table: any, one that can be won, of a difficulty, or today's. */
export function NewDeals() {
  const { session, overlay, assistant, actions } = useApp();
  const words = useWords();
  const [grade, setGrade] = useState<Grade | undefined>(undefined);
  const [selectId, helpId] = [useId(), useId()];
  const game = session.table.value.deal.compiled.definition;
  const hasDaily = assistant.deals.ofToday(game.id) !== undefined;
  const today = words.date(Date.now());
  const then = (run: () => void) => (): void => {
    overlay.close();
    run();
  };
  return (
    <section class="form">
      <h3>{words.text('assistant.deals.new', { game: words.gameName(game) })}</h3>
      <div class="deals-row">
        <button type="button" class="button" onClick={then(() => actions.newDeal.run())}>
          {words.text('assistant.deals.random')}
        </button>
        {hasDaily ? (
          <button type="button" class="button" onClick={then(() => actions.dealOfToday.run())}>
            {words.text('assistant.deals.today', { date: today })}
          </button>
        ) : null}
      </div>
      <label for={selectId}>{words.text('assistant.deals.winnable')}</label>
      <div class="deals-row">
        <select
          id={selectId}
          class="field"
          aria-describedby={helpId}
          onChange={(event) => {
            setGrade(grades.find((known) => String(known.grade) === event.currentTarget.value)?.grade);
          }}
        >
          <option value="">{words.text('assistant.deals.anyGrade')}</option>
          {grades.map((known) => (
            <option key={known.grade} value={known.grade} selected={known.grade === grade}>
              {words.text(known.label)}
            </option>
          ))}
        </select>
        <button type="button" class="button button-main" onClick={then(() => assistant.dealWinnable(grade))}>
          {words.text('assistant.deals.deal')}
        </button>
      </div>
      <p id={helpId} class="hint">
        {words.text('assistant.deals.gradeHelp')}
      </p>
    </section>
  );
}
