import { useState } from 'preact/hooks';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { useWords } from '../app.ts';
import { difficultyKeys } from './factWords.ts';
import type { GameFamily } from './searchGames.ts';
import { walkLines } from './walkLines.ts';

interface GameListProps {
  readonly families: readonly GameFamily[];
  readonly selected: GameDefinition;
  readonly onSelect: (game: GameDefinition) => void;
  readonly onPlay: (game: GameDefinition) => void;
}

/** Chromium hides the options of a list in a group that is one only by its element. */
const group = { role: 'group' } as const;

/**
 * Families under their names, to choose a game from: one stop for Tab, the arrow keys walk. A click shows a game, a
 * second one plays it, and so does Enter.
 */
export function GameList({ families, selected, onSelect, onPlay }: GameListProps) {
  const words = useWords();
  const [last, setLast] = useState('');
  // A favourite stands among its family too: the line that had the focus last is the chosen one.
  const lines = families.flatMap(({ games }, family) =>
    games.map((game) => ({ game, key: keyOf(family, game) })),
  );
  const chosen = lines.filter(({ game }) => game.id === selected.id).map(({ key }) => key);
  const current = chosen.includes(last) ? last : chosen[0];
  const stop = current ?? lines[0]?.key;
  return (
    <div class="game-list" role="listbox" aria-label={words.text('choose.games')}>
      {families.map(({ name, games }, family) =>
        games.length === 0 ? null : (
          <fieldset key={`${family} ${name}`} class="game-group" {...group}>
            <legend class="game-family">{name}</legend>
            {games.map((game) => {
              const key = keyOf(family, game);
              return (
                <button
                  key={key}
                  type="button"
                  class="game-line"
                  role="option"
                  aria-selected={key === current}
                  tabIndex={key === stop ? 0 : -1}
                  onClick={() => onSelect(game)}
                  onDblClick={() => onPlay(game)}
                  onKeyDown={(event) => {
                    walkLines(event);
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    onPlay(game);
                  }}
                  onFocus={() => {
                    setLast(key);
                    onSelect(game);
                  }}
                >
                  <span class="game-line-name">{words.gameName(game)}</span>{' '}
                  <span class="game-line-facts">
                    {words.text('facts.decks', { count: game.decks })} ·{' '}
                    {words.text(difficultyKeys[game.facts.difficulty])}
                  </span>
                </button>
              );
            })}
          </fieldset>
        ),
      )}
    </div>
  );
}

/** A line by its place: a game can stand in several groups. */
function keyOf(family: number, { id }: GameDefinition): string {
  return `${family} ${id}`;
}
