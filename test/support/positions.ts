import { Board } from '../../shared/engine/board.ts';
import { Game } from '../../shared/engine/game.ts';
import type { Move } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import { parseMove } from '../../shared/engine/positionText.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';

/** A board of this game with this position on it. */
export function boardOf(game: CompiledGame, position: Position): Board {
  const board = new Board(game);
  board.load(position);
  return board;
}

/** A game of deal 1 without automatic moves. */
export function firstDeal(definition: GameDefinition): Game {
  return Game.deal(compile(definition), '1', 'off');
}

/** The move of this game that a text stands for. */
export function moveOf(game: CompiledGame, text: string): Move {
  return parseMove(game, text);
}
