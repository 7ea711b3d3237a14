import type { Game } from '../../shared/engine/game.ts';
import type { CardMove } from '../../shared/engine/move.ts';

/**
 * The move that is meant by one to a foundation of another suit, or to the other of two: to the foundation of the
 * same group that belongs to the card's suit and takes it. Null where the move goes elsewhere, where the foundations
 * belong to no suit, or where none of them takes the card (RULES.md, foundations).
 */
export function toOwnFoundation(game: Game, move: CardMove): CardMove | null {
  const { piles } = game.compiled;
  const aimed = piles[move.to];
  const isOwned = aimed?.suit !== undefined && aimed.rules?.accepts?.build?.suit === 'same';
  if (aimed?.kind !== 'foundation' || !isOwned || piles[move.from]?.kind === 'foundation') return null;
  const own = game
    .targets(move.from, move.count)
    .find((pile) => piles[pile]?.group === aimed.group && piles[pile]?.kind === 'foundation');
  return own === undefined || own === move.to ? null : { ...move, to: own };
}
