import { describe, expect, it } from 'vitest';
import { siblingOf, treeMap } from '../../../../renderer/overlay/history/treeLayout.ts';
import { History, OPENING } from '../../../../shared/engine/history.ts';
import type { Move } from '../../../../shared/engine/move.ts';

const move = (to: number): Move => ({ type: 'move', from: 0, to, count: 1 });

/** Three moves; a branch of two after the first; one beside all of it. */
function branched(): History {
  const history = new History();
  for (const to of [1, 2, 3]) history.add(move(to), []);
  history.moveTo(0);
  for (const to of [4, 5]) history.add(move(to), []);
  history.moveTo(OPENING);
  history.add(move(6), []);
  return history;
}

describe('the map of the moves', () => {
  it('gives each line a lane of its own, and each place its depth', () => {
    const map = treeMap(branched());
    const places = new Map(map.nodes.map(({ node, lane, depth }) => [node, { lane, depth }]));
    expect(map).toMatchObject({ lanes: 3, depth: 3 });
    expect(map.nodes).toHaveLength(7);
    expect(places.get(2)).toEqual({ lane: 0, depth: 3 });
    expect(places.get(3)?.depth).toBe(2);
    expect(places.get(4)?.lane).toBe(places.get(3)?.lane);
    expect(new Set([places.get(2)?.lane, places.get(4)?.lane, places.get(5)?.lane]).size).toBe(3);
    expect(map.nodes.filter(({ isEnd }) => isEnd)).toHaveLength(3);
  });

  it('is a single place before the first move', () => {
    expect(treeMap(new History())).toMatchObject({ lanes: 1, depth: 0 });
  });

  it('knows the branch beside a place, at the nearest fork', () => {
    const history = branched();
    expect(siblingOf(history, 2, 1)).toBe(3);
    expect(siblingOf(history, 4, -1)).toBe(1);
    expect(siblingOf(history, 0, 1)).toBe(5);
    expect(siblingOf(history, 5, 1)).toBeUndefined();
  });

  it('takes a long game without trouble', () => {
    const history = new History();
    for (let i = 0; i < 5000; i++) history.add(move(i % 200), []);
    expect(treeMap(history)).toMatchObject({ lanes: 1, depth: 5000 });
  });
});
