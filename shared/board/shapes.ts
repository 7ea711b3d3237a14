import type { CompiledGame } from '../rules/compile.ts';
import type { Fan } from '../rules/definition.ts';
import { CELL_HEIGHT, type Grid } from './arrangement.ts';
import type { IndexMetrics } from './metrics.ts';
import { type PileLengths, pileLengths } from './pileLength.ts';

/** One way to lay out a group, and how much it costs in looks: a share of the card size, 0 for the natural way. */
export interface Shape {
  readonly grid: Grid;
  readonly cost: number;
}

const COST_OF_ANOTHER_ROW = 0.015;
const COST_OF_A_GAP_IN_THE_GRID = 0.03;
const COST_OF_ANOTHER_FAN = 0.03;
const MOST_ROWS = 8;

/** Every grid in which the piles of a group can lie: all in one row first, then in more and more rows. */
export function shapesOf(game: CompiledGame, group: string, index: IndexMetrics): Shape[] {
  const piles = game.groups[group] ?? [];
  const first = game.piles[piles[0] ?? -1];
  if (!first) return [];
  const lengths = pileLengths(game, group);
  const shapes: Shape[] = [];
  for (const fan of fansOf(first.fan, first.kind)) {
    const cell = cellOf(fan, lengths, index);
    const useful = {
      ...cell,
      width: fan === 'right' ? 1 + (lengths.common - 1) * index.right.comfortable : 1,
    };
    const fanCost = fan === first.fan ? 0 : COST_OF_ANOTHER_FAN;
    for (const columns of columnCounts(piles.length)) {
      const rows = Math.ceil(piles.length / columns);
      if (rows > MOST_ROWS) continue;
      const gapCost = piles.length % columns === 0 ? 0 : COST_OF_A_GAP_IN_THE_GRID;
      const grid: Grid = { type: 'grid', kind: first.kind, piles, columns, rows, fan, cell, useful };
      shapes.push({ grid, cost: fanCost + gapCost + (rows - 1) * COST_OF_ANOTHER_ROW });
    }
  }
  return shapes;
}

/** A reserve may fan either way, since nothing is built on it; other piles keep the way they are given. */
function fansOf(fan: Fan, kind: Grid['kind']): readonly Fan[] {
  return kind === 'reserve' && fan !== 'none' ? ['down', 'right'] : [fan];
}

/** Room for a pile of common length with whole indices, and for a large one with the least of them. */
function cellOf(fan: Fan, { common, large }: PileLengths, index: IndexMetrics): Grid['cell'] {
  if (fan === 'none') return { width: 1, height: CELL_HEIGHT };
  const { design, least } = index[fan];
  const covered = Math.max((common - 1) * design, (large - 1) * least);
  return fan === 'right'
    ? { width: 1 + covered, height: CELL_HEIGHT }
    : { width: 1, height: CELL_HEIGHT + covered };
}

/** Column counts with different row counts, widest first: 13 piles go in 13, 7, 5, 4, 3, 2 columns or 1. */
function columnCounts(piles: number): number[] {
  const counts: number[] = [];
  for (let rows = 1; rows <= piles; rows++) {
    const columns = Math.ceil(piles / rows);
    if (counts.at(-1) !== columns) counts.push(columns);
  }
  return counts;
}
