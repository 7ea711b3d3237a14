import type { PilePlace } from '../../../shared/board/boardView.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A step aside counts this many times a step ahead, so that one walks along a row before leaving it. */
const ASIDE = 2.5;

/**
 * The pile that lies nearest in a direction, as one sees it: ahead of this one, and as straight as may be; null
 * at the edge. Distances are between the middles of the piles' places.
 */
export function neighbour(
  places: readonly PilePlace[],
  from: PileIndex,
  direction: Direction,
): PileIndex | null {
  const here = places.find(({ pile }) => pile === from);
  if (here === undefined) return null;
  let best: { readonly pile: PileIndex; readonly distance: number } | null = null;
  for (const place of places) {
    if (place.pile === from) continue;
    const { ahead, aside } = offset(here, place, direction);
    // What overlaps this pile in the direction does not lie ahead of it.
    if (ahead < here.base.width / 2) continue;
    const distance = ahead + ASIDE * aside;
    if (best === null || distance < best.distance) best = { pile: place.pile, distance };
  }
  return best?.pile ?? null;
}

/** In which row a pile lies, from 1 at the top: piles that overlap in height by half are of one row. */
export function rowOf(places: readonly PilePlace[], pile: PileIndex): number | null {
  let row = 0;
  let begins = Number.NEGATIVE_INFINITY;
  for (const place of [...places].sort((a, b) => a.base.y - b.base.y)) {
    if (place.base.y >= begins + place.base.height / 2) {
      row++;
      begins = place.base.y;
    }
    if (place.pile === pile) return row;
  }
  return null;
}

function offset(
  here: PilePlace,
  there: PilePlace,
  direction: Direction,
): { readonly ahead: number; readonly aside: number } {
  const dx = middle(there, 'x') - middle(here, 'x');
  const dy = middle(there, 'y') - middle(here, 'y');
  switch (direction) {
    case 'left':
      return { ahead: -dx, aside: Math.abs(dy) };
    case 'right':
      return { ahead: dx, aside: Math.abs(dy) };
    case 'up':
      return { ahead: -dy, aside: Math.abs(dx) };
    case 'down':
      return { ahead: dy, aside: Math.abs(dx) };
  }
}

function middle({ base }: PilePlace, axis: 'x' | 'y'): number {
  return axis === 'x' ? base.x + base.width / 2 : base.y + base.height / 2;
}
