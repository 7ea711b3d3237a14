import type { Board } from './board.ts';
import type { Move } from './move.ts';

/**
 * After a player's move: a card taken back from a foundation becomes exempt from automatic moves; one that was
 * covered or played up ceases to be. Covering ends it as well as uncovering would, for a covered card does not
 * move by itself in between.
 */
export function settleExemptions(board: Board, move: Move): void {
  const { game } = board;
  if (move.type === 'move' && isFoundation(board, move.from) && !isFoundation(board, move.to)) {
    const card = board.topOf(move.to);
    if (board.exempt[card] !== 1) board.apply({ type: 'exempt', card, exempt: true });
  }
  for (let card = 0; card < game.cards; card++) {
    if (board.exempt[card] === 1 && !isOpenTop(board, card))
      board.apply({ type: 'exempt', card, exempt: false });
  }
}

function isFoundation(board: Board, pile: number): boolean {
  return board.game.piles[pile]?.kind === 'foundation';
}

/** Whether the card lies on top of a pile that is no foundation. */
function isOpenTop(board: Board, card: number): boolean {
  return board.game.piles.some(
    ({ index, kind }) => kind !== 'foundation' && board.lengthOf(index) > 0 && board.topOf(index) === card,
  );
}
