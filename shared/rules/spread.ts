import { colourOf, colours, type SuitIndex, suitIndex, suits } from '../cards/card.ts';
import type { PileGroup } from './definition.ts';

/**
 * The value of pile `index` of `count`, when the values are spread evenly, equal ones side by side.
 * @throws RangeError if there are no values.
 */
export function spread<T>(values: readonly T[], index: number, count: number): T {
  const value = values[Math.floor((index * values.length) / count)];
  if (value === undefined) throw new RangeError('A list of suits or colours by pile must not be empty.');
  return value;
}

/**
 * The suits of the cards that a `start` step puts on a group, pile by pile: the pile's own suit where it has one, then
 * a suit of its own colour, otherwise suit by suit; the last two evenly over the suits.
 */
export function startingSuits({ count, accepts }: PileGroup): SuitIndex[] {
  const piles = Array.from({ length: count }, (_, i) => i);
  const own = accepts?.suits;
  if (own) return piles.map((i) => suitIndex(spread(own, i, count)));
  const ofColour = accepts?.colours;
  if (!ofColour) return piles.map((i) => suitIndex(spread(suits, i, count)));
  const colourAt = piles.map((i) => spread(ofColour, i, count));
  return piles.map((i) => {
    const colour = colours.indexOf(colourAt[i] ?? 'black');
    const alike = piles.filter((other) => colourAt[other] === colourAt[i]);
    const choice = suits.filter((suit) => colourOf(suitIndex(suit) * 13) === colour);
    return suitIndex(spread(choice, alike.indexOf(i), alike.length));
  });
}
