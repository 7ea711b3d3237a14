import type { HostBridge } from '../../shared/ipc/bridge.ts';
import { BRIDGE_NAME } from '../../shared/ipc/bridge.ts';
import type { Transport } from './hostClient.ts';

/** The transport over Electron's preload, or null where there is none. */
export function bridgeTransport(scope: object): Transport | null {
  const bridge: unknown = Reflect.get(scope, BRIDGE_NAME);
  if (!isBridge(bridge)) return null;
  return {
    send: (name, argument) => bridge.request(name, argument),
    listen: (listener) => bridge.listen((name, value) => listener.event(name, value)),
  };
}

function isBridge(value: unknown): value is HostBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'request') === 'function' &&
    typeof Reflect.get(value, 'listen') === 'function'
  );
}
