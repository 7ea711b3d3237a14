import { useId, useState } from 'preact/hooks';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameFileProblems } from './GameFileProblems.tsx';
import { GameList } from './GameList.tsx';
import { type GameFamily, meantGame, searchGames } from './searchGames.ts';

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
  const families = search.trim() === '' ? [...own, ...found] : found;

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
              setSearch(event.currentTarget.value);
              const { value } = event.currentTarget;
              const meant = meantGame(searchGames(library.games, value, words), value, words);
              if (meant !== undefined) setSelected(meant);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') play(selected);
            }}
          />
          {found.length === 0 ? (
            <p class="hint" role="status">
              {words.text('choose.none', { text: search })}
            </p>
          ) : (
            <GameList families={families} selected={selected} onSelect={setSelected} onPlay={play} />
          )}
          <GameFileProblems />
        </div>
        <GameDetails game={selected} onSelect={setSelected} onPlay={play} />
      </div>
    </Dialog>
  );
}
