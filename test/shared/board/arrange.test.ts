import { describe, expect, it } from 'vitest';
import { arrangementsOf } from '../../../shared/board/arrange.ts';
import { layoutOf } from '../../../shared/board/layout.ts';
import { fortyThieves } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { GameDefinition, PileGroup } from '../../../shared/rules/definition.ts';
import { validateDefinition } from '../../../shared/rules/validate.ts';
import { request } from './tables.ts';

const foundation = { ...fortyThieves.piles['foundations'], count: 1 } as PileGroup;
const pile = { ...fortyThieves.piles['tableau'], count: 1 } as PileGroup;

/** As many rows as a game file may have, no two neighbours of one kind, and groups of several piles in each. */
function tallest(rows: number): GameDefinition {
  const groups = Array.from({ length: rows }, (_, i): [string, PileGroup] =>
    i % 2 === 0 ? [`foundation${i}`, { ...foundation, count: 4 }] : [`pile${i}`, { ...pile, count: 5 }],
  );
  return {
    ...fortyThieves,
    piles: { waste: { kind: 'waste', count: 1 }, ...Object.fromEntries(groups) },
    deal: [{ step: 'rows', to: 'pile1', rows: 1, face: 'up' }],
    layout: [`stock waste ${groups[0]?.[0]}`, ...groups.slice(1).map(([name]) => name)],
  };
}

function joins(definition: GameDefinition): number {
  let tried = 0;
  const game = compile(definition);
  const { index } = layoutOf(game, request(1280, 740));
  arrangementsOf(game, index, () => tried++);
  return tried;
}

describe('the arrangements of a game', () => {
  it('are searched with bounded work, however many rows a game file may have', () => {
    const definition = tallest(12);
    expect(validateDefinition(definition)).toMatchObject({ ok: true });
    const tried = [5, 6, 8, 12].map((rows) => joins(tallest(rows)));
    for (const count of tried) expect(count).toBeLessThan(40_000);
  });

  it('put every pile of the tallest game on the table', () => {
    const game = compile(tallest(12));
    expect(layoutOf(game, request(1280, 740)).slots).toHaveLength(game.piles.length);
  });
});
