import { useId, useState } from 'preact/hooks';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameFileProblems } from './GameFileProblems.tsx';
import { GameList } from './GameList.tsx';
import { type GameFamily, searchGames } from './searchGames.ts';
import { walkLines } from './walkLines.ts';

/** The picker: families and their games, searched as one types, with a picture and the facts of each. */
export function ChooseGameDialog() {
  const { overlay, session, library, settings, switcher } = useApp();
  const words = useWords();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<GameDefinition>(session.table.value.deal.compiled.definition);

  const play = (game: GameDefinition): void => {
    overlay.close();
    void switcher.play(game);
  };
  const { favourites, lastPlayed } = settings.value.value;
  const named = (ids: readonly string[]): readonly GameDefinition[] =>
    ids.flatMap((id) => library.find(id) ?? []);
  const own: GameFamily[] = [
    { name: words.text('choose.favourites'), games: named(favourites) },
    { name: words.text('choose.recent'), games: named(lastPlayed).slice(0, 4) },
  ];
  const found = searchGames(library.games, search, words);
  const isSearching = search.trim() !== '';
  const families = isSearching ? found : [...own, ...found];
  const first = found[0]?.games[0];
  const count = found.reduce((sum, { games }) => sum + games.length, 0);
  const hits =
    isSearching && first !== undefined
      ? words.text('choose.found', { count, game: words.gameName(first) })
      : '';

  return (
    <Dialog title={words.text('choose.title')} size="large" onClose={() => overlay.close()}>
      <div class="picker">
        <div class="picker-list">
          <label for={searchId} class="visually-hidden">
            {words.text('choose.search')}
          </label>
          <input
            id={searchId}
            data-first
            class="field"
            type="search"
            placeholder={words.text('choose.searchHint')}
            value={search}
            onInput={(event) => {
              const { value } = event.currentTarget;
              setSearch(value);
              const [meant] = searchGames(library.games, value, words)[0]?.games ?? [];
              if (meant !== undefined && value.trim() !== '') setSelected(meant);
            }}
            onKeyDown={(event) => {
              walkLines(event);
              if (event.key !== 'Enter' || event.isComposing) return;
              // The key would otherwise go on to the button that gets the focus back, and open the picker again.
              event.preventDefault();
              if (first !== undefined) play(selected);
            }}
          />
          <p class="hint picker-found" role="status">
            {first === undefined ? words.text('choose.none', { text: search }) : hits}
          </p>
          {first === undefined ? null : (
            <GameList families={families} selected={selected} onSelect={setSelected} onPlay={play} />
          )}
          <GameFileProblems />
        </div>
        {first === undefined ? null : <GameDetails game={selected} onSelect={setSelected} onPlay={play} />}
      </div>
    </Dialog>
  );
}
