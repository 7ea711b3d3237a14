import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealOrder } from '../../../shared/cards/dealNumber.ts';
import { autoplayChoices } from '../../../shared/engine/autoplay.ts';
import { Game, IllegalMoveError } from '../../../shared/engine/game.ts';
import { type Move, sameMove } from '../../../shared/engine/move.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { parsePosition, positionText } from '../../../shared/engine/positionText.ts';
import { restoreGame, saveGame } from '../../../shared/engine/saveGame.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../../shared/rules/compile.ts';
import type { Autoplay } from '../../../shared/rules/definition.ts';

/** Enough to play any deal and any choice of moves: a number, and which of the legal moves comes next. */
const script = fc.record({
  deal: fc.integer({ min: 1, max: 100_000 }),
  choices: fc.array(fc.nat(), { maxLength: 80 }),
  autoplay: fc.nat(),
});

const runs = { numRuns: 12 };

function settingOf(game: CompiledGame, choice: number): Autoplay {
  const settings = autoplayChoices(game);
  return settings[choice % settings.length] ?? 'off';
}

/** Plays a script and calls `visit` in every position, the opening included. */
function play(
  game: CompiledGame,
  { deal, choices, autoplay }: { deal: number; choices: number[]; autoplay: number },
  visit: (game: Game) => void,
): Game {
  const setting = settingOf(game, autoplay);
  const played = Game.deal(game, String(deal), setting);
  visit(played);
  for (const choice of choices) {
    const legal = played.legalMoves();
    const move = legal[choice % Math.max(1, legal.length)];
    if (!move) break;
    played.play(move, setting);
    visit(played);
  }
  return played;
}

function sortedCards(position: Position): number[] {
  return position.piles.flat().sort((a, b) => a - b);
}

describe.each(catalogue.map((definition) => [definition.name, compile(definition)] as const))(
  '%s',
  (_, game) => {
    const pack = Array.from({ length: game.cards }, (_, card) => card);

    it('conserves every card after every move', () => {
      fc.assert(
        fc.property(script, (steps) => {
          play(game, steps, ({ position }) => expect(sortedCards(position)).toEqual(pack));
        }),
        runs,
      );
    });

    it('undoes everything to the exact deal and redoes it to the exact position', () => {
      fc.assert(
        fc.property(script, (steps) => {
          const seen: Position[] = [];
          const played = play(game, steps, ({ position }) => seen.push(position));
          for (let i = seen.length - 2; i >= 0; i--) {
            expect(played.undo()).toBeDefined();
            expect(played.position).toEqual(seen[i]);
          }
          expect(played.undo()).toBeUndefined();
          for (let i = 1; i < seen.length; i++) {
            played.redo();
            expect(played.position).toEqual(seen[i]);
          }
          expect(played.redo()).toBeUndefined();
        }),
        runs,
      );
    });

    it('plays every legal move and refuses every other with a reason', () => {
      fc.assert(
        fc.property(script, (steps) => {
          const played = play(game, { ...steps, choices: steps.choices.slice(0, 40) }, () => undefined);
          const legal = played.legalMoves();
          for (const move of everyMove(game)) {
            const known = legal.some((one) => sameMove(one, move));
            expect([move, played.refusal(move) === null]).toEqual([move, known]);
            if (known) continue;
            const before = played.position;
            expect(() => played.play(move, 'off')).toThrow(IllegalMoveError);
            expect(played.position).toBe(before);
          }
          for (const move of legal) {
            const before = played.position;
            played.play(move, 'off');
            played.undo();
            expect(played.position).toEqual(before);
          }
        }),
        { numRuns: 3 },
      );
    });

    it('writes positions as text and games as JSON, and reads them back the same', () => {
      fc.assert(
        fc.property(script, (steps) => {
          const played = play(game, steps, ({ position }) => {
            expect(parsePosition(game, positionText(game, position))).toEqual({ ...position, exempt: [] });
          });
          played.undo();
          const saved = saveGame(played);
          const restored = restoreGame(game, JSON.parse(JSON.stringify(saved)));
          expect(restored.position).toEqual(played.position);
          expect(saveGame(restored)).toEqual(saved);
        }),
        runs,
      );
    });

    it('deals the same cards for the same number', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e12 }), (deal) => {
          const decks = game.definition.decks;
          expect(dealOrder(String(deal), decks)).toEqual(dealOrder(String(deal), decks));
          expect(dealOrder(String(deal), decks).sort((a, b) => a - b)).toEqual(pack);
        }),
        runs,
      );
    });

    it('stops its automatic moves where none is left, with every card in place', () => {
      fc.assert(
        fc.property(script, (steps) => {
          for (const setting of autoplayChoices(game)) {
            const played = Game.deal(game, String(steps.deal), setting);
            expect(sortedCards(played.position)).toEqual(pack);
            expect(played.opening.length).toBeLessThanOrEqual(game.cards);
          }
        }),
        runs,
      );
    });
  },
);

/** Every move that can be written down: any pile to any pile with any count, a deal and a redeal. */
function* everyMove(game: CompiledGame): Generator<Move> {
  yield { type: 'deal' };
  yield { type: 'redeal' };
  for (const from of game.piles) {
    for (const to of game.piles) {
      for (let count = 1; count <= 14; count++) yield { type: 'move', from: from.index, to: to.index, count };
    }
  }
}
