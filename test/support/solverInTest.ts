import { SolverClient, type SolverPort } from '../../renderer/workers/solverClient.ts';
import type { SolverReply } from '../../shared/solver/protocol.ts';
import { serveSolver } from '../../shared/solver/service.ts';

/** Each look at the clock takes so many milliseconds, so that budgets end at the same place everywhere. */
const TICK_MS = 4;

/** The solver's worker in this process; how often it was asked is counted. */
export interface SolverInTest {
  readonly start: () => SolverPort;
  readonly client: SolverClient;
  readonly jobs: () => number;
}

/** A solver without a worker and without real time. */
export function solverInTest(): SolverInTest {
  let jobs = 0;
  const start = (): SolverPort => {
    let time = 0;
    let alive = true;
    let listener: (reply: SolverReply) => void = () => undefined;
    const answer = serveSolver({
      clock: () => {
        time += TICK_MS;
        return time;
      },
      reply: (reply) => {
        if (alive) listener(reply);
      },
    });
    return {
      postMessage: (request) => {
        jobs++;
        queueMicrotask(() => answer(request));
      },
      onReply: (told) => {
        listener = told;
      },
      onFailure: () => undefined,
      terminate: () => {
        alive = false;
      },
    };
  };
  return { start, client: new SolverClient(start), jobs: () => jobs };
}

/** A solver whose worker fails at once. */
export function brokenSolver(message: string): SolverClient {
  return new SolverClient(() => {
    let fail: (message: string) => void = () => undefined;
    return {
      postMessage: () => queueMicrotask(() => fail(message)),
      onReply: () => undefined,
      onFailure: (told) => {
        fail = told;
      },
      terminate: () => undefined,
    };
  });
}
