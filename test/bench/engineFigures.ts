import { linearCongruential } from '../../shared/cards/random.ts';
import { Board } from '../../shared/engine/board.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import type { Position } from '../../shared/engine/position.ts';
import { positionText } from '../../shared/engine/positionText.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import { PlainRules } from '../support/bruteForce/plainRules.ts';
import { type PlainState, parsePlainState } from '../support/bruteForce/plainState.ts';
import { median } from './measurement.ts';

/**
 * Measures the engine in a process of its own, bundled as the app is, and prints a JSON line a figure. Expanding a
 * position is: find all its legal moves, make one, take it back. The plain figure is the same work by the
 * brute-force rules of the tests, which copy arrays and look nothing up. Seconds are of processor time.
 */
const POSITIONS = 240;
const MOVES_APART = 6;
const ROUNDS = 5;
const ENGINE_PASSES = 400;
const PLAIN_PASSES = 4;

function print(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name, value, unit }));
}

/** Positions of three deals, so many random moves apart that openings, middles and ends are there. */
function samplePositions(game: CompiledGame): Position[] {
  const finder = new MoveFinder(game);
  const board = new Board(game);
  const out = new Int32Array(game.maxMoves);
  const draw = linearCongruential(1n);
  const positions: Position[] = [];
  for (let deal = 1; positions.length < POSITIONS; deal++) {
    board.load(dealPosition(game, String(deal)));
    for (let i = 0; i < 80 && positions.length < POSITIONS; i++) {
      positions.push(board.position());
      for (let k = 0; k < MOVES_APART; k++) {
        const found = finder.find(board, out);
        if (found > 0) board.make(out[draw(found)] ?? 0);
      }
      if (finder.find(board, out) === 0) break;
    }
  }
  return positions;
}

/** Runs `work` over and over and returns how often a second of processor time, the median of some rounds. */
function perSecond(times: number, work: () => void): number {
  work();
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (times / (user + system)) * 1e6;
  });
  return median(rates);
}

function engineRate(game: CompiledGame, positions: readonly Position[]): number {
  const finder = new MoveFinder(game);
  const out = new Int32Array(game.maxMoves);
  const boards = positions.map((position) => {
    const board = new Board(game);
    board.load(position);
    return board;
  });
  return perSecond(boards.length * ENGINE_PASSES, () => {
    for (let pass = 0; pass < ENGINE_PASSES; pass++) {
      for (const board of boards) {
        const found = finder.find(board, out);
        if (found === 0) continue;
        board.make(out[pass % found] ?? 0);
        board.undo();
      }
    }
  });
}

function plainRate(game: CompiledGame, positions: readonly Position[]): number {
  const rules = new PlainRules(game.definition);
  const states = positions.map((position) => parsePlainState(positionText(game, position), rules.piles));
  let last: PlainState | undefined;
  return perSecond(states.length * PLAIN_PASSES, () => {
    for (let pass = 0; pass < PLAIN_PASSES; pass++) {
      for (const state of states) {
        const moves = rules.legalMoves(state);
        const move = moves[pass % moves.length];
        // The old state stays: taking back is free here.
        if (move !== undefined) last = rules.after(state, move);
      }
    }
    if (last === undefined) throw new Error(`${game.id}: no position had a move.`);
  });
}

/**
 * Heap taken while moves are found, made and undone, in bytes a position: the median of trials that are too short for
 * the collector to run in most of them.
 */
function allocated(game: CompiledGame, position: Position): number {
  const finder = new MoveFinder(game);
  const out = new Int32Array(game.maxMoves);
  const board = new Board(game);
  board.load(position);
  const times = 50_000;
  const trials = Array.from({ length: ROUNDS + 2 }, () => {
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < times; i++) {
      const found = finder.find(board, out);
      if (found === 0) continue;
      board.make(out[i % found] ?? 0);
      board.undo();
    }
    return (process.memoryUsage().heapUsed - before) / times;
  });
  return median(trials.slice(2));
}

for (const definition of catalogue) {
  const game = compile(definition);
  const positions = samplePositions(game);
  const [opening] = positions;
  const rate = engineRate(game, positions);
  print(`${definition.id}: positions expanded`, Math.round(rate), 'a second');
  print(`${definition.id}: times the plain rules`, Math.round(rate / plainRate(game, positions)), 'times');
  if (opening)
    print(
      `${definition.id}: heap taken a position`,
      Math.round(allocated(game, opening) * 100) / 100,
      'bytes',
    );
}
