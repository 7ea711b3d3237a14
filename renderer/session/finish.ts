import { nextAutomatic } from '../../shared/engine/autoplay.ts';
import { Board } from '../../shared/engine/board.ts';
import type { CardMove } from '../../shared/engine/move.ts';
import { packMove } from '../../shared/engine/packedMove.ts';
import type { TableState } from './tableState.ts';

/** What was found last, since menus ask again and again about the same position. */
let known: { readonly state: TableState; readonly line: readonly CardMove[] | null } | null = null;

/**
 * The moves to the foundations that win at once from here, every card going up from where it lies, or null
 * where that does not work (or nothing is left to do). They are those that automatic moves would make.
 */
export function finishLine(state: TableState): readonly CardMove[] | null {
  if (known?.state !== state) known = { state, line: findLine(state) };
  return known.line;
}

function findLine({ deal, position, won }: TableState): readonly CardMove[] | null {
  if (won || (position.piles[deal.compiled.stock] ?? []).length > 0) return null;
  const board = new Board(deal.compiled);
  // A card taken back by the player goes up here like any other: the player asks for it.
  board.load({ ...position, exempt: [] });
  const line: CardMove[] = [];
  for (let move = nextAutomatic(board, 'all'); move !== undefined; move = nextAutomatic(board, 'all')) {
    board.make(packMove(move));
    line.push(move);
  }
  return board.isWon ? line : null;
}
