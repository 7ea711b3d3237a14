import type { SolverReply, SolverRequest, WinnableDeal } from '../../shared/solver/protocol.ts';
import type { Verdict } from '../../shared/solver/verdict.ts';

/** The part of a worker that the client needs, so that a test can stand in for it. */
export interface SolverPort {
  postMessage(request: SolverRequest): void;
  onReply(listener: (reply: SolverReply) => void): void;
  onFailure(listener: (message: string) => void): void;
  terminate(): void;
}

/** A request without its number, which the client gives. */
export type SolverJob = SolverRequest extends infer R
  ? R extends SolverRequest
    ? Omit<R, 'job'>
    : never
  : never;

export interface JobOptions {
  /** Ends the job at once; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Extract<SolverReply, { type: 'progress' }>) => void;
}

interface Running {
  readonly options: JobOptions;
  readonly resolve: (reply: Extract<SolverReply, { type: 'verdict' | 'deal' }>) => void;
  readonly reject: (error: unknown) => void;
}

/** The solver could not do a job. */
export class SolverFailure extends Error {
  override readonly name = 'SolverFailure';
}

/**
 * Asks the solver's worker. A search does not listen while it thinks, so a cancelled job ends with its worker,
 * and the next job gets a new one: whoever cancels never waits.
 */
export class SolverClient {
  readonly #start: () => SolverPort;
  #port: SolverPort | undefined;
  readonly #running = new Map<number, Running>();
  readonly #waiting: SolverRequest[] = [];
  #jobs = 0;

  /** @param start starts a worker; called when the first job comes and after every cancellation. */
  constructor(start: () => SolverPort) {
    this.#start = start;
  }

  /** The verdict on a position. Rejects with SolverFailure, or with the reason of the signal. */
  async solve(
    job: Omit<Extract<SolverRequest, { type: 'solve' }>, 'job' | 'type'>,
    options: JobOptions = {},
  ): Promise<Verdict> {
    const reply = await this.#run({ ...job, type: 'solve' }, options);
    if (reply.type !== 'verdict')
      throw new SolverFailure('The solver answered another question than it was asked.');
    return reply.verdict;
  }

  /** The first winnable deal of the wanted grade among the candidates, or undefined. Rejects as `solve` does. */
  async findDeal(
    job: Omit<Extract<SolverRequest, { type: 'findDeal' }>, 'job' | 'type'>,
    options: JobOptions = {},
  ): Promise<WinnableDeal | undefined> {
    const reply = await this.#run({ ...job, type: 'findDeal' }, options);
    if (reply.type !== 'deal')
      throw new SolverFailure('The solver answered another question than it was asked.');
    return reply.deal;
  }

  /** Ends all jobs and the worker. */
  dispose(): void {
    this.#stopWorker();
    for (const { reject } of this.#running.values()) reject(new SolverFailure('The solver was stopped.'));
    this.#running.clear();
    this.#waiting.length = 0;
  }

  #run(job: SolverJob, options: JobOptions): Promise<Extract<SolverReply, { type: 'verdict' | 'deal' }>> {
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) {
        reject(options.signal.reason);
        return;
      }
      const request: SolverRequest = { ...job, job: ++this.#jobs };
      this.#running.set(request.job, { options, resolve, reject });
      this.#waiting.push(request);
      options.signal?.addEventListener('abort', () => this.#abort(request.job), { once: true });
      if (this.#waiting.length === 1) this.#post(request);
    });
  }

  #post(request: SolverRequest): void {
    this.#port ??= this.#startWorker();
    this.#port.postMessage(request);
  }

  #startWorker(): SolverPort {
    const port = this.#start();
    port.onReply((reply) => {
      if (port === this.#port) this.#take(reply);
    });
    port.onFailure((message) => {
      if (port !== this.#port) return;
      this.#stopWorker();
      const current = this.#waiting[0];
      if (current) this.#take({ type: 'failed', job: current.job, message });
    });
    return port;
  }

  #take(reply: SolverReply): void {
    const running = this.#running.get(reply.job);
    if (running === undefined) return;
    if (reply.type === 'progress') {
      running.options.onProgress?.(reply);
      return;
    }
    this.#end(reply.job);
    if (reply.type === 'failed') running.reject(new SolverFailure(reply.message));
    else running.resolve(reply);
  }

  #abort(job: number): void {
    const running = this.#running.get(job);
    if (running === undefined) return;
    if (this.#waiting[0]?.job === job) this.#stopWorker();
    this.#end(job);
    running.reject(running.options.signal?.reason);
  }

  /** Forgets a job, and hands the worker the next one if it was busy with this. */
  #end(job: number): void {
    this.#running.delete(job);
    const at = this.#waiting.findIndex((request) => request.job === job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    const next = this.#waiting[0];
    if (at === 0 && next !== undefined) this.#post(next);
  }

  #stopWorker(): void {
    this.#port?.terminate();
    this.#port = undefined;
  }
}

/** Starts the solver in a worker of its own. */
export function startSolverWorker(): SolverPort {
  const worker = new Worker(new URL('./solverWorker.ts', import.meta.url), {
    type: 'module',
    name: 'solver',
  });
  return {
    postMessage: (request) => worker.postMessage(request),
    onReply: (listener) =>
      worker.addEventListener('message', (event: MessageEvent<SolverReply>) => listener(event.data)),
    onFailure: (listener) => worker.addEventListener('error', (event) => listener(event.message)),
    terminate: () => worker.terminate(),
  };
}
