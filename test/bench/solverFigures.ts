import { processorMilliseconds } from '../../build/solving/solveAll.ts';
import { linearCongruential } from '../../shared/cards/random.ts';
import { Board } from '../../shared/engine/board.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import type { Position } from '../../shared/engine/position.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import { Solver } from '../../shared/solver/solver.ts';
import type { Verdict } from '../../shared/solver/verdict.ts';
import runs from './solverRuns.json' with { type: 'json' };

/**
 * Measures the solver on one core, in processor time, in a process of its own, and prints a JSON line a figure. The
 * games and their numbers of deals stand in solverRuns.json; SOLVER_BENCH_DEALS lowers the numbers for a quick look.
 */
interface Run {
  readonly deals: number;
  /** Positions after so many random moves are tried too. */
  readonly randomMoves: readonly number[];
}

const LONGEST_MS = 20_000;
const AFTER_RANDOM_MOVES_MS = 2000;
const RANDOM_POSITIONS = 50;
const mostDeals = Number(process.env['SOLVER_BENCH_DEALS'] ?? Number.POSITIVE_INFINITY);

function print(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name, value: Math.round(value * 100) / 100, unit }));
}

function share(verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number {
  return (100 * verdicts.filter(holds).length) / verdicts.length;
}

function measureDeals(id: string, game: CompiledGame, solver: Solver, deals: number): void {
  const verdicts = Array.from({ length: deals }, (_, i) =>
    solver.solve(dealPosition(game, String(i + 1)), { milliseconds: LONGEST_MS }),
  );
  const wonWithin = (ms: number) => (verdict: Verdict) =>
    verdict.verdict === 'winnable' && verdict.milliseconds <= ms;
  print(
    `${id}: decided within 0.5 s`,
    share(verdicts, (verdict) => verdict.verdict !== 'unknown' && verdict.milliseconds <= 500),
    '%',
  );
  print(`${id}: winnable found within 1 s`, share(verdicts, wonWithin(1000)), '%');
  print(`${id}: winnable found within 5 s`, share(verdicts, wonWithin(5000)), '%');
  print(
    `${id}: undecided after 20 s`,
    share(verdicts, (verdict) => verdict.verdict === 'unknown'),
    '%',
  );
  const nodes = verdicts.reduce((sum, verdict) => sum + verdict.nodes, 0);
  const seconds = verdicts.reduce((sum, verdict) => sum + verdict.milliseconds, 0) / 1000;
  print(`${id}: nodes`, Math.round(nodes / seconds), 'a second');
}

function measureAfterRandomMoves(id: string, game: CompiledGame, solver: Solver, moves: number): void {
  const verdicts = Array.from({ length: Math.min(RANDOM_POSITIONS, mostDeals) }, (_, i) =>
    solver.solve(afterRandomMoves(game, i + 1, moves), { milliseconds: AFTER_RANDOM_MOVES_MS }),
  );
  const decided = share(verdicts, (verdict) => verdict.verdict !== 'unknown');
  print(`${id}: decided within 2 s after ${moves} random moves`, decided, '%');
}

/** A deal after so many random moves, or fewer where none is left. */
function afterRandomMoves(game: CompiledGame, deal: number, moves: number): Position {
  const board = new Board(game);
  board.load(dealPosition(game, String(deal)));
  const finder = new MoveFinder(game);
  const legal = new Int32Array(game.maxMoves);
  const draw = linearCongruential(BigInt(deal));
  for (let i = 0; i < moves; i++) {
    const count = finder.find(board, legal);
    if (count === 0) break;
    board.make(legal[draw(count)] ?? 0);
  }
  return board.position();
}

for (const [id, run] of Object.entries<Run>(runs)) {
  const definition = catalogue.find((candidate) => candidate.id === id);
  if (definition === undefined)
    throw new Error(`solverRuns.json names ${id}, which is not in the catalogue.`);
  const game = compile(definition);
  const solver = new Solver(game, { clock: processorMilliseconds });
  measureDeals(id, game, solver, Math.min(run.deals, mostDeals));
  for (const moves of run.randomMoves) measureAfterRandomMoves(id, game, solver, moves);
}
print('peak memory', process.resourceUsage().maxRSS / 1024, 'MB');
