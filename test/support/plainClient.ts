import type { HostClient } from '../../renderer/host/hostClient.ts';
import { hostClient } from '../../renderer/host/hostClient.ts';
import { REQUEST_PATH, TOKEN_HEADER } from '../../shared/ipc/bridge.ts';

/** The window's own client for the browser host at an address, over a plain transport, since there is no window. */
export function plainClient(address: string): HostClient {
  const { origin, hash } = new URL(address);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return hostClient({
    async send(name, argument) {
      const response = await fetch(`${origin}${REQUEST_PATH}${name}`, {
        method: 'POST',
        headers: { origin, [TOKEN_HEADER]: token, 'content-type': 'application/json' },
        body: JSON.stringify(argument),
      });
      return response.json();
    },
    listen: () => () => undefined,
  });
}
