import { readdirSync, readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { readPlayerGames } from '../../../shared/rules/playerGames.ts';
import { definitionSchema } from '../../../shared/rules/schema.ts';

const folder = new URL('../../../docs/games/', import.meta.url);

/** The schema of game files for editors; that a group may not be called "stock" is beyond its language. */
const schema = {
  title: 'A game of Grand Patience',
  ...toJsonSchema(definitionSchema, { errorMode: 'ignore' }),
};

describe('the published schema of game files', () => {
  it('is made from the definition’s own types', async () => {
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../../docs/games/game.schema.json');
  });

  it('takes every game of the catalogue and refuses a damaged one', () => {
    const check = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(schema)));
    for (const game of catalogue)
      expect([game.id, check(JSON.parse(JSON.stringify(game)))]).toEqual([game.id, true]);
    expect(check({ ...catalogue[0], decks: 9 })).toBe(false);
  });
});

describe('the documented examples', () => {
  const examples = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== 'game.schema.json',
  );

  it('are two at least', () => expect(examples.length).toBeGreaterThanOrEqual(2));

  it.each(examples)('%s is a game', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const read = readPlayerGames([{ file, text }], new Set(catalogue.map(({ id }) => id)));
    expect(read.problems).toEqual([]);
    expect(read.games).toHaveLength(1);
  });
});
