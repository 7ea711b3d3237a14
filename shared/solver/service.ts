import { dealPosition } from '../engine/deal.ts';
import { compile } from '../rules/compile.ts';
import type { GameDefinition } from '../rules/definition.ts';
import { gradeOf } from './difficulty.ts';
import type { SolverReply, SolverRequest } from './protocol.ts';
import { Solver } from './solver.ts';

/** What the solver needs of the worker that it runs in. */
export interface ServiceHost {
  /** Milliseconds since some moment. */
  readonly clock: () => number;
  readonly reply: (reply: SolverReply) => void;
}

const PROGRESS_EVERY_MS = 200;

/** The worker's side of the protocol: give it the requests one by one. Tables are kept for the last game asked about. */
export function serveSolver(host: ServiceHost): (request: SolverRequest) => void {
  let current: { readonly definition: string; readonly solver: Solver } | undefined;
  let job = 0;
  let told = 0;

  const progress = (nodes: number, share: number): void => {
    const now = host.clock();
    if (now - told < PROGRESS_EVERY_MS) return;
    told = now;
    host.reply({ type: 'progress', job, nodes, share });
  };
  const solverFor = (game: GameDefinition): Solver => {
    const definition = JSON.stringify(game);
    if (current?.definition !== definition) {
      current = { definition, solver: new Solver(compile(game), { clock: host.clock, progress }) };
    }
    return current.solver;
  };

  return (request) => {
    job = request.job;
    told = host.clock();
    try {
      const solver = solverFor(request.game);
      if (request.type === 'solve') {
        host.reply({ type: 'verdict', job, verdict: solver.solve(request.position, request.budget) });
      } else host.reply(findDeal(solver, request));
    } catch (error) {
      host.reply({ type: 'failed', job, message: error instanceof Error ? error.message : String(error) });
    }
  };
}

function findDeal(solver: Solver, request: Extract<SolverRequest, { type: 'findDeal' }>): SolverReply {
  const game = compile(request.game);
  let tried = 0;
  for (const deal of request.candidates) {
    tried++;
    const position = dealPosition(game, deal);
    const verdict = solver.solve(position, request.budget);
    if (verdict.verdict !== 'winnable') continue;
    const grade = gradeOf(game, position, verdict);
    if (request.grade !== undefined && grade !== request.grade) continue;
    return { type: 'deal', job: request.job, deal: { deal, grade, line: verdict.line }, tried };
  }
  return { type: 'deal', job: request.job, deal: undefined, tried };
}
