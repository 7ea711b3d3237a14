import { Worker } from 'node:worker_threads';
import { compile } from '../../shared/rules/compile.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { Solver } from '../../shared/solver/solver.ts';
import type { SearchBudget } from '../../shared/solver/verdict.ts';
import { UsageError } from './options.ts';
import { type SolveResult, solveTask } from './solveTask.ts';
import type { SolveTask } from './tasks.ts';

/** The thread's file: beside the bundle, or as it stands among the sources, where it needs translating first. */
const bundled = !import.meta.url.endsWith('.ts');
const workerFile = new URL(bundled ? './solveWorker.js' : './solveThread.mjs', import.meta.url);

/** How many milliseconds this process has computed so far: what others do on the machine does not count. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Solves tasks and hands on the results in the order of the tasks. One thread runs here and counts processor
 * time; several run as worker threads, for which Node only tells the time on the clock.
 * @throws UsageError or NotationError where a task names no deal or position of the game.
 */
export async function solveAll(
  definition: GameDefinition,
  tasks: readonly SolveTask[],
  budget: SearchBudget,
  threads: number,
  onResult: (result: SolveResult) => void,
): Promise<void> {
  if (threads === 1 || tasks.length === 1) {
    const game = compile(definition);
    const solver = new Solver(game, { clock: processorMilliseconds });
    for (const task of tasks) onResult(solveTask(game, solver, task, budget));
    return;
  }
  await solveInThreads(definition, tasks, budget, Math.min(threads, tasks.length), onResult);
}

type Answer = { readonly result: SolveResult } | { readonly error: string };

async function solveInThreads(
  definition: GameDefinition,
  tasks: readonly SolveTask[],
  budget: SearchBudget,
  threads: number,
  onResult: (result: SolveResult) => void,
): Promise<void> {
  const results: (SolveResult | undefined)[] = tasks.map(() => undefined);
  let next = 0;
  let told = 0;
  const tell = (): void => {
    for (let result = results[told]; result !== undefined; result = results[told]) {
      onResult(result);
      results[told++] = undefined;
    }
  };
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = -1;
      const takeNext = (): void => {
        const task = tasks[next];
        if (task === undefined) {
          resolve();
          return;
        }
        current = next++;
        worker.postMessage(task);
      };
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        if ('error' in answer) {
          reject(new UsageError(answer.error));
          return;
        }
        results[current] = answer.result;
        tell();
        takeNext();
      });
      takeNext();
    });
  const workers = Array.from(
    { length: threads },
    () => new Worker(workerFile, { workerData: { definition, budget } }),
  );
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
