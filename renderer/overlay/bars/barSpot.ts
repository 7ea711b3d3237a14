import type { Rect } from '../../../shared/board/boardView.ts';

/** Something that a bar should not lie on. */
export interface Obstacle {
  readonly rect: Rect;
  /** How much worse it is to cover this than anything else: 1 for no worse. */
  readonly weight: number;
}

/** Where a bar can lie over the table: its top left corner in CSS px, and the weighed area that it covers there. */
export interface BarSpot {
  readonly left: number;
  readonly top: number;
  readonly covered: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a bar and the edge of the table, in CSS px. */
export const BAR_MARGIN = 12;
const COLUMNS = 25;
const ROWS = 16;

/**
 * The spot over a table at which a bar covers least; of equal ones the nearest to the middle of the foot. `foot` keeps
 * it at the foot of the table.
 */
export function barSpot(
  table: Size,
  bar: Size,
  obstacles: readonly Obstacle[],
  where: 'foot' | 'anywhere',
): BarSpot {
  const wide = Math.max(0, table.width - bar.width - 2 * BAR_MARGIN);
  const high = Math.max(0, table.height - bar.height - 2 * BAR_MARGIN);
  let best: BarSpot | undefined;
  let bestDistance = 0;
  for (let row = 0; row < (where === 'foot' ? 1 : ROWS); row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const left = BAR_MARGIN + (wide * column) / (COLUMNS - 1);
      const top = BAR_MARGIN + high * (1 - row / (ROWS - 1));
      const covered = coveredArea({ x: left, y: top, ...bar }, obstacles);
      const distance = Math.abs(column / (COLUMNS - 1) - 0.5) * wide + (high * row) / (ROWS - 1);
      if (!best || covered < best.covered || (covered === best.covered && distance < bestDistance)) {
        best = { left, top, covered };
        bestDistance = distance;
      }
    }
  }
  return best ?? { left: BAR_MARGIN, top: BAR_MARGIN + high, covered: 0 };
}

function coveredArea(bar: Rect, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { rect, weight }) => {
    const across = Math.min(bar.x + bar.width, rect.x + rect.width) - Math.max(bar.x, rect.x);
    const down = Math.min(bar.y + bar.height, rect.y + rect.height) - Math.max(bar.y, rect.y);
    return across > 0 && down > 0 ? sum + across * down * weight : sum;
  }, 0);
}
