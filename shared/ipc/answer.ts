import * as v from 'valibot';
import type { Argument, EventName, EventValue, RequestName, Result } from './contract.ts';
import { isRequestName, requestNames, requests } from './contract.ts';
import type { Failure } from './failure.ts';
import { failureOf, failureSchema, HostError } from './failure.ts';

/** The host's side of the contract: what a transport hands over is checked here, whichever transport it is. */

/** Tells the windows of one host apart. A page that is loaded again may have another one. */
export type WindowId = string;

/** One handler a request, told which window asks; the compiler refuses a missing or a superfluous one. */
export type Handlers = {
  readonly [N in RequestName]: (argument: Argument<N>, from: WindowId) => Promise<Result<N>>;
};

/** What goes back to the window. Always an answer: transports need not carry thrown errors. */
export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure };

export const replySchema = v.union([
  v.strictObject({ ok: v.literal(true), value: v.unknown() }),
  v.strictObject({ ok: v.literal(false), failure: failureSchema }),
]);

/** Sends an event to every window. */
export type Emit = <N extends EventName>(name: N, value: EventValue<N>) => void;

/** What carries requests to the host: Electron's IPC or the loopback HTTP server. */
export interface HostTransport {
  /** Registers what answers this request. Called once for every request of the contract. */
  handle(name: RequestName, reply: (argument: unknown, from: WindowId) => Promise<Reply>): void;
}

/** Registers every request of the contract with a transport, each with its argument check. */
export function registerHandlers(handlers: Handlers, transport: HostTransport): void {
  for (const name of requestNames) {
    transport.handle(name, (argument, from) => answer(handlers, name, argument, from));
  }
}

/**
 * Answers one message. An unknown request and an argument that the contract does not allow are refused before any
 * handler runs; whatever a handler throws comes back as a failure. Never rejects.
 */
export async function answer(
  handlers: Handlers,
  name: string,
  argument: unknown,
  from: WindowId,
): Promise<Reply> {
  if (!isRequestName(name)) return refused({ code: 'unknownRequest', detail: name.slice(0, 100) });
  return answerKnown(handlers, name, argument, from);
}

async function answerKnown<N extends RequestName>(
  handlers: Handlers,
  name: N,
  argument: unknown,
  from: WindowId,
): Promise<Reply> {
  try {
    const checked = v.safeParse(requests[name].argument, argument);
    if (!checked.success) return refused({ code: 'malformed', detail: issueOf(name, checked.issues) });
    const value = await handlers[name](checked.output as Argument<N>, from);
    return { ok: true, value };
  } catch (error) {
    return refused(failureOf(error));
  }
}

function refused(failure: Failure): Reply {
  return { ok: false, failure };
}

function issueOf(name: string, issues: readonly v.BaseIssue<unknown>[]): string {
  const issue = issues[0];
  if (issue === undefined) return name;
  const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  return `${name}: ${path === '' ? '' : `${path}: `}${issue.message}`.slice(0, 500);
}

/**
 * The window's half: takes a reply apart and checks the result.
 * @throws HostError with the host's failure, or `malformed` for a reply that the contract does not allow.
 */
export function resultOf<N extends RequestName>(name: N, reply: unknown): Result<N> {
  const parsed = v.safeParse(replySchema, reply);
  if (!parsed.success) throw new HostError({ code: 'malformed', detail: issueOf(name, parsed.issues) });
  if (!parsed.output.ok) throw new HostError(parsed.output.failure);
  const result = v.safeParse(requests[name].result, parsed.output.value);
  if (!result.success) throw new HostError({ code: 'malformed', detail: issueOf(name, result.issues) });
  return result.output as Result<N>;
}
