import { useEffect, useState } from 'preact/hooks';
import type { SaveSummary } from '../../../shared/saves/keptGame.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { attempt } from './attempt.ts';
import { SaveForm } from './SaveForm.tsx';
import { SaveRow } from './SaveRow.tsx';

/** Games saved under names: the one on the table can be added, and each opened, watched, renamed or removed. */
export function SavesDialog() {
  const app = useApp();
  const words = useWords();
  const [saves, setSaves] = useState<readonly SaveSummary[] | null>(null);
  const read = async (): Promise<void> => {
    const list = await attempt(app, () => app.host.request('saves.list', null));
    if (list !== undefined) setSaves(list);
  };
  useEffect(() => {
    void read();
    return app.host.on('saves.changed', () => void read());
  }, []);
  return (
    <Dialog title={words.text('saves.title')} size="medium" onClose={() => app.overlay.close()}>
      <SaveForm onSaved={() => void read()} />
      {saves?.length === 0 ? <p class="hint">{words.text('saves.none')}</p> : null}
      <ul class="saves">
        {saves?.map((save) => (
          <SaveRow key={save.id} save={save} onChanged={() => void read()} />
        ))}
      </ul>
    </Dialog>
  );
}
