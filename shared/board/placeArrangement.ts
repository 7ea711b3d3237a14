import type { PileIndex } from '../engine/move.ts';
import type { Fan } from '../rules/definition.ts';
import {
  type Arrangement,
  CELL_HEIGHT,
  type Gaps,
  type Grid,
  growsDown,
  heightOf,
  type Split,
  seams,
  widthOf,
} from './arrangement.ts';
import type { Rect } from './boardView.ts';

/** Room for one pile, in card widths. */
export interface Cell extends Rect {
  readonly pile: PileIndex;
  readonly fan: Fan;
}

/** The most air that is shared out at one seam, in card widths by share; what is left stays at the edges. */
const MOST_AIR_ACROSS = 0.45;
const MOST_AIR_DOWN = 0.25;

/** Spreads an arrangement over a rectangle that is at least as large as its least size; all in card widths. */
export function placeArrangement(part: Arrangement, room: Rect, gaps: Gaps): Cell[] {
  switch (part.type) {
    case 'grid':
      return placeGrid(part, room, gaps);
    case 'row':
      return placeRow(part, room, gaps);
    case 'column':
      return placeColumn(part, room, gaps);
  }
}

function placeGrid(grid: Grid, room: Rect, gaps: Gaps): Cell[] {
  const spare = room.width - widthOf(grid, gaps);
  const width =
    grid.cell.width + Math.max(0, Math.min(spare / grid.columns, grid.useful.width - grid.cell.width));
  const height =
    grid.fan === 'down' ? (room.height - (grid.rows - 1) * gaps.down) / grid.rows : grid.cell.height;
  const used = grid.columns * width + (grid.columns - 1) * gaps.across;
  const left = room.x + (room.width - used) / 2;
  return grid.piles.map((pile, i) => {
    const row = Math.floor(i / grid.columns);
    const column = i % grid.columns;
    const inRow = Math.min(grid.columns, grid.piles.length - row * grid.columns);
    const indent = ((grid.columns - inRow) * (width + gaps.across)) / 2;
    return {
      pile,
      fan: grid.fan,
      x: left + indent + column * (width + gaps.across),
      y: room.y + row * (height + gaps.down),
      width,
      height,
    };
  });
}

function placeRow(split: Split, room: Rect, gaps: Gaps): Cell[] {
  const spare = Math.max(0, room.width - widthOf(split, gaps));
  const between = seams(split.parts);
  const shares = between.reduce((sum, seam) => sum + seam.share, 0);
  const air = shares > 0 ? Math.min(spare / shares, MOST_AIR_ACROSS) : 0;
  let x = room.x + (spare - air * shares) / 2;
  return split.parts.flatMap((part, i) => {
    const width = widthOf(part, gaps);
    const cells = placeArrangement(part, { x, y: room.y, width, height: room.height }, gaps);
    const seam = between[i];
    if (seam) x += width + gaps.across + seam.least + air * seam.share;
    return cells;
  });
}

function placeColumn(split: Split, room: Rect, gaps: Gaps): Cell[] {
  const spare = Math.max(0, room.height - heightOf(split, gaps));
  const between = seams(split.parts);
  const growing = split.parts.filter(growsDown).length;
  const air = growing > 0 ? 0 : Math.min(spare / Math.max(1, between.length), MOST_AIR_DOWN * CELL_HEIGHT);
  let y = room.y;
  return split.parts.flatMap((part, i) => {
    const height = heightOf(part, gaps) + (growsDown(part) ? spare / growing : 0);
    const cells = placeArrangement(part, { x: room.x, y, width: room.width, height }, gaps);
    const seam = between[i];
    if (seam) y += height + gaps.down + seam.least * 0.5 + air;
    return cells;
  });
}
