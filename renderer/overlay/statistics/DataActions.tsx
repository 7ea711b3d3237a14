import { useRef, useState } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { errorText } from '../errorText.ts';
import { saveTextFile } from '../saveTextFile.ts';
import type { Scope } from './filters.ts';
import type { Filter } from './useReport.ts';

interface DataActionsProps {
  readonly filter: Filter;
  readonly scope: Scope;
}

/** Export, import and reset of results. A reset is asked for, and can be undone until the program ends. */
export function DataActions({ filter, scope }: DataActionsProps) {
  const { host, overlay, library } = useApp();
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const attempt = (action: () => Promise<void>): void => {
    action().catch((error: unknown) =>
      overlay.say('error', words.text('toast.error', { reason: errorText(error, words) })),
    );
  };
  const exportAs = (format: 'csv' | 'json'): void =>
    attempt(async () => {
      const text = await host.request('history.export', { format, filter });
      saveTextFile(`grand-patience.${format}`, text, format === 'csv' ? 'text/csv' : 'application/json');
    });
  const importFile = (chosen: File): void =>
    attempt(async () => {
      const { added, known } = await host.request('history.import', { text: await chosen.text() });
      overlay.say('info', words.text('statistics.imported', { count: added, known: words.number(known) }));
    });
  const reset = (): void =>
    attempt(async () => {
      setAsking(false);
      const { reset: id, removed } = await host.request('history.reset', {
        games: resetGames(scope, library.games),
      });
      overlay.say('info', words.text('statistics.wasReset', { count: removed }), {
        label: words.text('command.undo'),
        run: () => attempt(async () => void (await host.request('history.undoReset', { reset: id }))),
      });
    });

  if (asking) {
    return (
      <>
        <p>{words.text(scope.type === 'all' ? 'statistics.askResetAll' : 'statistics.askReset')}</p>
        <button type="button" class="button" onClick={() => setAsking(false)}>
          {words.text('dialog.cancel')}
        </button>
        <button type="button" class="button button-main" onClick={reset}>
          {words.text('statistics.reset')}
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" class="button" onClick={() => exportAs('csv')}>
        {words.text('statistics.exportCsv')}
      </button>
      <button type="button" class="button" onClick={() => exportAs('json')}>
        {words.text('statistics.exportJson')}
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {words.text('statistics.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,.csv"
        hidden
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen !== undefined) importFile(chosen);
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {words.text('statistics.resetAsk')}
      </button>
    </>
  );
}

function resetGames(
  scope: Scope,
  games: readonly { readonly id: string; readonly family: string }[],
): readonly string[] | null {
  switch (scope.type) {
    case 'all':
      return null;
    case 'game':
      return [scope.id];
    case 'family':
      return games.filter(({ family }) => family === scope.family).map(({ id }) => id);
  }
}
