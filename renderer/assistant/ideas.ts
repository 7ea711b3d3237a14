import { nextAutomatic } from '../../shared/engine/autoplay.ts';
import { Board } from '../../shared/engine/board.ts';
import { settleExemptions } from '../../shared/engine/exemption.ts';
import type { Move } from '../../shared/engine/move.ts';
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
  /** Where the move leads, automatic moves included. */
  readonly after: Position;
  /**
   * Whether the game is winnable in `after`: proven; not looked at yet; or it was looked at without a proof, so
   * that a proven line may hold only with automatic moves off.
   */
  readonly outcome: 'winnable' | 'unchecked' | 'doubtful';
}

/**
 * The ideas for a position, best first: the next move of the proven line; then moves of the same line that can
 * come first as well; then, unproven, the other moves that change something. All are legal.
 * @param autoplay the automatic moves that will follow.
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
  const line = known.verdict === 'winnable' ? { from: position, moves: known.line } : undefined;
  const ideas = hints.map((hint): Idea => {
    const moves = play(board, hint.move, autoplay);
    const after = board.position();
    board.load(position);
    const carried = line && adaptLine(game, line, { position: after, moves }, 'off');
    return carried === undefined
      ? { ...hint, after, outcome: 'unchecked' }
      : { ...hint, proven: true, after, outcome: 'winnable' };
  });
  // The line's own move stays first unless automatic moves may spoil it and another one is sure.
  const rank = ({ proven, outcome }: Idea): number => (outcome === 'winnable' ? 0 : proven ? 1 : 2);
  return ideas.sort((a, b) => rank(a) - rank(b));
}

/** Plays a move and what follows by itself, and returns all of it. */
function play(board: Board, move: Move, autoplay: Autoplay): Move[] {
  const made: Move[] = [move];
  board.make(packMove(move));
  settleExemptions(board, move);
  for (let next = nextAutomatic(board, autoplay); next; next = nextAutomatic(board, autoplay)) {
    board.make(packMove(next));
    made.push(next);
  }
  return made;
}
