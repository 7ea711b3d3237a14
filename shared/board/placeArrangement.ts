import type { PileIndex } from '../engine/move.ts';
import type { Fan } from '../rules/definition.ts';
import {
  type Arrangement,
  CELL_HEIGHT,
  type Gaps,
  type Grid,
  growsDown,
  heightOf,
  lanesOf,
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

/** The most columns that are left free at the seams of a row to bring it in line with what is above or below. */
const MOST_FREE_LANES = 2;

/**
 * Spreads an arrangement over a rectangle that is at least as large as its least size; all in card widths.
 * @param lanes the columns of cards of what is above or below, for a row to be in line with.
 */
export function placeArrangement(
  part: Arrangement,
  room: Rect,
  gaps: Gaps,
  lanes: number | null = null,
): Cell[] {
  switch (part.type) {
    case 'grid':
      return placeGrid(part, room, gaps);
    case 'row':
      return placeRow(part, room, gaps, lanes);
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

function placeRow(split: Split, room: Rect, gaps: Gaps, lanes: number | null): Cell[] {
  const air = airInLanes(split, gaps, lanes) ?? airAcross(split, room, gaps);
  const used = widthOf(split, gaps) + air.reduce((sum, width) => sum + width, 0);
  let x = room.x + (room.width - used) / 2;
  return split.parts.flatMap((part, i) => {
    const width = widthOf(part, gaps);
    const cells = placeArrangement(part, { x, y: room.y, width, height: room.height }, gaps);
    x += width + gaps.across + (air[i] ?? 0);
    return cells;
  });
}

/** What is to spare beside a row, shared out among its seams. */
function airAcross(split: Split, room: Rect, gaps: Gaps): number[] {
  const spare = Math.max(0, room.width - widthOf(split, gaps));
  const shares = seams(split.parts);
  const sum = shares.reduce((total, share) => total + share, 0);
  const air = sum > 0 ? Math.min(spare / sum, MOST_AIR_ACROSS) : 0;
  return shares.map((share) => air * share);
}

/**
 * Whole columns left free at the widest seams of a row, so that its cards stand right under or above those of `lanes`
 * columns; null where it is not made of columns.
 */
function airInLanes(split: Split, gaps: Gaps, lanes: number | null): number[] | null {
  const own = lanesOf(split);
  if (lanes === null || own === null) return null;
  const shares = seams(split.parts);
  const widest = Math.max(...shares);
  const chosen = shares.flatMap((share, i) => (share === widest && widest > 0 ? [i] : []));
  const spare = lanes - own;
  // An even number of columns may stay free at the edges instead: half of them on either side.
  const free = spare <= MOST_FREE_LANES ? spare : spare % 2;
  return shares.map((_, i) => {
    const nth = chosen.indexOf(i);
    if (nth < 0) return 0;
    const count = Math.floor((free + chosen.length - 1 - nth) / chosen.length);
    return count * (1 + gaps.across);
  });
}

function placeColumn(split: Split, room: Rect, gaps: Gaps): Cell[] {
  const spare = Math.max(0, room.height - heightOf(split, gaps));
  const shares = seams(split.parts);
  const growing = split.parts.filter(growsDown).length;
  const open = shares.filter((share) => share > 0).length;
  const air = growing > 0 ? 0 : Math.min(spare / Math.max(1, open), MOST_AIR_DOWN * CELL_HEIGHT);
  const lanes = lanesOf(split);
  let y = room.y;
  return split.parts.flatMap((part, i) => {
    const height = heightOf(part, gaps) + (growsDown(part) ? spare / growing : 0);
    const cells = placeArrangement(part, { x: room.x, y, width: room.width, height }, gaps, lanes);
    y += height + gaps.down + ((shares[i] ?? 0) > 0 ? air : 0);
    return cells;
  });
}
