import type { PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { Transition } from '../table/tablePort.ts';
import type { PauseReason } from './gameClock.ts';
import type { PlayedDeal } from './playedDeal.ts';

/** A click whose targets differ: the player is asked. */
export interface Choice {
  readonly from: PileIndex;
  readonly count: number;
  readonly targets: readonly PileIndex[];
}

/** What is on the table, as a value: a new one after everything that changes it. */
export interface TableState {
  readonly deal: PlayedDeal;
  readonly position: Position;
  readonly transition: Transition;
  /** The player's moves on the current line. */
  readonly moves: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly won: boolean;
}

/** The table as this deal stands. */
export function stateOf(deal: PlayedDeal, transition: Transition): TableState {
  const { game } = deal;
  return {
    deal,
    position: game.position,
    transition,
    moves: game.moveCount,
    canUndo: game.canUndo,
    canRedo: game.canRedo,
    won: game.isWon,
  };
}

/** Why the clock of a deal stands when the deal comes to the table. */
export function standingReasons({ game, counts }: PlayedDeal): readonly PauseReason[] {
  if (counts.recorded) return ['over'];
  return game.history.nodes.length === 0 ? ['notStarted'] : [];
}
