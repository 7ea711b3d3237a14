import type { PileIndex } from '../engine/move.ts';
import type { Fan, PileKind } from '../rules/definition.ts';
import { CARD_RATIO, GAP_ACROSS, GAP_DOWN } from './metrics.ts';

/** The piles of one group in a grid of equal cells, filled row by row. */
export interface Grid {
  readonly type: 'grid';
  readonly kind: PileKind;
  readonly piles: readonly PileIndex[];
  readonly columns: number;
  readonly rows: number;
  readonly fan: Fan;
  /** The least cell, in card widths. */
  readonly cell: { readonly width: number; readonly height: number };
  /** The largest cell that a pile can make use of, in card widths. */
  readonly useful: { readonly width: number; readonly height: number };
}

/** Parts side by side, or one above the other. */
export interface Split {
  readonly type: 'row' | 'column';
  readonly parts: readonly Arrangement[];
}

export type Arrangement = Grid | Split;

/** Air between piles in card widths: `across` neighbours in a row, `down` between rows. */
export interface Gaps {
  readonly across: number;
  readonly down: number;
}

export const leastGaps: Gaps = { across: GAP_ACROSS.least, down: GAP_DOWN.least };

/** Width of an arrangement in card widths, with these gaps and its least cells. */
export function widthOf(part: Arrangement, gaps: Gaps): number {
  switch (part.type) {
    case 'grid':
      return part.columns * part.cell.width + (part.columns - 1) * gaps.across;
    case 'column':
      return Math.max(...part.parts.map((each) => widthOf(each, gaps)));
    case 'row':
      return (
        part.parts.reduce((sum, each) => sum + widthOf(each, gaps), 0) + (part.parts.length - 1) * gaps.across
      );
  }
}

/** Height of an arrangement in card widths, with these gaps and its least cells. */
export function heightOf(part: Arrangement, gaps: Gaps): number {
  switch (part.type) {
    case 'grid':
      return part.rows * part.cell.height + (part.rows - 1) * gaps.down;
    case 'row':
      return Math.max(...part.parts.map((each) => heightOf(each, gaps)));
    case 'column':
      return (
        part.parts.reduce((sum, each) => sum + heightOf(each, gaps), 0) + (part.parts.length - 1) * gaps.down
      );
  }
}

/** Air at a seam that a table looks well with, in card widths by share of the seam. */
const USEFUL_AIR = 0.35;

/** The widest that an arrangement looks well at, in card widths: beyond it the table is centred. */
export function usefulWidthOf(part: Arrangement, gaps: Gaps): number {
  switch (part.type) {
    case 'grid':
      return part.columns * part.useful.width + (part.columns - 1) * gaps.across;
    case 'column':
      return Math.max(...part.parts.map((each) => usefulWidthOf(each, gaps)));
    case 'row':
      return (
        part.parts.reduce((sum, each) => sum + usefulWidthOf(each, gaps), 0) +
        seams(part.parts).reduce((sum, share) => sum + gaps.across + share * USEFUL_AIR, 0)
      );
  }
}

/** Whether more height would serve it: some pile in it fans downwards. */
export function growsDown(part: Arrangement): boolean {
  return part.type === 'grid' ? part.fan === 'down' : part.parts.some(growsDown);
}

/**
 * How many columns of cards, all one gap apart, an arrangement is made of; null where something in it is wider than a
 * card or stands further apart.
 */
export function lanesOf(part: Arrangement): number | null {
  if (part.type === 'grid') return part.useful.width > 1 ? null : part.columns;
  const lanes = part.parts.map(lanesOf);
  const counted = lanes.filter((count) => count !== null);
  if (counted.length < lanes.length) return null;
  return part.type === 'column' ? Math.max(...counted) : counted.reduce((sum, count) => sum + count, 0);
}

/**
 * The boundaries between `parts`, in order: for each its share of what is to spare. Stock and waste stay together;
 * kinds of pile stand apart.
 */
export function seams(parts: readonly Arrangement[]): number[] {
  const result: number[] = [];
  for (let i = 1; i < parts.length; i++) {
    const before = parts[i - 1];
    const after = parts[i];
    if (before && after) result.push(shareOf(lastKind(before), firstKind(after)));
  }
  return result;
}

function shareOf(before: PileKind, after: PileKind): number {
  if (before === 'stock' || after === 'stock') return before === 'waste' || after === 'waste' ? 0 : 1;
  return before === after ? 1 : 3;
}

function firstKind(part: Arrangement): PileKind {
  if (part.type === 'grid') return part.kind;
  const first = part.parts[0];
  return first ? firstKind(first) : 'tableau';
}

function lastKind(part: Arrangement): PileKind {
  if (part.type === 'grid') return part.kind;
  const last = part.parts.at(-1);
  return last ? lastKind(last) : 'tableau';
}

/** Puts two arrangements together; splits of the same type melt into one, so that air is shared evenly. */
export function join(type: Split['type'], a: Arrangement, b: Arrangement): Split {
  const partsOf = (each: Arrangement): readonly Arrangement[] => (each.type === type ? each.parts : [each]);
  return { type, parts: [...partsOf(a), ...partsOf(b)] };
}

/** A card's height in card widths: the least height of any cell. */
export const CELL_HEIGHT = CARD_RATIO;
