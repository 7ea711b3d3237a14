import { useEffect, useState } from 'preact/hooks';
import type { SaveSummary } from '../../../shared/saves/keptGame.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { FileButton } from '../FileButton.tsx';
import { openSaveText } from '../history/watchGame.ts';
import { attempt } from './attempt.ts';
import { SaveForm } from './SaveForm.tsx';
import { SaveRow } from './SaveRow.tsx';

/**
 * Games saved under names: the one on the table can be added, and each opened, watched, renamed or removed;
 * what was removed can be put back until the program ends.
 */
export function SavesDialog() {
  const app = useApp();
  const words = useWords();
  const { host } = app;
  const [saves, setSaves] = useState<readonly SaveSummary[] | null>(null);
  const [removed, setRemoved] = useState<readonly SaveSummary[]>([]);
  const read = async (): Promise<void> => {
    const list = await attempt(app, () => host.request('saves.list', null));
    if (list !== undefined) setSaves(list);
    setRemoved((await attempt(app, () => host.request('saves.removed', null))) ?? []);
  };
  const putBack = async (id: string): Promise<void> => {
    await attempt(app, () => host.request('saves.putBack', { id }));
    await read();
  };
  useEffect(() => {
    void read();
    return host.on('saves.changed', () => void read());
  }, []);
  return (
    <Dialog
      title={words.text('saves.title')}
      size="medium"
      onClose={() => app.overlay.close()}
      actions={
        <FileButton
          label={words.text('saves.openFile')}
          accept=".patience,.json"
          onText={(text) => openSaveText(app, text)}
        />
      }
    >
      <SaveForm onSaved={() => void read()} />
      {saves?.length === 0 ? <p class="hint">{words.text('saves.none')}</p> : null}
      <ul class="saves">
        {saves?.map((save) => (
          <SaveRow key={save.id} save={save} onChanged={() => void read()} />
        ))}
      </ul>
      <div role="status">
        <ul class="undoables">
          {removed.map(({ id, name }) => (
            <li key={id}>
              <span>{words.text('saves.removed', { name })}</span>
              <button
                type="button"
                class="button"
                aria-label={`${words.text('saves.putBack')}, ${name}`}
                onClick={() => void putBack(id)}
              >
                {words.text('saves.putBack')}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
