import { useState } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { attempt } from '../attempt.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { FileButton } from '../FileButton.tsx';
import { saveTextFile } from '../saveTextFile.ts';

/** Where everything lies, one file to keep it all, and that file put back. */
export function DataDialog() {
  const app = useApp();
  const { host, about, overlay, keeper } = app;
  const words = useWords();
  const [backup, setBackup] = useState<string | null>(null);

  const create = (): void =>
    attempt(app, async () => {
      await keeper.idle();
      const text = await host.request('backup.create', null);
      saveTextFile('grand-patience-backup.json', text, 'application/json');
    });
  const restore = (text: string): void => {
    setBackup(null);
    attempt(app, async () => {
      await keeper.idle();
      const { translator } = app.words.peek();
      const gameNames = Object.fromEntries(
        app.library.games.map((game) => [game.id, translator.gameName(game)]),
      );
      const { running, saves, games } = await host.request('backup.restore', { text, gameNames });
      await app.switcher.takeUpRestored();
      overlay.say('info', ({ translator }) =>
        translator.text('data.restored', {
          running: translator.number(running),
          saves: translator.number(saves),
          games: translator.number(games),
        }),
      );
    });
  };

  return (
    <Dialog title={words.text('data.title')} size="medium" onClose={() => overlay.close()}>
      <section class="data-part">
        <h3>{words.text('data.folder')}</h3>
        <p>{words.text('data.folderText')}</p>
        <p class="data-path" dir="ltr">
          {about.dataFolder}
        </p>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() =>
              attempt(app, async () => void (await host.request('app.openFolder', { folder: 'data' })))
            }
          >
            {words.text('data.open')}
          </button>
        </div>
      </section>
      <section class="data-part">
        <h3>{words.text('data.backup')}</h3>
        <p>{words.text('data.backupText')}</p>
        {backup === null ? (
          <div class="row">
            <button type="button" class="button button-main" onClick={create}>
              {words.text('data.create')}
            </button>
            <FileButton
              label={words.text('data.restore')}
              accept=".json"
              onText={async (text) => setBackup(text)}
            />
          </div>
        ) : (
          <div class="row" role="alert">
            <p>{words.text('data.askRestore')}</p>
            <button type="button" class="button" onClick={() => setBackup(null)}>
              {words.text('dialog.cancel')}
            </button>
            <button type="button" class="button button-main" onClick={() => restore(backup)}>
              {words.text('data.doRestore')}
            </button>
          </div>
        )}
      </section>
    </Dialog>
  );
}
