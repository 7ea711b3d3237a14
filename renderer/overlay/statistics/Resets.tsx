import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../../shared/ipc/contract.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import type { GameLibrary } from '../../session/gameLibrary.ts';
import { useApp, useWords } from '../app.ts';
import { attempt } from '../attempt.ts';

type Reset = Result<'history.resets'>[number];

/** More games than this are called by their family. */
const NAMES_AT_MOST = 3;

/** What was taken out of the results since the program started; each can be put back. */
export function Resets() {
  const app = useApp();
  const { host, library } = app;
  const words = useWords();
  const [resets, setResets] = useState<readonly Reset[]>([]);
  useEffect(() => {
    const read = (): void => attempt(app, async () => setResets(await host.request('history.resets', null)));
    read();
    return host.on('history.changed', read);
  }, []);
  return (
    <div role="status">
      <ul class="undoables">
        {resets.map(({ reset, games, removed }) => {
          const scope = scopeName(games, library, words);
          return (
            <li key={reset}>
              <span>
                {scope}: {words.text('statistics.wasReset', { count: removed })}
              </span>
              <button
                type="button"
                class="button"
                aria-label={`${words.text('command.undo')}, ${scope}`}
                onClick={() =>
                  attempt(app, async () => void (await host.request('history.undoReset', { reset })))
                }
              >
                {words.text('command.undo')}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function scopeName(games: Reset['games'], library: GameLibrary, words: Translator): string {
  if (games === null) return words.text('statistics.allGames');
  const known = games.flatMap((id) => library.find(id) ?? []);
  const [first] = known;
  if (first !== undefined && known.length > NAMES_AT_MOST)
    return words.text('statistics.wholeFamily', { family: words.familyName(first.family) });
  return words.list(games.map((id) => words.gameName(library.find(id) ?? { id, name: id })));
}
