import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { localDateOf } from '../../../shared/statistics/localDate.ts';
import type { Family } from '../../../shared/statistics/report.ts';
import type { Filter } from './useReport.ts';

/** Whose results: all, a family's, or one game's. */
export type Scope =
  | { readonly type: 'all' }
  | { readonly type: 'family'; readonly family: string }
  | { readonly type: 'game'; readonly id: string };

/** All time, so many days up to today, or those from one day to another (`YYYY-MM-DD`; empty where not chosen). */
export type Period =
  | { readonly type: 'all' | keyof typeof daysOf }
  | { readonly type: 'days'; readonly from: string; readonly to: string };

export const periodKeys: Readonly<Record<Period['type'], LabelKey>> = {
  all: 'statistics.period.all',
  week: 'statistics.period.week',
  month: 'statistics.period.month',
  year: 'statistics.period.year',
  days: 'statistics.period.days',
};

const daysOf = { week: 7, month: 30, year: 365 } as const;

/** What the host is asked for. Periods include their last day. */
export function filterOf(
  scope: Scope,
  period: Period,
  games: readonly Pick<GameDefinition, 'id' | 'family'>[],
  today: Date,
): Filter {
  const chosen =
    scope.type === 'all'
      ? {}
      : {
          games:
            scope.type === 'game'
              ? [scope.id]
              : games.filter(({ family }) => family === scope.family).map(({ id }) => id),
        };
  switch (period.type) {
    case 'all':
      return chosen;
    case 'days': {
      const { from, to } = period;
      return { ...chosen, ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
    }
    default: {
      const first = new Date(today);
      first.setDate(first.getDate() - daysOf[period.type] + 1);
      return { ...chosen, from: localDateOf(first), to: localDateOf(today) };
    }
  }
}

/** The families with their games, in the order of the games. */
export function familiesOf(games: readonly Pick<GameDefinition, 'id' | 'family'>[]): Family[] {
  const families = new Map<string, string[]>();
  for (const { id, family } of games) families.set(family, [...(families.get(family) ?? []), id]);
  return [...families].map(([family, ids]) => ({ family, games: ids }));
}

/** A scope as the value of a choice, and back. */
export function scopeText(scope: Scope): string {
  switch (scope.type) {
    case 'all':
      return 'all';
    case 'family':
      return `family:${scope.family}`;
    case 'game':
      return `game:${scope.id}`;
  }
}

/** The scope that a choice's value stands for. */
export function parseScope(text: string): Scope {
  if (text.startsWith('family:')) return { type: 'family', family: text.slice('family:'.length) };
  if (text.startsWith('game:')) return { type: 'game', id: text.slice('game:'.length) };
  return { type: 'all' };
}
