import { parseDealNumber } from '../../shared/cards/dealNumber.ts';
import { NotationError } from '../../shared/cards/notation.ts';
import { Board } from '../../shared/engine/board.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import type { Move } from '../../shared/engine/move.ts';
import { packMove } from '../../shared/engine/packedMove.ts';
import type { Position } from '../../shared/engine/position.ts';
import { moveText, parseMove, parsePosition, positionText } from '../../shared/engine/positionText.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import { type RecordedWin, RecordingError, recordedWin } from './recording.ts';
import { type Findings, Tally } from './traces.ts';

/**
 * Replays winning lines: every move must be legal and the last one must win. Positions count the moves
 * replayed; an entry with the verdict "unwinnable" has no line and counts as one position.
 */
export function verifyWins(game: CompiledGame, entries: readonly unknown[]): Findings {
  const tally = new Tally();
  const board = new Board(game);
  const finder = new MoveFinder(game);
  entries.forEach((raw, i) => {
    const entry = recordedWin(raw, i + 2);
    try {
      board.load(startOf(game, entry));
      if (entry.verdict === 'unwinnable') tally.position();
      else replay(game, board, finder, entry, tally);
    } catch (error) {
      if (error instanceof NotationError) throw new RecordingError(`line ${i + 2}: ${error.message}`);
      throw error;
    }
  });
  return tally.findings();
}

function startOf(game: CompiledGame, entry: RecordedWin): Position {
  if (entry.position !== undefined) return parsePosition(game, entry.position);
  const number = parseDealNumber(entry.deal ?? '');
  if (!number.ok) throw new RecordingError(`“${entry.deal ?? ''}” is not a deal number.`);
  return dealPosition(game, number.number);
}

function replay(
  game: CompiledGame,
  board: Board,
  finder: MoveFinder,
  entry: RecordedWin,
  tally: Tally,
): void {
  const where = entry.deal === undefined ? 'a recorded position' : `deal ${entry.deal}`;
  for (const [i, text] of (entry.moves ?? []).entries()) {
    tally.position();
    const legal = finder.list(board);
    const move = recordedMove(game, text, legal);
    if (!move) {
      const known = legal.map((one) => moveText(game, one)).join(' ');
      const at = positionText(game, board.position());
      tally.difference(`${where}, move ${i + 1} in ${at}`, `${text} to be legal`, `legal moves ${known}`);
      return;
    }
    board.make(packMove(move));
  }
  if (!board.isWon)
    tally.difference(`${where}, after its line`, 'a won game', positionText(game, board.position()));
}

/** The legal move that a recorded text means: a click on the empty stock is a redeal. */
function recordedMove(game: CompiledGame, text: string, legal: readonly Move[]): Move | undefined {
  if (text === 'deal') return legal.find(({ type }) => type !== 'move');
  const wanted = packMove(parseMove(game, text));
  return legal.find((move) => packMove(move) === wanted);
}
