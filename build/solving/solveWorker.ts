import { parentPort, workerData } from 'node:worker_threads';
import { compile } from '../../shared/rules/compile.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { Solver } from '../../shared/solver/solver.ts';
import type { SearchBudget } from '../../shared/solver/verdict.ts';
import { solveTask } from './solveTask.ts';
import type { SolveTask } from './tasks.ts';

/** A thread of `solve`: takes tasks one by one and answers each. */
const { definition, budget } = workerData as { definition: GameDefinition; budget: SearchBudget };
const game = compile(definition);
const solver = new Solver(game, { clock: () => performance.now() });

parentPort?.on('message', (task: SolveTask) => {
  try {
    parentPort?.postMessage({ result: solveTask(game, solver, task, budget) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
