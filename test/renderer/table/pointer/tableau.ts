import type { BoardView, CardPlace } from '../../../../shared/board/boardView.ts';

/** Cards of 100 × 140 px: pile 0 at x 0 with three fanned cards, pile 1 at x 120 with one, pile 2 at x 240 empty. */
export const smallTable: BoardView = {
  extent: { width: 400, height: 400 },
  cardWidth: 100,
  cardHeight: 140,
  cards: [place(0, 0, 0, 0, 0), place(1, 0, 1, 0, 30), place(2, 0, 2, 0, 60), place(3, 1, 0, 120, 0)],
  piles: [0, 1, 2].map((pile) => ({
    pile,
    base: { x: pile * 120, y: 0, width: 100, height: 140 },
    area: { x: pile * 120, y: 0, width: 100, height: 400 },
  })),
};

function place(card: number, pile: number, index: number, x: number, y: number): CardPlace {
  return { card, pile, index, x, y, faceUp: true };
}
