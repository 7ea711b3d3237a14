import type { Card } from '../cards/card.ts';
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
    const hidden = slot.pile === layout.stock ? pile.length : hiddenCards(pile, faceDown);
    const offsets = fanOffsets(layout, slot, pile.length, hidden);
    pile.forEach((card, index) => {
      const offset = offsets[index] ?? 0;
      const x = slot.base.x + (slot.fan === 'right' ? offset : 0);
      const y = slot.base.y + (slot.fan === 'down' ? offset : 0);
      cards.push({ card, pile: slot.pile, index, x, y, faceUp: index >= hidden });
    });
  }
  const piles = layout.slots.map(({ pile, base, area }) => ({ pile, base, area }));
  const { extent, cardWidth, cardHeight } = layout;
  return { extent, cardWidth, cardHeight, cards, piles };
}

/** Cards at the bottom of a pile that lie face down: no rule ever covers an upturned card with a hidden one. */
function hiddenCards(pile: readonly Card[], faceDown: ReadonlySet<Card>): number {
  return pile.filter((card) => faceDown.has(card)).length;
}

/** How far each card of a pile lies from the base along its fan, in CSS px on whole device pixels. */
export function fanOffsets(layout: Layout, slot: Slot, count: number, hidden: number): number[] {
  if (slot.fan === 'none' || count === 0) return new Array<number>(count).fill(0);
  const room =
    slot.fan === 'down' ? slot.area.height - layout.cardHeight : slot.area.width - layout.cardWidth;
  const covered = count - 1;
  const steps = Math.min(hidden, covered) * HIDDEN_SHARE + Math.max(0, covered - hidden);
  const comfortable = layout.index[slot.fan].comfortable * layout.cardWidth;
  const step = steps === 0 ? 0 : Math.max(0, Math.min(comfortable, room / steps));
  const offsets: number[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    offsets.push(wholePixels(at, layout.request.pixelRatio));
    at += i < hidden ? step * HIDDEN_SHARE : step;
  }
  return offsets;
}

/** Whether the covered cards of a pile show less than the least of their indices: it has to be spread to be read. */
export function isCramped(layout: Layout, position: Position, pile: PileIndex): boolean {
  const slot = layout.slots[pile];
  const cards = position.piles[pile]?.length ?? 0;
  if (!slot || cards < 2) return false;
  if (slot.fan === 'none') return true;
  const hidden = hiddenCards(position.piles[pile] ?? [], new Set(position.faceDown));
  const offsets = fanOffsets(layout, slot, cards, hidden);
  const shown = (offsets[cards - 1] ?? 0) - (offsets[cards - 2] ?? 0);
  return cards - 1 > hidden && shown < layout.index[slot.fan].least * layout.cardWidth - 1;
}
