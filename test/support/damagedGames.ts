import fc from 'fast-check';
import { catalogue } from '../../shared/games/catalogue.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const games: readonly Json[] = catalogue.map((game) => JSON.parse(JSON.stringify(game)) as Json);

/** Everything that stands under a key anywhere in the catalogue; list items stand under their list's key. */
const byKey = new Map<string, Json[]>();
for (const game of games) collect(game, '');

function collect(value: Json, key: string): void {
  byKey.set(key, [...(byKey.get(key) ?? []), value]);
  if (Array.isArray(value)) for (const item of value) collect(item, `${key}[]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) collect(each, name);
  }
}

/** A change of one place: how far along the document it lies, and what is put there. */
const change = fc.record({
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  how: fc.constantFrom('other', 'other', 'number', 'delete', 'repeat', 'swap', 'odd'),
  choice: fc.nat(10_000),
  odd: fc.oneof(fc.jsonValue(), fc.constantFrom('toString', 'stock', '')),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Games of the catalogue in which a few values are replaced by others of their kind, repeated, taken out or odd. */
export const damagedGame: fc.Arbitrary<unknown> = fc
  .tuple(fc.constantFrom(...games), fc.array(change, { minLength: 1, maxLength: 6 }))
  .map(([game, changes]) => changes.reduce((value, each) => changed(value, each), game));

function changed(game: Json, { place, how, choice, odd }: Change): Json {
  const copy = JSON.parse(JSON.stringify(game)) as Json;
  const places = placesOf(copy, '');
  const at = places[Math.floor(place * places.length)];
  if (!at) return copy;
  const { holder, key, kind } = at;
  const values = byKey.get(kind) ?? [];
  if (Array.isArray(holder)) {
    const index = Number(key);
    if (how === 'delete') holder.splice(index, 1);
    else if (how === 'repeat') holder.splice(index, 0, holder[index] ?? null);
    else if (how === 'swap') holder.reverse();
    else holder[index] = replacement(how, values, choice, odd);
  } else if (how === 'delete') delete holder[key];
  else holder[key] = replacement(how, values, choice, odd);
  return copy;
}

function replacement(how: Change['how'], values: readonly Json[], choice: number, odd: unknown): Json {
  if (how === 'number') return choice % 14;
  const value = how === 'odd' ? odd : (values[choice % Math.max(1, values.length)] ?? null);
  return JSON.parse(JSON.stringify(value)) as Json;
}

interface Place {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string;
  readonly kind: string;
}

function placesOf(value: Json, kind: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]): Place[] => {
    const inner = Array.isArray(value) ? `${kind}[]` : key;
    return [{ holder: value, key, kind: inner }, ...placesOf(each, inner)];
  });
}
