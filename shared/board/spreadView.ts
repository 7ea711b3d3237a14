import type { Card } from '../cards/card.ts';
import type { PileIndex } from '../engine/move.ts';
import type { BoardView, CardPlace } from './boardView.ts';
import { type Layout, wholePixels } from './layout.ts';

/** Air between cards of a spread pile where there is room, and what always shows of a covered one. */
const AIR = 1.06;
const STICK_OUT = 0.09;
const LEAST_ACROSS = 0.34;
const LEAST_DOWN = 0.2;

/**
 * The view with all cards of one pile laid open over what is seen of the table (which begins at `origin`, in CSS px),
 * bottom card first, in rows as full as that is wide; the other cards stay. Distinguished cards stick out of their
 * row, unless all are. Rows and columns move together where there are too many cards, and rows grow longer where the
 * table is too low for several.
 */
export function spreadView(
  layout: Layout,
  view: BoardView,
  pile: PileIndex,
  distinguished: ReadonlySet<Card> = new Set(),
  origin: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): BoardView {
  const cards = view.cards.filter((card) => card.pile === pile);
  const { width, height, pixelRatio } = layout.request;
  const { cardWidth, cardHeight } = view;
  const room = Math.max(0, width - cardWidth * 1.3);
  const roomDown = Math.max(0, height - cardHeight * 1.3);
  const most = Math.floor(room / (cardWidth * LEAST_ACROSS)) + 1;
  const mostRows = Math.floor(roomDown / (cardHeight * LEAST_DOWN)) + 1;
  const columns = Math.max(
    1,
    Math.ceil(cards.length / mostRows),
    Math.min(cards.length, most, widestRow(cards.length)),
  );
  const rows = Math.ceil(cards.length / columns);
  const across = columns > 1 ? Math.min(cardWidth * AIR, room / (columns - 1)) : 0;
  const down = rows > 1 ? Math.min(cardHeight * AIR, roomDown / (rows - 1)) : 0;
  // Cards may be larger than the window; their signs are at the left and above.
  const left = Math.max(0, width - cardWidth - across * (columns - 1)) / 2;
  const top = Math.max(0, height - cardHeight - down * (rows - 1)) / 2;
  const sticksOut = cards.some(({ card }) => !distinguished.has(card));
  const reach = Math.min(cardHeight * STICK_OUT, top);
  const open = cards.map((card, i): CardPlace => {
    const x = origin.x + wholePixels(left + (i % columns) * across, pixelRatio);
    const out = sticksOut && distinguished.has(card.card) ? reach : 0;
    const y = origin.y + wholePixels(top - out + Math.floor(i / columns) * down, pixelRatio);
    return { ...card, x, y };
  });
  return { ...view, cards: [...view.cards.filter((card) => card.pile !== pile), ...open] };
}

/** Up to thirteen cards make one row; more are broken evenly. */
function widestRow(cards: number): number {
  const most = 13;
  return Math.ceil(cards / Math.ceil(cards / most));
}
