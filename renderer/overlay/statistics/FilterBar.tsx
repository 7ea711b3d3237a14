import { useId } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { searchGames } from '../picker/searchGames.ts';
import { type Period, parseScope, periodKeys, type Scope, scopeText } from './filters.ts';

interface FilterBarProps {
  readonly scope: Scope;
  readonly period: Period;
  readonly onScope: (scope: Scope) => void;
  readonly onPeriod: (period: Period) => void;
}

const periods = Object.keys(periodKeys) as readonly Period[];

/** Which games and which time the figures are about. */
export function FilterBar({ scope, period, onScope, onPeriod }: FilterBarProps) {
  const { library } = useApp();
  const words = useWords();
  const [scopeId, periodId] = [useId(), useId()];
  const chosen = scopeText(scope);
  return (
    <div class="filters">
      <label for={scopeId}>{words.text('statistics.game')}</label>
      <select
        id={scopeId}
        class="field"
        value={chosen}
        onChange={(event) => onScope(parseScope(event.currentTarget.value))}
      >
        <option value="all">{words.text('statistics.allGames')}</option>
        {searchGames(library.games, '', words).map(({ name, games }) => {
          const family = games[0]?.family ?? name;
          return (
            <optgroup key={name} label={name}>
              <option value={scopeText({ type: 'family', family })}>
                {words.text('statistics.wholeFamily', { family: name })}
              </option>
              {games.map((game) => (
                <option key={game.id} value={scopeText({ type: 'game', id: game.id })}>
                  {words.gameName(game)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      <label for={periodId}>{words.text('statistics.period')}</label>
      <select
        id={periodId}
        class="field"
        value={period}
        onChange={(event) => {
          const found = periods.find((known) => known === event.currentTarget.value);
          if (found !== undefined) onPeriod(found);
        }}
      >
        {periods.map((known) => (
          <option key={known} value={known}>
            {words.text(periodKeys[known])}
          </option>
        ))}
      </select>
    </div>
  );
}
