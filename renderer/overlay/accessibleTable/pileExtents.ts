import type { BoardView, Rect } from '../../../shared/board/boardView.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';

const known = new WeakMap<BoardView, Readonly<Record<PileIndex, Rect>>>();

/** What each pile covers on the table: its place and all its cards, in CSS px. */
export function pileExtents(view: BoardView): Readonly<Record<PileIndex, Rect>> {
  const extents = known.get(view) ?? measure(view);
  known.set(view, extents);
  return extents;
}

function measure(view: BoardView): Readonly<Record<PileIndex, Rect>> {
  const extents = new Map(view.piles.map(({ pile, base }) => [pile, base]));
  for (const { pile, x, y } of view.cards) {
    const extent = extents.get(pile);
    if (extent === undefined) continue;
    const left = Math.min(extent.x, x);
    const top = Math.min(extent.y, y);
    const right = Math.max(extent.x + extent.width, x + view.cardWidth);
    const bottom = Math.max(extent.y + extent.height, y + view.cardHeight);
    extents.set(pile, { x: left, y: top, width: right - left, height: bottom - top });
  }
  return Object.fromEntries(extents);
}
