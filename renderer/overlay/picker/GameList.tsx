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

/** Families under their names. A click shows a game, a second one plays it. */
export function GameList({ families, selected, onSelect, onPlay }: GameListProps) {
  const words = useWords();
  return (
    <div class="game-list">
      {families.map(({ name, games }, index) =>
        games.length === 0 ? null : (
          <section key={`${index} ${name}`}>
            <h3>{name}</h3>
            <ul>
              {games.map((game) => (
                <li key={game.id}>
                  <button
                    type="button"
                    class="game-line"
                    aria-current={game.id === selected.id}
                    onClick={() => onSelect(game)}
                    onDblClick={() => onPlay(game)}
                    onKeyDown={(event) => {
                      walkLines(event);
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      onPlay(game);
                    }}
                    onFocus={() => onSelect(game)}
                  >
                    <span class="game-line-name">{words.gameName(game)}</span>
                    <span class="game-line-facts">
                      {words.text('facts.decks', { count: game.decks })} ·{' '}
                      {words.text(difficultyKeys[game.facts.difficulty])}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
