import { parseDealNumber } from '../../shared/cards/dealNumber.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import type { Position } from '../../shared/engine/position.ts';
import { moveText, parsePosition } from '../../shared/engine/positionText.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Solver } from '../../shared/solver/solver.ts';
import type { SearchBudget } from '../../shared/solver/verdict.ts';
import { UsageError } from './options.ts';
import type { SolveTask } from './tasks.ts';

/** A line of the output of `solve`. */
export type SolveResult = SolveTask & {
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** The winning line as the recordings write moves: turning the waste over is a click on the stock too. */
  readonly moves?: readonly string[];
  readonly reason?: string;
  readonly ms: number;
  readonly nodes: number;
};

/** Solves one task. @throws UsageError or NotationError where it names no deal or position of the game. */
export function solveTask(
  game: CompiledGame,
  solver: Solver,
  task: SolveTask,
  budget: SearchBudget,
): SolveResult {
  const verdict = solver.solve(positionOf(game, task), budget);
  const effort = { ms: Math.round(verdict.milliseconds * 10) / 10, nodes: verdict.nodes };
  switch (verdict.verdict) {
    case 'winnable': {
      const moves = verdict.line.map((move) => (move.type === 'redeal' ? 'deal' : moveText(game, move)));
      return { ...task, verdict: verdict.verdict, moves, ...effort };
    }
    case 'unwinnable':
      return { ...task, verdict: verdict.verdict, ...effort };
    case 'unknown':
      return { ...task, verdict: verdict.verdict, reason: verdict.reason, ...effort };
  }
}

function positionOf(game: CompiledGame, task: SolveTask): Position {
  if ('position' in task) return parsePosition(game, task.position);
  const number = parseDealNumber(task.deal);
  if (!number.ok)
    throw new UsageError(`"${task.deal}" is no deal number. Write a number from 1, such as 17.`);
  return dealPosition(game, number.number);
}
