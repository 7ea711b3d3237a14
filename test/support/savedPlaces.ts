import { saveFormat } from '../../main/services/savesService.ts';
import { encodeFile } from '../../main/services/storage/fileFormat.ts';
import { clickOutcome } from '../../renderer/session/clickTarget.ts';
import { type DeadEnd, findDeadEnd } from '../../renderer/session/deadEnd.ts';
import { keptFrom } from '../../renderer/session/playedDeal.ts';
import { Game } from '../../shared/engine/game.ts';
import type { PileIndex } from '../../shared/engine/move.ts';
import { keptGame } from './records.ts';
import { pick, seededRandom } from './seededRandom.ts';
import { compiledGame } from './testSession.ts';
import { moveOfLine, winningLine } from './winningLines.ts';

/** Whoever plays at random can go round in circles. */
const MOVES_AT_MOST = 400;

/** The text of a `.patience` file with the game as it stands. */
export function saveText(game: Game): string {
  const { saved: _, clockMs, ...counts } = keptGame(0);
  const kept = keptFrom({ compiled: game.compiled, game, counts }, clockMs);
  return encodeFile(saveFormat, {
    id: 'save-of-a-place',
    name: 'A place',
    saved: '2026-11-30T12:00:00.000Z',
    localDate: '2026-11-30',
    kept,
  });
}

/** A deal that is won by its recorded line, so many moves before its end, with automatic moves off. */
export function beforeTheEnd(gameId: string, deal: number, moves: number): Game {
  const game = Game.deal(compiledGame(gameId), String(deal), 'off');
  for (const text of winningLine(gameId, deal, 'off').moves.slice(0, -moves))
    game.play(moveOfLine(game, text), 'off');
  return game;
}

/**
 * A deal on its recorded line where the top card of a pile goes to foundations that differ.
 * @throws Error if the line comes to no such place.
 */
export function askingPlace(gameId: string, deal: number): { readonly game: Game; readonly pile: PileIndex } {
  const game = Game.deal(compiledGame(gameId), String(deal), 'off');
  for (const text of winningLine(gameId, deal, 'off').moves) {
    const pile = pileThatAsks(game);
    if (pile !== undefined) return { game, pile };
    game.play(moveOfLine(game, text), 'off');
  }
  throw new Error('No card of this deal fits two kinds of foundation.');
}

function pileThatAsks(game: Game): PileIndex | undefined {
  const { compiled, position } = game;
  return compiled.piles
    .map(({ index }) => index)
    .find((pile) => {
      if (compiled.piles[pile]?.kind === 'foundation' || game.maxCount(pile) === 0) return false;
      return clickOutcome(compiled, position, pile, 1, game.targets(pile, 1), 'foundation').type === 'ask';
    });
}

/**
 * A deal played at random into a dead end of that kind.
 * @throws Error if there is none among the first deals.
 */
export function deadPlace(gameId: string, kind: Exclude<DeadEnd, 'open'>): Game {
  const compiled = compiledGame(gameId);
  for (let deal = 1; deal < 200; deal++) {
    const random = seededRandom(deal);
    const game = Game.deal(compiled, String(deal), 'off');
    for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) {
      if (game.moveCount > MOVES_AT_MOST) break;
      game.play(pick(random, moves), 'off');
    }
    while (game.history.depthOf(game.history.cursor) > 0) {
      const found = findDeadEnd(compiled, game.position, 1500);
      if (found === kind) return game;
      if (found === 'open') break;
      game.undo();
    }
  }
  throw new Error(`No deal of ${gameId} was played into a dead end: ${kind}.`);
}
