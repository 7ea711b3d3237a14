import type { BoardView, Rect } from '../../shared/board/boardView.ts';
import { rankOf } from '../../shared/cards/card.ts';
import type { Palette } from './art/palette.ts';
import type { DropZone } from './pointer/drop.ts';
import { type Hit, topRect } from './pointer/hit.ts';
import type { Ring } from './scene/ringLayer.ts';
import type { TableMarks } from './tablePort.ts';

/** Rings for what the session marks: a hint, a choice, what the keyboard holds and where it is. */
export function markRings(view: BoardView, marks: TableMarks, palette: Palette): Ring[] {
  const rings: Ring[] = [];
  const ring = (rect: Rect, colour: number, strength: number): void => {
    rings.push({ ...rect, colour, strength });
  };
  if (marks.hint) {
    ring(topRect(view, marks.hint.from, marks.hint.count), palette.hint, 1);
    if (marks.hint.to !== null) ring(topRect(view, marks.hint.to, 1), palette.hint, 0.8);
  }
  for (const group of [marks.choice, marks.held]) {
    if (!group) continue;
    ring(topRect(view, group.from, group.count), palette.focus, 0.8);
    for (const target of group.targets) ring(topRect(view, target, 1), palette.target, 1);
  }
  if (marks.focus) ring(topRect(view, marks.focus.pile, marks.focus.count), palette.focus, 1);
  return rings;
}

/** Rings for the legal targets of a drag, in the order of the zones. */
export function targetRings(
  view: BoardView,
  zones: readonly DropZone[],
  palette: Palette,
  strength: number,
): Ring[] {
  return zones.map(({ pile }) => ({ ...topRect(view, pile, 1), colour: palette.target, strength }));
}

/** Rings for the cards of the same rank as the one under the pointer, and weaker ones for its neighbours in rank. */
export function equalRings(view: BoardView, hit: Hit, palette: Palette): Ring[] {
  const under = view.cards.find((card) => card.pile === hit.pile && card.index === hit.index);
  if (!under?.faceUp) return [];
  const rank = rankOf(under.card);
  return view.cards.flatMap((place, i) => {
    const apart = Math.abs(rankOf(place.card) - rank);
    if (!place.faceUp || apart > 1 || place === under) return [];
    const above = view.cards[i + 1];
    const covered = above?.pile === place.pile;
    if (covered && above.x === place.x && above.y === place.y) return [];
    const rect = {
      x: place.x,
      y: place.y,
      width: covered && above.x > place.x ? above.x - place.x : view.cardWidth,
      height: covered && above.y > place.y ? above.y - place.y : view.cardHeight,
    };
    return [{ ...rect, colour: palette.equal, strength: apart === 0 ? 0.95 : 0.4 }];
  });
}
