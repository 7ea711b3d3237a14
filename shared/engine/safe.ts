import { type Card, rankOf, suitOf } from '../cards/card.ts';
import type { CompiledGame, CompiledPile } from '../rules/compile.ts';
import type { Build } from '../rules/definition.ts';
import type { Board } from './board.ts';

/**
 * When a card may go up without costing a win that was there before.
 *
 * The one rule: where tableau piles build down in suit and foundations up in suit from the ace, a card is safe
 * once every lower card of its suit, of all decks, is up. Proof: a card of that suit and a lower rank is of no
 * use anywhere else, for it could only hold a card that is up as well. So take any line to a win from the
 * position before, leave out every move of this card and of lower ones of its suit, let its twin take the other
 * foundation where the twin took this one's, and it wins from the position after. The card uncovered beneath and
 * the pile emptied only add moves: a refill would not, nor a reserve that takes cards, so games with those have
 * no safe moves; and from the waste a card may not go while a later pass deals more than one card at a time,
 * since the packets would shift.
 */
export function hasSafeMoves(game: CompiledGame): boolean {
  return game.piles.every(isPlain);
}

/** Whether this card, the top of pile `from`, may go up by that rule. Asks nothing about legality. */
export function isSafe(board: Board, from: number, card: Card): boolean {
  const { game } = board;
  if (from === game.waste && packetsMayShift(board)) return false;
  return game.foundations.every(
    (pile) => game.piles[pile]?.suit !== suitOf(card) || board.lengthOf(pile) >= rankOf(card),
  );
}

function isPlain(pile: CompiledPile): boolean {
  const accepts = pile.rules?.accepts;
  if (pile.rules?.refill) return false;
  switch (pile.kind) {
    case 'stock':
      return true;
    case 'waste':
    case 'reserve':
      return accepts === undefined;
    case 'tableau':
      return accepts?.build === undefined || isInSuit(accepts.build, 'down');
    case 'foundation':
      return (
        accepts?.empty === 'A' &&
        pile.suit !== undefined &&
        isInSuit(accepts.build, 'up') &&
        accepts.unit === 'card'
      );
  }
}

function isInSuit(build: Build | undefined, rank: Build['rank']): boolean {
  return build?.rank === rank && build.suit === 'same' && !build.wrap;
}

/** Whether a pass is left and some packet from now on has more than one card. */
function packetsMayShift(board: Board): boolean {
  const { packets, passes } = board.game;
  if (passes >= 0 && board.pass >= passes) return false;
  return packets.slice(Math.min(board.pass, packets.length) - 1).some((cards) => cards > 1);
}
