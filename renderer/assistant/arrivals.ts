import type { Move } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { PlayedDeal } from '../session/playedDeal.ts';
import type { TableState } from '../session/tableState.ts';

/** How the position on the table was reached, as far as it matters for a verdict. */
export interface Arrival {
  readonly before: Position;
  /** The single moves from there, automatic ones included. */
  readonly moves: readonly Move[];
}

/** Remembers what was on the table last, to tell a step on from a leap. */
export class Arrivals {
  #last: { readonly deal: PlayedDeal; readonly position: Position; readonly node: number } | null = null;

  /** Takes note of what is on the table now. Returns how it was reached if it is one step on, otherwise null. */
  at({ deal, position }: TableState): Arrival | null {
    const last = this.#last;
    const node = deal.game.history.cursor;
    this.#last = { deal, position, node };
    const made = deal.game.history.node(node);
    if (last === null || last.deal !== deal || made === undefined || made.parent !== last.node) return null;
    return { before: last.position, moves: [made.move, ...made.automatic] };
  }
}
