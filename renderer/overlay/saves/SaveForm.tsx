import { useId, useState } from 'preact/hooks';
import { localDateOf } from '../../../shared/statistics/localDate.ts';
import { keptFrom } from '../../session/playedDeal.ts';
import { useApp, useWords } from '../app.ts';
import { attempt } from './attempt.ts';

/** Saves the game on the table under a name. */
export function SaveForm({ onSaved }: { readonly onSaved: () => void }) {
  const app = useApp();
  const words = useWords();
  const inputId = useId();
  const { deal } = app.session.table.value;
  const game = words.gameName(deal.compiled.definition);
  const [written, setWritten] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const name = written ?? `${game}, ${deal.game.number}`;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    const { moment, session, host } = app;
    // A save of its own: playing on and opening it later are two games.
    const kept = { ...keptFrom(deal, session.clock.elapsed()), record: moment.newId() };
    const added = await attempt(app, () =>
      host.request('saves.add', { name: given, localDate: localDateOf(moment.now()), kept }),
    );
    if (added === undefined) return;
    setSaved(added.name);
    onSaved();
  };
  return (
    <form class="form" onSubmit={(event) => void save(event)}>
      <label for={inputId}>{words.text('saves.nameOf', { game, number: deal.game.number })}</label>
      <div class="deals-row">
        <input
          id={inputId}
          class="field"
          data-first
          maxLength={200}
          autocomplete="off"
          value={name}
          onInput={(event) => setWritten(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="submit" class="button button-main" disabled={name.trim() === ''}>
          {words.text('saves.save')}
        </button>
      </div>
      <p class="hint" role="status">
        {saved === null ? null : words.text('saves.saved', { name: saved })}
      </p>
    </form>
  );
}
