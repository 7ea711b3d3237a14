import { describe, expect, it } from 'vitest';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import type { Budget } from '../../../shared/solver/beam.ts';
import { type ExhaustiveResult, ExhaustiveSearch } from '../../../shared/solver/exhaustive.ts';
import { planFor } from '../../../shared/solver/plans.ts';
import { SafeMoves } from '../../../shared/solver/safeMoves.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { SearchTables } from '../../../shared/solver/searchTables.ts';
import { runGame } from '../../support/gamesLike.ts';
import { compareWithBruteForce } from '../../support/soundness.ts';

describe('the exhaustive search', () => {
  it.each([0, 1, 7])('takes no position for another when hashes collide (mask %i)', (hashMask) => {
    for (const game of catalogue.filter((_, i) => i % 4 === 0)) {
      const report = compareWithBruteForce(game, 5, 3, 1000, { hashMask });
      expect(report.contradictions).toEqual([]);
    }
  });

  it.each([
    ['bytes', 300_000, 1e9],
    ['positions', 1e9, 500],
  ])('proves nothing where the %s are used up before the positions', (_, bytes, positions) => {
    const { result, nodes } = searched(bytes, positions);
    expect(result).toEqual({ end: 'memory' });
    expect(nodes).toBeGreaterThan(100);
  });
});

/** Searches a deal that is far too large, in so much room. */
function searched(bytes: number, positions: number): { result: ExhaustiveResult; nodes: number } {
  const game = runGame();
  const space = searchSpace(game);
  const safe = new SafeMoves(space);
  const tables = new SearchTables(space, safe, planFor(space), 64);
  tables.state.load(dealPosition(game, '4'));
  const budget: Budget = { nodes: 0, exhausted: () => false };
  const search = new ExhaustiveSearch(tables.state, tables.use(tables.weights), safe);
  return { result: search.search(bytes, positions, budget), nodes: budget.nodes };
}
