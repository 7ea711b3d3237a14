import type { PileIndex } from '../engine/move.ts';
import type { Fan, PileKind } from '../rules/definition.ts';
import { CARD_RATIO, GAP_ACROSS, GAP_DOWN, GROUP_GAP } from './metrics.ts';

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
        part.parts.reduce((sum, each) => sum + widthOf(each, gaps), 0) +
        seams(part.parts).reduce((sum, seam) => sum + gaps.across + seam.least, 0)
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
        part.parts.reduce((sum, each) => sum + heightOf(each, gaps), 0) +
        seams(part.parts).reduce((sum, seam) => sum + gaps.down + seam.least * 0.5, 0)
      );
  }
}

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
        seams(part.parts).reduce((sum, seam) => sum + gaps.across + seam.least + seam.share * 0.35, 0)
      );
  }
}

/** Whether more height would serve it: some pile in it fans downwards. */
export function growsDown(part: Arrangement): boolean {
  return part.type === 'grid' ? part.fan === 'down' : part.parts.some(growsDown);
}

/** A boundary between neighbouring parts: air it must have, and its share of what is to spare. */
export interface Seam {
  readonly least: number;
  readonly share: number;
}

/** The boundaries between `parts`, in order. Stock and waste stay together; kinds of pile stand apart. */
export function seams(parts: readonly Arrangement[]): Seam[] {
  const result: Seam[] = [];
  for (let i = 1; i < parts.length; i++) {
    const before = parts[i - 1];
    const after = parts[i];
    if (before && after) result.push(seam(lastKind(before), firstKind(after)));
  }
  return result;
}

function seam(before: PileKind, after: PileKind): Seam {
  if (before === 'stock' || after === 'stock')
    return { least: 0, share: before === 'waste' || after === 'waste' ? 0 : 1 };
  if (before === after) return { least: GROUP_GAP, share: 1 };
  return { least: 0, share: 3 };
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
