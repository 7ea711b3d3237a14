import { describe, expect, it } from 'vitest';
import { OPENING } from '../../../shared/engine/history.ts';
import { SavedGameError } from '../../../shared/engine/savedGame.ts';
import { restoreGame, saveGame } from '../../../shared/engine/saveGame.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { firstDeal } from '../../support/positions.ts';

describe('undoing and playing otherwise', () => {
  it('keeps the old branch and leads redo along the new one', () => {
    const game = firstDeal(racingAces);
    const [first, second] = game.legalMoves();
    if (!first || !second) throw new Error('Deal 1 has two moves at least.');
    game.play(first, 'off');
    const afterFirst = game.position;
    game.undo();
    game.play(second, 'off');
    expect(game.history.childrenOf(OPENING)).toEqual([0, 1]);
    game.undo();
    expect(game.history.next()).toBe(1);
    game.goTo(0);
    expect(game.position).toEqual(afterFirst);
    game.undo();
    expect(game.history.next()).toBe(0);
  });

  it('takes the same move again instead of adding it', () => {
    const game = firstDeal(racingAces);
    const [first] = game.legalMoves();
    if (!first) throw new Error('Deal 1 has a move.');
    game.play(first, 'off');
    game.undo();
    game.play(first, 'off');
    expect(game.history.nodes).toHaveLength(1);
  });
});

describe('goTo', () => {
  it('returns effects that lead from the one place to the other, and refuses a place that is not there', () => {
    const game = firstDeal(thievesRush);
    for (let i = 0; i < 5; i++) game.play({ type: 'deal' }, 'off');
    expect(game.goTo(1).effects).toHaveLength(3);
    expect(game.moveCount).toBe(2);
    expect(() => game.goTo(5)).toThrow(RangeError);
    expect(game.moveCount).toBe(2);
  });
});

describe('restoreGame', () => {
  const compiled = compile(thievesRush);

  function saved() {
    const game = firstDeal(thievesRush);
    for (let i = 0; i < 3; i++) game.play({ type: 'deal' }, 'off');
    game.history.bookmark(1, 'two packets');
    return saveGame(game);
  }

  it('keeps bookmarks and the cursor', () => {
    const restored = restoreGame(compiled, { ...saved(), cursor: 1 });
    expect(restored.history.bookmarks).toEqual([{ node: 1, name: 'two packets' }]);
    expect(restored.moveCount).toBe(2);
    expect(restored.redo()).toBeDefined();
  });

  it.each([
    ['another game', { game: 'some-game' }, { problem: 'otherGame', game: 'some-game' }],
    ['a pack that is too small', { order: ['AC0'] }, { problem: 'pack' }],
    ['a card that is none', { order: ['XX0'] }, { problem: 'pack' }],
    [
      'a move that the rules refuse',
      { nodes: [{ parent: -1, move: 'redeal', automatic: [] }] },
      { problem: 'illegalMove', move: 1 },
    ],
    [
      'a move that is none',
      { nodes: [{ parent: -1, move: 'jump', automatic: [] }] },
      { problem: 'illegalMove', move: 1 },
    ],
    [
      'a move without the one before it',
      { nodes: [{ parent: 4, move: 'deal', automatic: [] }] },
      { problem: 'tree', move: 1 },
    ],
    ['a cursor beyond the end', { cursor: 9 }, { problem: 'tree' }],
  ])('refuses %s and says why', (_, change, problem) => {
    let caught: unknown;
    try {
      restoreGame(compiled, { ...saved(), ...change });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(SavedGameError);
    expect(caught).toMatchObject({ problem });
  });
});
