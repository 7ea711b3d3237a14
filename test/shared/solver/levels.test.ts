import { describe, expect, it } from 'vitest';
import { dealPosition } from '../../../shared/engine/deal.ts';
import type { PackedMove } from '../../../shared/engine/packedMove.ts';
import type { Budget } from '../../../shared/solver/beam.ts';
import { type LevelOptions, LevelSearch } from '../../../shared/solver/levels.ts';
import { OpenPositions } from '../../../shared/solver/openPositions.ts';
import { planFor } from '../../../shared/solver/plans.ts';
import { replay } from '../../../shared/solver/replay.ts';
import { SafeMoves } from '../../../shared/solver/safeMoves.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { SearchTables } from '../../../shared/solver/searchTables.ts';
import { runGame } from '../../support/gamesLike.ts';

const game = runGame();
const space = searchSpace(game);

interface Found {
  readonly line: readonly PackedMove[] | undefined;
  readonly nodes: number;
}

/** Searches a deal with room for so many open positions. */
function found(deal: string, options: Pick<LevelOptions, 'apart'>, capacity: number, most = 60_000): Found {
  const safe = new SafeMoves(space);
  const tables = new SearchTables(space, safe, planFor(space), 64);
  const { state, seen } = tables;
  state.load(dealPosition(game, deal));
  if (tables.normal) tables.normal.returns = false;
  const budget: Budget = { nodes: 0, exhausted: () => budget.nodes >= most, observer: undefined };
  const search = new LevelSearch(
    state,
    tables.use(tables.weights),
    safe,
    seen,
    new OpenPositions(state.contents.length, capacity),
  );
  const line = search.search({ batch: 8, noise: 0, seed: 1, ...options }, budget);
  tables.store.clear();
  return { line: line && state.writtenOut(dealPosition(game, deal), line), nodes: budget.nodes };
}

const deals = Array.from({ length: 8 }, (_, i) => String(i + 1));

describe.each([
  ['by level', {}],
  ['by level, and by cards up and dealt', { apart: 1 }],
] as const)('the layered search %s', (_, options) => {
  it('finds lines that win', () => {
    const lines = deals.map((deal) => ({ deal, line: found(deal, options, 1 << 16).line }));
    const won = lines.filter(({ line }) => line !== undefined);
    expect(won.length).toBeGreaterThanOrEqual(deals.length / 4);
    for (const { deal, line } of won)
      expect(replay(game, dealPosition(game, deal), line ?? [])?.won).toBe(true);
  });

  it('drops the worst where there is no room for more, and still finds lines', () => {
    const lines = deals.map((deal) => ({ deal, ...found(deal, options, 400) }));
    // More was made than there is room for, so something was dropped.
    expect(lines.some(({ nodes }) => nodes > 4000)).toBe(true);
    const won = lines.filter(({ line }) => line !== undefined);
    expect(won.length).toBeGreaterThan(0);
    for (const { deal, line } of won)
      expect(replay(game, dealPosition(game, deal), line ?? [])?.won).toBe(true);
  });

  it('ends with its budget, soon after', () => {
    const { line, nodes } = found('1', options, 1 << 16, 500);
    expect(line).toBeUndefined();
    expect(nodes).toBeGreaterThanOrEqual(500);
    expect(nodes).toBeLessThan(2000);
  });
});

it('goes other ways where it takes positions apart by cards up and dealt', () => {
  const bySum = found('1', {}, 1 << 16);
  const apart = found('1', { apart: 1 }, 1 << 16);
  expect(apart).not.toEqual(bySum);
});
