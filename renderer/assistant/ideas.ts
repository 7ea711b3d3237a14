import { Board } from '../../shared/engine/board.ts';
import { packMove } from '../../shared/engine/packedMove.ts';
import type { Position } from '../../shared/engine/position.ts';
import { whyNot } from '../../shared/engine/whyNot.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';
import { type Hint, hintsFor } from '../../shared/solver/hint.ts';
import type { KnownVerdict } from '../../shared/solver/knownVerdicts.ts';
import { adaptLine } from './adaptLine.ts';

/** A move to be shown. */
export interface Idea extends Hint {
  /** Automatic moves as they are set would break the line that this move begins. */
  readonly breaksByAutomatic: boolean;
}

/**
 * The ideas for a position, best first: the next move of the proven line; then moves of the same line that can
 * come first as well; then, unproven, the other moves that change something. All are legal.
 */
export function ideasFor(
  game: CompiledGame,
  position: Position,
  known: KnownVerdict,
  autoplay: Autoplay,
): Idea[] {
  const board = new Board(game);
  board.load(position);
  const hints = hintsFor(game, position, known).filter(({ move }) => whyNot(board, move) === null);
  if (known.verdict !== 'winnable') return hints.map((hint) => ({ ...hint, breaksByAutomatic: false }));
  const line = { from: position, moves: known.line };
  const holds = adaptLine(game, line, { position, moves: [] }, autoplay) !== undefined;
  const ideas = hints.map((hint): Idea => {
    if (hint.proven) return { ...hint, breaksByAutomatic: !holds };
    const after = positionAfter(board, hint);
    const departure = { position: after, moves: [hint.move] };
    const kept = adaptLine(game, line, departure, autoplay);
    const proven = kept !== undefined || adaptLine(game, line, departure, 'off') !== undefined;
    return { ...hint, proven, breaksByAutomatic: proven && kept === undefined };
  });
  return ideas.sort((a, b) => Number(b.proven) - Number(a.proven));
}

function positionAfter(board: Board, { move }: Hint): Position {
  board.make(packMove(move));
  const after = board.position();
  board.undo();
  return after;
}
