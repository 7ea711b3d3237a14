import { useId } from 'preact/hooks';
import { localDateOf } from '../../../shared/statistics/localDate.ts';
import { useApp, useWords } from '../app.ts';
import { searchGames } from '../picker/searchGames.ts';
import { type Period, parseScope, periodKeys, type Scope, scopeText } from './filters.ts';

interface FilterBarProps {
  readonly scope: Scope;
  readonly period: Period;
  readonly onScope: (scope: Scope) => void;
  readonly onPeriod: (period: Period) => void;
}

const periods = Object.keys(periodKeys) as readonly Period['type'][];

/** The period of a choice; chosen days begin as this year up to now. */
function periodOf(type: Period['type'], today: Date): Period {
  return type === 'days' ? { type, from: `${today.getFullYear()}-01-01`, to: localDateOf(today) } : { type };
}

/** Which games and which time the figures are about. */
export function FilterBar({ scope, period, onScope, onPeriod }: FilterBarProps) {
  const { library } = useApp();
  const words = useWords();
  const [scopeId, periodId] = [useId(), useId()];
  const chosen = scopeText(scope);
  return (
    <div class="filters">
      <span class="filter">
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
      </span>
      <span class="filter">
        <label for={periodId}>{words.text('statistics.period')}</label>
        <select
          id={periodId}
          class="field"
          value={period.type}
          onChange={(event) => {
            const found = periods.find((known) => known === event.currentTarget.value);
            if (found !== undefined) onPeriod(periodOf(found, new Date()));
          }}
        >
          {periods.map((known) => (
            <option key={known} value={known}>
              {words.text(periodKeys[known])}
            </option>
          ))}
        </select>
      </span>
      {period.type === 'days' ? <Days period={period} onPeriod={onPeriod} /> : null}
    </div>
  );
}

interface DaysProps {
  readonly period: Extract<Period, { readonly type: 'days' }>;
  readonly onPeriod: (period: Period) => void;
}

/** The first and the last day; either may be left empty. */
function Days({ period, onPeriod }: DaysProps) {
  const words = useWords();
  const [firstId, lastId] = [useId(), useId()];
  return (
    <>
      <span class="filter">
        <label for={firstId}>{words.text('statistics.firstDay')}</label>
        <input
          id={firstId}
          type="date"
          class="field"
          max={period.to}
          value={period.from}
          onChange={(event) => onPeriod({ ...period, from: event.currentTarget.value })}
        />
      </span>
      <span class="filter">
        <label for={lastId}>{words.text('statistics.lastDay')}</label>
        <input
          id={lastId}
          type="date"
          class="field"
          min={period.from}
          value={period.to}
          onChange={(event) => onPeriod({ ...period, to: event.currentTarget.value })}
        />
      </span>
    </>
  );
}
