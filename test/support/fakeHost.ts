import type { HostClient } from '../../renderer/host/hostClient.ts';
import type { Argument, RequestName, Result } from '../../shared/ipc/contract.ts';
import { HostError } from '../../shared/ipc/failure.ts';

/** A request that came in. */
export interface SeenRequest {
  readonly name: RequestName;
  readonly argument: unknown;
}

type Answers = { readonly [N in RequestName]?: (argument: Argument<N>) => Result<N> };

/** A host of the window made of answers; what has none fails as a host that is gone does. */
export class FakeHost implements HostClient {
  readonly seen: SeenRequest[] = [];
  /** While set every request fails with it. */
  failure: HostError | null = null;
  /** Requests that fail as a full disk does. */
  readonly failing = new Set<RequestName>();
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  async request<N extends RequestName>(name: N, argument: Argument<N>): Promise<Result<N>> {
    this.seen.push({ name, argument });
    await Promise.resolve();
    if (this.failure !== null) throw this.failure;
    if (this.failing.has(name)) throw new HostError({ code: 'diskFull', detail: name });
    const answer = this.#answers[name];
    if (answer === undefined) throw new HostError({ code: 'unreachable', detail: name });
    return answer(argument);
  }

  /** The arguments of one request, in the order in which they came. */
  argumentsOf(name: RequestName): unknown[] {
    return this.seen.filter((request) => request.name === name).map(({ argument }) => argument);
  }

  on(): () => void {
    return () => undefined;
  }

  onConnection(): () => void {
    return () => undefined;
  }
}
