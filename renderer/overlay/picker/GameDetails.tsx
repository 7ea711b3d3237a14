import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import { named } from '../tip/named.ts';
import { difficultyKeys, skillKeys } from './factWords.ts';
import { LayoutPicture } from './LayoutPicture.tsx';

interface GameDetailsProps {
  readonly game: GameDefinition;
  readonly onSelect: (game: GameDefinition) => void;
  readonly onPlay: (game: GameDefinition) => void;
}

/** What a player wants to know of a game before choosing it. */
export function GameDetails({ game, onSelect, onPlay }: GameDetailsProps) {
  const { library, settings } = useApp();
  const words = useWords();
  const name = words.gameName(game);
  const { favourites } = settings.value.value;
  const isFavourite = favourites.includes(game.id);
  const { facts, aliases = [] } = game;
  const relatives = library.relatives(game).slice(0, 5);
  return (
    <section class="game-details" aria-label={name}>
      <div class="game-title">
        <h3>{name}</h3>
        <button
          type="button"
          class="icon-button"
          aria-pressed={isFavourite}
          {...named(words.text('choose.favourite', { game: name }))}
          onClick={() =>
            settings.change({
              favourites: isFavourite ? favourites.filter((id) => id !== game.id) : [...favourites, game.id],
            })
          }
        >
          <Icon name="star" filled={isFavourite} />
        </button>
      </div>
      <button type="button" class="button button-main" onClick={() => onPlay(game)}>
        {words.text('choose.play', { game: name })}
      </button>
      <LayoutPicture game={game} />
      <ul class="tags">
        <li>{words.text('facts.decks', { count: game.decks })}</li>
        <li>{words.text(difficultyKeys[facts.difficulty])}</li>
        <li>{words.text(skillKeys[facts.skill])}</li>
        <li>{words.text('facts.minutes', { count: facts.minutes })}</li>
      </ul>
      {facts.publishedWinRate === undefined ? null : (
        <p class="hint">{words.text('choose.winRate', { percent: words.percent(facts.publishedWinRate) })}</p>
      )}
      {facts.devisedBy === undefined ? null : (
        <p class="hint">{words.text('choose.devisedBy', { name: facts.devisedBy })}</p>
      )}
      {aliases.length === 0 ? null : (
        <p class="hint">{words.text('choose.aliases', { names: words.list(aliases) })}</p>
      )}
      {relatives.length === 0 ? null : (
        <div class="relatives">
          <h4>{words.text('choose.relatives')}</h4>
          {relatives.map((relative) => (
            <button key={relative.id} type="button" class="link" onClick={() => onSelect(relative)}>
              {words.gameName(relative)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
