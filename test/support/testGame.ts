import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../build/checkGames.ts';
import { verifyFile } from '../../build/verify/run.ts';
import { dealNumber } from '../../shared/cards/dealNumber.ts';
import { linearCongruential } from '../../shared/cards/random.ts';
import { Board } from '../../shared/engine/board.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import type { Position } from '../../shared/engine/position.ts';
import { findGame } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { validateDefinition } from '../../shared/rules/validate.ts';
import { behaviourText } from './behaviour.ts';
import { perft } from './perft.ts';

const recordings = new URL('../fixtures/recordings/', import.meta.url).pathname;

/** Deals and numbers of moves played from them: the places from which lines are counted. */
const places = ['1', '2', '3'].flatMap((deal) => [0, 25, 60, 100].map((moves) => ({ deal, moves })));

/** What a failure says first. */
const RENEW =
  'the game is new, or its rules play otherwise than before; if so it should be, this writes what is pinned: npm run test:unit -- games description --update';

/**
 * Tests one game of the catalogue: its recordings replay without a difference, from fixed places there are as many
 * lines of 1 to 4 moves as ever, and constructed positions behave as ever. `recorded` names the fixtures without
 * folder and ending; what is pinned stands in test/golden and changes only if a rule does.
 */
export function testGame(id: string, recorded: readonly string[]): void {
  describe(id, () => {
    it('is in the catalogue', () => expect(findGame(id)?.id).toBe(id));

    it('is a game that can be played', async () => {
      // Without this, nonsense would be pinned as golden.
      const problems = await checkCatalogue();
      expect(problems.filter((sentence) => sentence.startsWith(`${id}: `))).toEqual([]);
    });

    it.each(recorded)('plays as recorded in %s', (name) => {
      const files = readdirSync(recordings).filter((file) => file.startsWith(`${name}.`));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const { positions, differences, first } = verifyFile(join(recordings, file));
        expect(first ?? differences).toBe(0);
        expect(positions).toBeGreaterThan(0);
      }
    });

    it('has as many lines of play as ever', async () => {
      expect(validateDefinition(gameOf(id))).toMatchObject({ ok: true });
      await expect(perftText(compile(gameOf(id))), RENEW).toMatchFileSnapshot(`../golden/perft/${id}.txt`);
    });

    it('does what it ever did in constructed positions', async () => {
      expect(validateDefinition(gameOf(id))).toMatchObject({ ok: true });
      await expect(behaviourText(compile(gameOf(id))), RENEW).toMatchFileSnapshot(
        `../golden/behaviour/${id}.txt`,
      );
    });
  });
}

/** Lines of 1 to 4 moves from each of the places, a line of text a place. */
export function perftText(game: CompiledGame): string {
  const lines = places.map(({ deal, moves }) => {
    const position = played(game, dealNumber(deal), moves);
    const counts = [1, 2, 3, 4].map((depth) => perft(game, position, depth));
    return `deal ${deal} after ${moves} moves: ${counts.join(' ')}`;
  });
  return `${lines.join('\n')}\n`;
}

/** The position after so many moves, each chosen among the legal ones by a fixed sequence. */
function played(game: CompiledGame, deal: string, moves: number): Position {
  const board = new Board(game);
  board.load(dealPosition(game, deal));
  const finder = new MoveFinder(game);
  const out = new Int32Array(game.maxMoves);
  const draw = linearCongruential(BigInt(moves + 1));
  for (let i = 0; i < moves; i++) {
    const found = finder.find(board, out);
    if (found > 0) board.make(out.subarray(0, found).toSorted()[draw(found)] ?? 0);
  }
  return board.position();
}

/** The game of the catalogue with this id. @throws Error if there is none. */
export function gameOf(id: string): GameDefinition {
  const definition = findGame(id);
  if (!definition) throw new Error(`There is no game ${id} in the catalogue.`);
  return definition;
}

/** The folder of all recordings, from ORACLE_DIR; undefined where it is not set or not there. */
export function oracleFolder(): string | undefined {
  const folder = process.env['ORACLE_DIR'];
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}
