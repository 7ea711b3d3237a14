import { useState } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { attempt } from '../attempt.ts';
import { FileButton } from '../FileButton.tsx';
import { saveTextFile } from '../saveTextFile.ts';
import type { Scope } from './filters.ts';
import type { Filter } from './useReport.ts';

interface DataActionsProps {
  readonly filter: Filter;
  readonly scope: Scope;
}

/** Export, import and reset of results. A reset is asked for; `Resets` undoes it. */
export function DataActions({ filter, scope }: DataActionsProps) {
  const app = useApp();
  const { host, overlay, library } = app;
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const exportAs = (format: 'csv' | 'json'): void =>
    attempt(app, async () => {
      const text = await host.request('history.export', { format, filter });
      saveTextFile(`grand-patience.${format}`, text, format === 'csv' ? 'text/csv' : 'application/json');
    });
  const importText = async (text: string): Promise<void> => {
    const { added, known } = await host.request('history.import', { text });
    overlay.say('info', ({ translator }) =>
      translator.text('statistics.imported', { count: added, known: translator.number(known) }),
    );
  };
  const reset = (): void =>
    attempt(app, async () => {
      setAsking(false);
      await host.request('history.reset', { games: resetGames(scope, library.games) });
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
      <FileButton label={words.text('statistics.import')} accept=".json,.csv" onText={importText} />
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
