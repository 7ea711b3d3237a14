import { describe, expect, it } from 'vitest';
import { Board } from '../../../shared/engine/board.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { MoveFinder } from '../../../shared/engine/legalMoves.ts';
import { packMove } from '../../../shared/engine/packedMove.ts';
import { hintsFor } from '../../../shared/solver/hint.ts';
import { KnownVerdicts } from '../../../shared/solver/knownVerdicts.ts';
import { Solver } from '../../../shared/solver/solver.ts';
import { openGame } from '../../support/gamesLike.ts';

const game = openGame();
const start = dealPosition(game, '1');
const proof = new Solver(game, { clock: () => 0 }).solve(start, { milliseconds: 1, nodes: 500_000 });
if (proof.verdict !== 'winnable') throw new Error('The deal was to be winnable');
const { line } = proof;

describe('what is known of positions', () => {
  it('is the rest of the line on every position of it, to the win', () => {
    const known = new KnownVerdicts(game);
    known.learn(start, proof);
    const board = new Board(game);
    board.load(start);
    line.forEach((move, i) => {
      expect(known.of(board.position())).toEqual({ verdict: 'winnable', line: line.slice(i) });
      board.make(packMove(move));
    });
    expect(known.of(board.position())).toEqual({ verdict: 'winnable', line: [] });
  });

  it('is nothing beside the line', () => {
    const known = new KnownVerdicts(game);
    known.learn(start, proof);
    const board = new Board(game);
    board.load(start);
    const legal = new Int32Array(game.maxMoves);
    const count = new MoveFinder(game).find(board, legal);
    const other = legal
      .subarray(0, count)
      .find((move) => line[0] !== undefined && move !== packMove(line[0]));
    board.make(other ?? 0);
    expect(known.of(board.position())).toBeUndefined();
  });

  it('is not given up for less: a proof stays', () => {
    const known = new KnownVerdicts(game);
    known.learn(start, proof);
    known.learn(start, { verdict: 'unknown', reason: 'time', best: [], nodes: 1, milliseconds: 1 });
    expect(known.of(start)?.verdict).toBe('winnable');
    const lost = new KnownVerdicts(game);
    const best = line.slice(0, 3);
    lost.learn(start, { verdict: 'unknown', reason: 'time', best, nodes: 1, milliseconds: 1 }, 400);
    expect(lost.of(start)).toEqual({ verdict: 'unknown', line: best, searchedMs: 400 });
    lost.learn(start, { verdict: 'unwinnable', nodes: 1, milliseconds: 1 });
    expect(lost.of(start)).toEqual({ verdict: 'unwinnable' });
  });
});

describe('what a search has left unknown', () => {
  const unknown = (length: number) =>
    ({ verdict: 'unknown', reason: 'time', best: line.slice(0, length), nodes: 1, milliseconds: 1 }) as const;

  it('says how long the position itself was searched, not those on its hopeful line', () => {
    const known = new KnownVerdicts(game);
    known.learn(start, unknown(3), 400);
    const board = new Board(game);
    board.load(start);
    for (const move of line.slice(0, 2)) {
      board.make(packMove(move));
      expect(known.of(board.position())).toMatchObject({ verdict: 'unknown', searchedMs: 0 });
    }
  });

  it('does not give way to a shorter search, but to one as long or longer', () => {
    const known = new KnownVerdicts(game);
    known.learn(start, unknown(3), 400);
    known.learn(start, unknown(2), 100);
    expect(known.of(start)).toMatchObject({ line: line.slice(0, 3), searchedMs: 400 });
    known.learn(start, unknown(1), 400);
    expect(known.of(start)).toMatchObject({ line: line.slice(0, 1), searchedMs: 400 });
  });
});

describe('hints', () => {
  it('begin with the proven move, and give every other legal move once', () => {
    const known = new KnownVerdicts(game);
    known.learn(start, proof);
    const hints = hintsFor(game, start, known.of(start));
    expect(hints[0]).toMatchObject({ move: line[0], proven: true });
    expect(hints.slice(1).every(({ proven }) => !proven)).toBe(true);
    const packed = hints.map(({ move }) => packMove(move));
    expect(new Set(packed).size).toBe(packed.length);
    const board = new Board(game);
    board.load(start);
    const legal = new Int32Array(game.maxMoves);
    expect(packed.length).toBe(new MoveFinder(game).find(board, legal));
  });

  it('are suggestions where nothing is proven, cards that go up first', () => {
    const hints = hintsFor(game, start, undefined);
    expect(hints.every(({ proven }) => !proven)).toBe(true);
    const up = hints.map(({ why }) => why.reason === 'goesUp');
    expect(up.lastIndexOf(true)).toBeLessThan(up.includes(false) ? up.indexOf(false) : up.length);
  });
});
