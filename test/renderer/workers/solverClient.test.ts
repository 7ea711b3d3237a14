import { describe, expect, it } from 'vitest';
import { SolverClient, SolverFailure, type SolverPort } from '../../../renderer/workers/solverClient.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { SolverReply, SolverRequest } from '../../../shared/solver/protocol.ts';
import type { Verdict } from '../../../shared/solver/verdict.ts';

/** A worker that answers only when it is told to. */
class StandIn implements SolverPort {
  readonly requests: SolverRequest[] = [];
  terminated = false;
  #reply: (reply: SolverReply) => void = () => {};
  #fail: (message: string) => void = () => {};
  postMessage(request: SolverRequest): void {
    this.requests.push(request);
  }
  onReply(listener: (reply: SolverReply) => void): void {
    this.#reply = listener;
  }
  onFailure(listener: (message: string) => void): void {
    this.#fail = listener;
  }
  terminate(): void {
    this.terminated = true;
  }
  reply(reply: SolverReply): void {
    this.#reply(reply);
  }
  fail(message: string): void {
    this.#fail(message);
  }
}

const definition = catalogue[0];
if (definition === undefined) throw new Error('The catalogue is empty');
const position = dealPosition(compile(definition), '1');
const question = { game: definition, position, budget: { milliseconds: 100 } };
const verdict: Verdict = { verdict: 'unwinnable', nodes: 1, milliseconds: 1 };

function clientWithWorkers() {
  const workers: StandIn[] = [];
  const client = new SolverClient(() => {
    const worker = new StandIn();
    workers.push(worker);
    return worker;
  });
  const worker = (i: number): StandIn => {
    const started = workers[i];
    if (started === undefined) throw new Error(`Worker ${i} was not started`);
    return started;
  };
  return { client, workers, worker };
}

describe('the solver’s client', () => {
  it('starts its worker with the first job, tells progress and gives the verdict', async () => {
    const { client, workers, worker } = clientWithWorkers();
    expect(workers).toHaveLength(0);
    const shares: number[] = [];
    const answer = client.solve(question, { onProgress: ({ share }) => shares.push(share) });
    const job = worker(0).requests[0]?.job ?? 0;
    worker(0).reply({ type: 'progress', job, nodes: 10, share: 0.5 });
    worker(0).reply({ type: 'verdict', job, verdict });
    expect(await answer).toEqual(verdict);
    expect(shares).toEqual([0.5]);
  });

  it('gives the worker one job at a time, in order', async () => {
    const { client, worker } = clientWithWorkers();
    const first = client.solve(question);
    const second = client.findDeal({ game: definition, candidates: ['1'], budget: { milliseconds: 1 } });
    expect(worker(0).requests).toHaveLength(1);
    worker(0).reply({ type: 'verdict', job: worker(0).requests[0]?.job ?? 0, verdict });
    await first;
    expect(worker(0).requests).toHaveLength(2);
    worker(0).reply({ type: 'deal', job: worker(0).requests[1]?.job ?? 0, deal: undefined, tried: 1 });
    expect(await second).toBeUndefined();
  });

  it('ends a running job at once with its worker, and goes on with a new one', async () => {
    const { client, workers, worker } = clientWithWorkers();
    const control = new AbortController();
    const cancelled = client.solve(question, { signal: control.signal });
    const next = client.solve(question);
    control.abort(new Error('changed'));
    await expect(cancelled).rejects.toThrow('changed');
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(2);
    worker(0).reply({ type: 'verdict', job: worker(0).requests[0]?.job ?? 0, verdict });
    worker(1).reply({ type: 'verdict', job: worker(1).requests[0]?.job ?? 0, verdict });
    expect(await next).toEqual(verdict);
  });

  it('does not disturb the running job when a waiting one is cancelled', async () => {
    const { client, worker } = clientWithWorkers();
    const first = client.solve(question);
    const control = new AbortController();
    const second = client.solve(question, { signal: control.signal });
    control.abort(new Error('no more'));
    await expect(second).rejects.toThrow('no more');
    expect(worker(0).terminated).toBe(false);
    worker(0).reply({ type: 'verdict', job: worker(0).requests[0]?.job ?? 0, verdict });
    expect(await first).toEqual(verdict);
  });

  it('says what went wrong when the worker fails, and asks a new one next time', async () => {
    const { client, workers, worker } = clientWithWorkers();
    const failed = client.solve(question);
    worker(0).fail('out of memory');
    await expect(failed).rejects.toThrow(SolverFailure);
    const next = client.solve(question);
    expect(workers).toHaveLength(2);
    worker(1).reply({ type: 'failed', job: worker(1).requests[0]?.job ?? 0, message: 'no such pile' });
    await expect(next).rejects.toThrow('no such pile');
  });

  it('rejects what is open when it is disposed of, and what was cancelled before', async () => {
    const { client, worker } = clientWithWorkers();
    const open = client.solve(question);
    client.dispose();
    await expect(open).rejects.toThrow(SolverFailure);
    expect(worker(0).terminated).toBe(true);
    await expect(client.solve(question, { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    );
  });
});
