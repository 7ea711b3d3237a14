import type { PileIndex } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { BoardView, CardPlace } from './boardView.ts';
import { type Layout, type Slot, wholePixels } from './layout.ts';
import { HIDDEN_SHARE } from './metrics.ts';

/** Where every card of a position lies in this layout: squared up, or in a fan that compresses to its area. */
export function viewOf(layout: Layout, position: Position): BoardView {
  const cards: CardPlace[] = [];
  const faceDown = new Set(position.faceDown);
  for (const slot of layout.slots) {
    const pile = position.piles[slot.pile] ?? [];
    const hidden = pile.map((card) => slot.pile === layout.stock || faceDown.has(card));
    const offsets = fanOffsets(layout, slot, hidden);
    pile.forEach((card, index) => {
      const offset = offsets[index] ?? 0;
      const x = slot.base.x + (slot.fan === 'right' ? offset : 0);
      const y = slot.base.y + (slot.fan === 'down' ? offset : 0);
      cards.push({ card, pile: slot.pile, index, x, y, faceUp: hidden[index] === false });
    });
  }
  const piles = layout.slots.map(({ pile, base, area }) => ({ pile, base, area }));
  const { extent, cardWidth, cardHeight } = layout;
  return { extent, cardWidth, cardHeight, cards, piles };
}

/**
 * How far each card of a pile lies from the base along its fan, in CSS px on whole device pixels. `hidden` says of each
 * card, bottom first, whether it lies face down: such a card shows less of itself.
 */
export function fanOffsets(layout: Layout, slot: Slot, hidden: readonly boolean[]): number[] {
  if (slot.fan === 'none') return hidden.map(() => 0);
  const room =
    slot.fan === 'down' ? slot.area.height - layout.cardHeight : slot.area.width - layout.cardWidth;
  const shares = hidden.map((isHidden) => (isHidden ? HIDDEN_SHARE : 1));
  const steps = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  const comfortable = layout.index[slot.fan].comfortable * layout.cardWidth;
  const step = steps === 0 ? 0 : Math.max(0, Math.min(comfortable, room / steps));
  let at = 0;
  return shares.map((share) => {
    const offset = wholePixels(at, layout.request.pixelRatio);
    at += step * share;
    return offset;
  });
}

/** Whether the covered cards of a pile show less than the least of their indices: it has to be spread to be read. */
export function isCramped(layout: Layout, position: Position, pile: PileIndex): boolean {
  const slot = layout.slots[pile];
  const cards = position.piles[pile] ?? [];
  if (!slot || cards.length < 2) return false;
  if (slot.fan === 'none') return true;
  const hidden = cards.map((card) => position.faceDown.includes(card));
  const offsets = fanOffsets(layout, slot, hidden);
  const least = layout.index[slot.fan].least * layout.cardWidth - 1;
  return offsets.some((at, i) => !hidden[i] && (offsets[i + 1] ?? Number.POSITIVE_INFINITY) - at < least);
}
