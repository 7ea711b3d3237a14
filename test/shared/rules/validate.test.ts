import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { klondikeDrawOne } from '../../../shared/games/klondike.ts';
import { validateDefinition } from '../../../shared/rules/validate.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A copy of Klondike as it would stand in a file, with one value at `path` changed; `undefined` takes it away. */
function changed(path: string, value: Json | undefined): Json {
  const copy = JSON.parse(JSON.stringify(klondikeDrawOne));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = copy;
  for (const key of keys) at = at[key];
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

describe('validateDefinition', () => {
  it.each(catalogue.map((game) => [game.id, game] as const))('takes %s, also after JSON', (_, game) => {
    const result = validateDefinition(JSON.parse(JSON.stringify(game)));
    expect(result).toEqual({ ok: true, definition: JSON.parse(JSON.stringify(game)) });
  });

  it.each([
    ['decks', undefined, 'missing', 'decks'],
    ['decks', 5, 'tooLarge', 'decks'],
    ['decks', 0, 'tooSmall', 'decks'],
    ['decks', '1', 'wrongType', 'decks'],
    ['id', 'Klondike 1', 'badName', 'id'],
    ['name', '', 'empty', 'name'],
    ['name', 'x'.repeat(81), 'tooLong', 'name'],
    ['colour', 'green', 'unknownKey', 'colour'],
    ['goal', 'somewhere', 'notOneOf', 'goal'],
    ['piles.tableau.accepts.empty', 'X', 'notOneOf', 'piles.tableau.accepts.empty'],
    ['piles.tableau.accepts.build.rank', 'sideways', 'notOneOf', 'piles.tableau.accepts.build.rank'],
    ['piles.tableau.count', 25, 'tooLarge', 'piles.tableau.count'],
    ['piles.tableau.releases.run', undefined, 'runWithoutBuild', 'piles.tableau.releases.run'],
    ['piles.tableau.releases.unit', 'top', 'buildWithoutRun', 'piles.tableau.releases.unit'],
    [
      'piles.foundations.accepts.suits',
      ['clubs', 'spades', 'hearts'],
      'unevenSpread',
      'piles.foundations.accepts.suits',
    ],
    ['piles.foundations.accepts.max', 12, 'foundationRoom', 'piles'],
    ['piles.foundations.kind', 'reserve', 'noFoundation', 'piles'],
    ['piles.waste.count', 2, 'twoWastes', 'piles'],
    ['stock.packets', [], 'empty', 'stock.packets'],
    ['stock.passes', 'often', 'notOneOf', 'stock.passes'],
    ['stock', undefined, 'noStock', 'stock'],
    ['deal.1.to', 'nowhere', 'noSuchGroup', 'deal.1.to'],
    ['deal.1.rows', 6, 'cardsDealt', 'deal'],
    ['deal.0.counts', [1, 2], 'countsDiffer', 'deal.0.counts'],
    ['layout', ['stock waste', 'tableau'], 'notLaidOut', 'layout'],
    ['layout', ['stock waste waste foundations', 'tableau'], 'laidOutTwice', 'layout'],
  ])('refuses %s = %j as %s at %s', (path, value, what, where) => {
    const result = validateDefinition(changed(path, value));
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems).toContainEqual(expect.objectContaining({ what, path: where }));
  });

  it.each([null, 7, 'a game', [], {}])('refuses %j without stopping', (value) => {
    expect(validateDefinition(value).ok).toBe(false);
  });
});
