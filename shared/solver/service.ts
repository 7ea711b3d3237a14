import { dealPosition } from '../engine/deal.ts';
import { compile } from '../rules/compile.ts';
import type { GameDefinition } from '../rules/definition.ts';
import { difficultyOf, ofGrade } from './difficulty.ts';
import type { SolverReply, SolverRequest, WinnableDeal } from './protocol.ts';
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
      } else host.reply(findDeal(solver, request, host.clock));
    } catch (error) {
      host.reply({ type: 'failed', job, message: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** Of a grade asked for, so many winnable deals are measured to choose among. */
const DEALS_COMPARED = 15;
/** After so long a grade is judged by the deals that have been found. */
const COMPARING_MS = 6000;

function findDeal(
  solver: Solver,
  { job, game: definition, candidates, grade, budget }: Extract<SolverRequest, { type: 'findDeal' }>,
  clock: () => number,
): SolverReply {
  const game = compile(definition);
  const until = clock() + COMPARING_MS;
  const enough = grade === undefined ? 1 : DEALS_COMPARED;
  const found: WinnableDeal[] = [];
  let tried = 0;
  for (const deal of candidates) {
    tried++;
    const position = dealPosition(game, deal);
    const verdict = solver.solve(position, budget);
    if (verdict.verdict === 'winnable') {
      found.push({ deal, difficulty: difficultyOf(game, position, verdict), line: verdict.line });
      if (found.length >= enough) break;
    }
    if (found.length > 0 && clock() >= until) break;
  }
  return { type: 'deal', job, deal: ofGrade(found, grade ?? 1), tried };
}
