import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptLine } from '../../../renderer/assistant/adaptLine.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { Game } from '../../../shared/engine/game.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { klondikeDrawThree } from '../../../shared/games/klondike.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { Autoplay } from '../../../shared/rules/definition.ts';
import { Solver } from '../../../shared/solver/solver.ts';
import { gameOf } from '../../support/testGame.ts';

const games = [luckyPiles.id, racingAces.id, thievesRush.id, klondikeDrawThree.id].map((id) => {
  const compiled = compile(gameOf(id));
  let time = 0;
  const clock = (): number => {
    time += 0.05;
    return time;
  };
  return { compiled, solver: new Solver(compiled, { clock }) };
});

describe('a line carried over to a place off it', () => {
  it('wins there, move by move, with the automatic moves that were asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(30),
        fc.nat(1000),
        fc.constantFrom<Autoplay>('off', 'all'),
        ({ compiled, solver }, deal, steps, choice, autoplay) => {
          const from = dealPosition(compiled, String(deal));
          const proof = solver.solve(from, { milliseconds: 300 });
          fc.pre(proof.verdict === 'winnable');
          const game = Game.deal(compiled, String(deal), 'off');
          const known = Math.min(steps, proof.line.length - 1);
          for (const move of proof.line.slice(0, known)) game.play(move, 'off');
          const before = game.position;
          const legal = game.legalMoves();
          const move = legal[choice % legal.length];
          fc.pre(move !== undefined);
          game.play(move, autoplay);
          const node = game.history.node(game.history.cursor);
          const moves = [move, ...(node?.automatic ?? [])];
          const carried = adaptLine(
            compiled,
            { from: before, moves: proof.line.slice(known) },
            { position: game.position, moves },
            autoplay,
          );
          if (carried === undefined) return;
          for (const next of carried) game.play(next, autoplay);
          expect(game.isWon).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the rest of the line after its own move', () => {
    for (const { compiled, solver } of games) {
      const from = dealPosition(compiled, '7');
      const proof = solver.solve(from, { milliseconds: 1000 });
      if (proof.verdict !== 'winnable') continue;
      const game = Game.deal(compiled, '7', 'off');
      const [first] = proof.line;
      if (first === undefined) continue;
      game.play(first, 'off');
      const departure = { position: game.position, moves: [first] };
      const rest = adaptLine(compiled, { from, moves: proof.line }, departure, 'off');
      expect(rest).toEqual(proof.line.slice(1));
    }
  });
});
