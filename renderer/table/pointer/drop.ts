import type { BoardView, Rect } from '../../../shared/board/boardView.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';
import { pileRect } from './hit.ts';

/** How far a card may lie from a legal target and still be meant for it, as a share of its width. */
const REACH = 0.45;

/** A pile that takes the cards, and where a drop counts for it. */
export interface DropZone {
  readonly pile: PileIndex;
  readonly rect: Rect;
}

/** The zones of the legal targets, measured once when the cards are lifted. */
export function dropZones(view: BoardView, targets: readonly PileIndex[]): DropZone[] {
  return targets.map((pile) => ({ pile, rect: pileRect(view, pile) }));
}

/**
 * The index of the zone that cards dropped here are meant for: the one that the lowest card overlaps most, or else
 * the nearest within reach (the gap between two piles); -1 if none. Allocates nothing, since it is asked every frame.
 */
export function dropIndex(
  zones: readonly DropZone[],
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  let best = -1;
  let bestOverlap = 0;
  let nearest = -1;
  let nearestDistance = width * REACH;
  for (let i = 0; i < zones.length; i++) {
    const rect = zones[i]?.rect;
    if (!rect) continue;
    const across = Math.min(x + width, rect.x + rect.width) - Math.max(x, rect.x);
    const down = Math.min(y + height, rect.y + rect.height) - Math.max(y, rect.y);
    const overlap = across > 0 && down > 0 ? across * down : 0;
    if (overlap > bestOverlap) {
      bestOverlap = overlap;
      best = i;
    }
    const distance = Math.hypot(Math.max(0, -across), Math.max(0, -down));
    if (distance < nearestDistance) {
      nearestDistance = distance;
      nearest = i;
    }
  }
  return best >= 0 ? best : nearest;
}

/** The pile, legal or not, that a dropped card covers by at least a third: the one whose rules refuse it. */
export function coveredPile(view: BoardView, card: Rect, from: PileIndex): PileIndex | null {
  const zones = dropZones(
    view,
    view.piles.map(({ pile }) => pile).filter((pile) => pile !== from),
  );
  const zone = zones[dropIndex(zones, card.x, card.y, card.width, card.height)];
  if (!zone) return null;
  const across = Math.min(card.x + card.width, zone.rect.x + zone.rect.width) - Math.max(card.x, zone.rect.x);
  const down = Math.min(card.y + card.height, zone.rect.y + zone.rect.height) - Math.max(card.y, zone.rect.y);
  return across > 0 && down > 0 && across * down >= (card.width * card.height) / 3 ? zone.pile : null;
}
