import { describe, expect, it } from 'vitest';
import { cardText } from '../../../shared/cards/notation.ts';
import { playAutomatically } from '../../../shared/engine/autoplay.ts';
import type { Board } from '../../../shared/engine/board.ts';
import { settleExemptions } from '../../../shared/engine/exemption.ts';
import { packMove } from '../../../shared/engine/packedMove.ts';
import { fortyThieves } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { boardOf, moveOf } from '../../support/positions.ts';
import { positionWith } from '../../support/shortDeck.ts';

const game = compile(fortyThieves);

/** Plays moves as a game does, automatic moves of the setting "all" included. */
function play(board: Board, ...moves: string[]): void {
  for (const text of moves) {
    const move = moveOf(game, text);
    board.make(packMove(move));
    settleExemptions(board, move);
    playAutomatically(board, 'all');
  }
}

function exempt(board: Board): string[] {
  return board.position().exempt.map(cardText);
}

describe('a card taken back from a foundation', () => {
  const start = positionWith(game, { P0: '4C0', P1: '4C1', P2: '2C1', P3: '', F0: 'AC0,2C0,3C0', F2: 'AS0' });

  it('is not played up again by itself, wherever it goes next', () => {
    const board = boardOf(game, start);
    play(board, 'F0>P3:1');
    expect(exempt(board)).toEqual(['3C0']);
    expect(board.lengthOf(board.game.foundations[0] ?? 0)).toBe(2);
    play(board, 'P3>P4:1');
    expect(exempt(board)).toEqual(['3C0']);
  });

  it('is exempt no longer once it was covered', () => {
    const board = boardOf(game, start);
    play(board, 'F0>P3:1', 'P2>P3:1');
    expect(exempt(board)).toEqual([]);
  });

  it('is exempt no longer once the player plays it up', () => {
    const board = boardOf(game, positionWith(game, { P3: '', F0: 'AC0' }));
    play(board, 'F0>P3:1');
    expect(exempt(board)).toEqual(['AC0']);
    play(board, 'P3>F1:1');
    expect(exempt(board)).toEqual([]);
  });

  it('gets its exemption back by undo', () => {
    const board = boardOf(game, start);
    play(board, 'F0>P3:1');
    const before = board.position();
    const mark = board.logLength;
    play(board, 'P2>P3:1');
    board.undoTo(mark);
    expect(board.position()).toEqual(before);
  });
});
