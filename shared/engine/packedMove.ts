import type { Move } from './move.ts';

/** A move in one integer, for hot loops: from | to << 8 | count << 16, or one of the two constants. */
export type PackedMove = number;

export const DEAL: PackedMove = 1 << 24;
export const REDEAL: PackedMove = 1 << 25;

/** The move in one integer. */
export function packMove(move: Move): PackedMove {
  if (move.type === 'move') return move.from | (move.to << 8) | (move.count << 16);
  return move.type === 'deal' ? DEAL : REDEAL;
}

/** The move that an integer stands for. */
export function unpackMove(packed: PackedMove): Move {
  if (packed === DEAL) return { type: 'deal' };
  if (packed === REDEAL) return { type: 'redeal' };
  return { type: 'move', from: packed & 0xff, to: (packed >> 8) & 0xff, count: (packed >> 16) & 0xff };
}
