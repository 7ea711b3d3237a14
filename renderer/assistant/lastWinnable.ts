import type { PlayedDeal } from '../session/playedDeal.ts';
import type { Adviser } from './adviser.ts';
import type { LinePlace } from './dealKnowledge.ts';

/** How long each place that has to be looked at is searched. */
const PLACE_MS = 1500;

/**
 * The last place on the way from the opening to the move last made that is proven to be winnable, or undefined
 * where none is. What is lost stays lost, so halving the way finds it in a few searches; a place that cannot be
 * decided is passed over towards the opening.
 */
export async function lastWinnablePlace(
  adviser: Adviser,
  deal: PlayedDeal,
  signal: AbortSignal,
): Promise<LinePlace | undefined> {
  const knowledge = adviser.knowledgeOf(deal);
  const places = knowledge.places();
  let found = places.findLastIndex(({ position }) => knowledge.of(position)?.verdict === 'winnable');
  let lost = places.findIndex(({ position }) => knowledge.of(position)?.verdict === 'unwinnable');
  if (lost < 0) lost = places.length;
  while (lost - found > 1) {
    const middle = Math.floor((found + lost) / 2);
    const place = places[middle];
    if (place === undefined) break;
    const { verdict } = await adviser.ask(deal, place.position, { milliseconds: PLACE_MS, signal });
    if (verdict === 'winnable') found = middle;
    else lost = middle;
  }
  return places[found];
}
