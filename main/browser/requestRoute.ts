import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply, WindowId } from '../../shared/ipc/answer.ts';
import type { RequestName } from '../../shared/ipc/contract.ts';
import { isRequestName, requests } from '../../shared/ipc/contract.ts';
import type { Failure, FailureCode } from '../../shared/ipc/failure.ts';
import { HostError } from '../../shared/ipc/failure.ts';

/** Answers one request of the contract. */
export type Answer = (argument: unknown, from: WindowId) => Promise<Reply>;

/** Failures of the connection have a status of their own; those of the services are answers like any other. */
const statuses: Partial<Record<FailureCode, number>> = {
  malformed: 400,
  forbidden: 403,
  unknownRequest: 404,
  tooLarge: 413,
};

/** Takes a posted message in, hands it to what answers it, and sends the reply. */
export async function answerRequest(
  answers: ReadonlyMap<RequestName, Answer>,
  name: string,
  from: WindowId,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = isRequestName(name) ? answers.get(name) : undefined;
  if (!isRequestName(name) || answer === undefined) {
    sendFailure(response, { code: 'unknownRequest', detail: name.slice(0, 100) });
    return;
  }
  let argument: unknown;
  try {
    argument = JSON.parse(await bodyOf(request, requests[name].maxBytes));
  } catch (error) {
    const failure: Failure =
      error instanceof HostError ? error.failure : { code: 'malformed', detail: `${name}: no JSON` };
    sendFailure(response, failure);
    return;
  }
  sendReply(response, await answer(argument, from));
}

/** Sends a failure of the connection. What is left of the request is not read any more. */
export function sendFailure(response: ServerResponse, failure: Failure): void {
  response.setHeader('Connection', 'close');
  sendReply(response, { ok: false, failure });
}

function sendReply(response: ServerResponse, reply: Reply): void {
  const status = reply.ok ? 200 : (statuses[reply.failure.code] ?? 200);
  const body = Buffer.from(JSON.stringify(reply), 'utf8');
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    })
    .end(body);
}

/** @throws HostError `tooLarge`, before more than `maxBytes` were taken in; `malformed` for another type than JSON. */
async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<string> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new HostError({ code: 'malformed', detail: 'the message is no JSON' });
  const tooLarge = new HostError({ code: 'tooLarge', detail: `more than ${maxBytes} bytes` });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > maxBytes) throw tooLarge;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
