import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { klondikeDrawOne } from '../../../shared/games/klondike.ts';
import type { ProblemKind } from '../../../shared/rules/definitionProblem.ts';
import { validateDefinition } from '../../../shared/rules/validate.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A copy of Klondike as it would stand in a file, with one value at `path` changed; `undefined` takes it away. */
function changed(path: string, value: Json | undefined, game: unknown = klondikeDrawOne): Json {
  const copy = JSON.parse(JSON.stringify(game));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = copy;
  for (const key of keys) at = at[key];
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

type Case = readonly [
  path: string,
  value: Json | undefined,
  what: ProblemKind,
  where: string,
  also?: readonly [path: string, value: Json],
];

const start = (rank: string): Json => ({ step: 'start', to: 'foundations', rank });

describe('validateDefinition', () => {
  it.each(catalogue.map((game) => [game.id, game] as const))('takes %s, also after JSON', (_, game) => {
    const result = validateDefinition(JSON.parse(JSON.stringify(game)));
    expect(result).toEqual({ ok: true, definition: JSON.parse(JSON.stringify(game)) });
  });

  it.for<Case>([
    ['decks', undefined, 'missing', 'decks'],
    ['decks', 5, 'tooLarge', 'decks'],
    ['decks', 0, 'tooSmall', 'decks'],
    ['decks', '1', 'notNumber', 'decks'],
    ['decks', 1.5, 'notWhole', 'decks'],
    ['name', 7, 'notText', 'name'],
    ['layout', 'stock waste', 'notList', 'layout'],
    ['piles', 'none', 'notObject', 'piles'],
    ['facts', 7, 'notObject', 'facts'],
    ['id', 'constructor', 'badName', 'id'],
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
    ['deal.1.to', 'toString', 'badName', 'deal.1.to'],
    ['deal.1.to', 'foundations', 'dealToFoundation', 'deal.1.to'],
    ['deal.1.face', 'down', 'topFaceDown', 'deal'],
    ['deal.0.face', 'up', 'hiddenOnOpen', 'deal', ['deal.1.face', 'down']],
    ['piles.tableau.accepts.max', 3, 'dealtOverMax', 'piles.tableau.accepts.max'],
    ['piles.tableau.accepts.from', ['waste', 'reserve'], 'noSuchKind', 'piles.tableau.accepts.from.1'],
    ['piles.tableau.kind', 'reserve', 'noTableau', 'stock.to', ['stock', { to: 'tableau', passes: 1 }]],
    ['deal', [start('A'), start('A')], 'startOverDecks', 'deal.1.to'],
    ['deal', [start('A'), start('A')], 'startTwice', 'deal.1.to'],
    ['deal', [start('2')], 'startRank', 'deal.0.rank'],
    [
      'deal',
      [start('A')],
      'startSuits',
      'deal.0.to',
      ['piles.foundations.accepts.suits', ['clubs', 'hearts']],
    ],
    ['piles.foundations.accepts', undefined, 'foundationRoom', 'piles'],
    ['deal.1.rows', 6, 'cardsDealt', 'deal'],
    ['deal.0.counts', [1, 2], 'countsDiffer', 'deal.0.counts'],
    ['layout', ['stock waste', 'tableau'], 'notLaidOut', 'layout'],
    ['layout', ['stock waste waste foundations', 'tableau'], 'laidOutTwice', 'layout'],
  ])('refuses %s = %j as %s at %s', ([path, value, what, where, also]) => {
    const once = changed(path, value);
    const result = validateDefinition(also ? changed(also[0], also[1], once) : once);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems).toContainEqual(expect.objectContaining({ what, path: where }));
  });

  it.each([null, 7, 'a game', [], {}])('refuses %j without stopping', (value) => {
    expect(validateDefinition(value).ok).toBe(false);
  });

  it.each([
    ['decks', 0, { expected: '1', received: '0' }],
    ['decks', 9, { expected: '4', received: '9' }],
    ['goal', undefined, { expected: '', received: 'undefined' }],
    ['goal', 'else', { expected: '"allOnFoundations"' }],
    ['piles.waste.kind', 'heap', { expected: '"waste", "reserve", "tableau", "foundation"' }],
    ['stock.passes', 'often', { expected: '1, 2, 3…, "unlimited"' }],
    ['decks', [], { received: '[…]' }],
  ])('says of %s = %j what may stand in a file: %j', (path, value, said) => {
    const result = validateDefinition(changed(path, value));
    expect(result.ok ? [] : result.problems).toContainEqual(expect.objectContaining({ path, ...said }));
  });

  it('lists what an empty pile may take without brackets', () => {
    const result = validateDefinition(changed('piles.tableau.accepts.empty', '1'));
    expect(result.ok ? '' : result.problems[0]?.expected).toMatch(/^"any", "none", "A", "2", .*"K"$/);
  });
});
