import { useId, useState } from 'preact/hooks';
import type { SaveSummary } from '../../../shared/saves/keptGame.ts';
import { useApp, useWords } from '../app.ts';
import { openSave, watchSave } from '../history/watchGame.ts';
import { saveTextFile } from '../saveTextFile.ts';
import { attempt } from './attempt.ts';

interface SaveRowProps {
  readonly save: SaveSummary;
  readonly onChanged: () => void;
}

/** One saved game and what can be done with it. */
export function SaveRow({ save, onChanged }: SaveRowProps) {
  const app = useApp();
  const words = useWords();
  const [renaming, setRenaming] = useState(false);
  const { id, name } = save;
  const game = app.library.find(save.game);
  const remove = async (): Promise<void> => {
    const done = await attempt(app, () => app.host.request('saves.remove', { id }));
    if (done !== undefined) onChanged();
  };
  const exportFile = async (): Promise<void> => {
    const text = await attempt(app, () => app.host.request('saves.export', { id }));
    if (text !== undefined) saveTextFile(fileNameOf(name), text, 'application/json');
  };
  return (
    <li class="save">
      {renaming ? (
        <RenameForm
          save={save}
          onDone={() => {
            setRenaming(false);
            onChanged();
          }}
        />
      ) : (
        <div class="save-name">
          <h3>{name}</h3>
          <p class="hint">
            {[
              game === undefined ? save.game : words.gameName(game),
              words.text('bar.deal', { number: save.deal }),
              words.text('bar.moves', { count: save.moves }),
              words.date(Date.parse(save.saved), true),
            ].join(' · ')}
          </p>
        </div>
      )}
      <div class="assistant-buttons">
        <button
          type="button"
          class="button button-main"
          aria-label={words.text('saves.openOne', { name })}
          onClick={() => void openSave(app, id)}
        >
          {words.text('saves.open')}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.text('saves.watchOne', { name })}
          onClick={() => void watchSave(app, id)}
        >
          {words.text('games.watch')}
        </button>
        <button
          type="button"
          class="button"
          aria-label={`${words.text('saves.export')}, ${name}`}
          onClick={() => void exportFile()}
        >
          {words.text('saves.export')}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.text('saves.renameOne', { name })}
          aria-expanded={renaming}
          onClick={() => setRenaming(!renaming)}
        >
          {words.text('saves.rename')}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.text('saves.removeOne', { name })}
          onClick={() => void remove()}
        >
          {words.text('saves.remove')}
        </button>
      </div>
    </li>
  );
}

/** Letters and figures of any script; what file systems may refuse becomes a hyphen. */
function fileNameOf(name: string): string {
  return `${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'grand-patience'}.patience`;
}

function RenameForm({ save, onDone }: { readonly save: SaveSummary; readonly onDone: () => void }) {
  const app = useApp();
  const words = useWords();
  const inputId = useId();
  const [name, setName] = useState(save.name);
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    const done = await attempt(app, () => app.host.request('saves.rename', { id: save.id, name: given }));
    if (done !== undefined) onDone();
  };
  return (
    <form class="deals-row save-name" onSubmit={(event) => void rename(event)}>
      <label for={inputId} class="visually-hidden">
        {words.text('saves.name')}
      </label>
      <input
        id={inputId}
        class="field"
        maxLength={200}
        autocomplete="off"
        value={name}
        ref={(input) => input?.focus()}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={name.trim() === ''}>
        {words.text('dialog.ok')}
      </button>
    </form>
  );
}
