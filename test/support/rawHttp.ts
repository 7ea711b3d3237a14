import { connect } from 'node:net';

/**
 * Sends bytes to a port of this machine as they are, since `fetch` mends addresses and headers before it sends them.
 * @returns everything that came back until the other side closed, or until `limitMs` had passed ('' if nothing).
 */
export function sendRaw(port: number, text: string, limitMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const done = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(limitMs, done);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

/** A request without a body, with exactly this target and Host, asking for the connection to be closed. */
export function rawRequest(
  method: string,
  target: string,
  host: string,
  headers: readonly string[] = [],
): string {
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
}
