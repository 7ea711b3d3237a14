import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from '../../../shared/engine/board.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { MoveFinder } from '../../../shared/engine/legalMoves.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { PileScorer, scoreRoles } from '../../../shared/solver/pileScorer.ts';
import { PileStore } from '../../../shared/solver/pileStore.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { SearchState } from '../../../shared/solver/searchState.ts';
import { zeroWeights } from '../../../shared/solver/weights.ts';

/** A search state of a game, and one to compare it with. */
function statesOf(id: string) {
  const definition = catalogue.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`No game ${id}`);
  const game = compile(definition);
  const space = searchSpace(game);
  const store = new PileStore(1 << 16, space.runs, new PileScorer(space, zeroWeights));
  return {
    game,
    space,
    state: new SearchState(space, store, scoreRoles(space)),
    other: new SearchState(space, store, scoreRoles(space)),
  };
}

const ids = catalogue.map((game) => game.id);

describe('a search state', () => {
  it.each(ids)('has the moves of the board, interchangeable piles aside: %s', (id) => {
    const { game, space, state, other } = statesOf(id);
    const board = new Board(game);
    const finder = new MoveFinder(game);
    const legal = new Int32Array(game.maxMoves);
    const found = new Int32Array(game.maxMoves);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31999 }),
        fc.array(fc.nat(), { maxLength: 60 }),
        (deal, choices) => {
          board.load(dealPosition(game, String(deal)));
          state.store.clear();
          state.load(board.position());
          for (const choice of choices) {
            const count = finder.find(board, legal);
            if (count === 0) break;
            const before = state.hash1;
            // Where the stock may be gone through for ever, a state stands for all the ways it can lie.
            if (!space.cycles) {
              const reached = new Set<number>();
              for (const move of found.slice(0, state.moves(found))) {
                expect(legal.subarray(0, count)).toContain(move);
                state.make(move);
                reached.add(state.hash1);
                state.undo();
                expect(state.hash1).toBe(before);
              }
              for (const move of legal.slice(0, count)) {
                board.make(move);
                other.load(board.position());
                board.undo();
                expect(other.hash1 === before || reached.has(other.hash1)).toBe(true);
              }
            }
            board.make(legal[choice % count] ?? 0);
            state.load(board.position());
            expect(state.foundationCards).toBe(board.foundationCards);
          }
        },
      ),
      { numRuns: 4 },
    );
  });
});
