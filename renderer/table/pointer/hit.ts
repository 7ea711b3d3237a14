import type { BoardView, Rect } from '../../../shared/board/boardView.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';

/** What lies under a point: a card of a pile by its index, or the empty place (-1). */
export interface Hit {
  readonly pile: PileIndex;
  readonly index: number;
}

/** The topmost card at a point of the view at rest, or the empty place there, or nothing. */
export function hitTest(view: BoardView, x: number, y: number): Hit | null {
  for (let i = view.cards.length - 1; i >= 0; i--) {
    const card = view.cards[i];
    if (card && x >= card.x && y >= card.y && x < card.x + view.cardWidth && y < card.y + view.cardHeight) {
      return { pile: card.pile, index: card.index };
    }
  }
  const place = view.piles.find(({ base }) => inside(base, x, y));
  return place ? { pile: place.pile, index: -1 } : null;
}

/** The rectangle that the cards of a pile cover together, or its empty place: where a drop counts for it. */
export function pileRect(view: BoardView, pile: PileIndex): Rect {
  const base = view.piles[pile]?.base ?? { x: 0, y: 0, width: 0, height: 0 };
  let right = base.x + base.width;
  let bottom = base.y + base.height;
  for (const card of view.cards) {
    if (card.pile !== pile) continue;
    right = Math.max(right, card.x + view.cardWidth);
    bottom = Math.max(bottom, card.y + view.cardHeight);
  }
  return { x: base.x, y: base.y, width: right - base.x, height: bottom - base.y };
}

/** The rectangle of the top `count` cards of a pile, or of its place when there are none. */
export function topRect(view: BoardView, pile: PileIndex, count: number): Rect {
  const cards = view.cards.filter((card) => card.pile === pile);
  const [first] = cards.slice(Math.max(0, cards.length - count));
  const last = cards.at(-1);
  if (!first || !last || count === 0) return view.piles[pile]?.base ?? pileRect(view, pile);
  return {
    x: first.x,
    y: first.y,
    width: last.x + view.cardWidth - first.x,
    height: last.y + view.cardHeight - first.y,
  };
}

function inside(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}
