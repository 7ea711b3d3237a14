import { contextBridge, ipcRenderer } from 'electron';
import type { HostBridge } from '../../shared/ipc/bridge.ts';
import { BRIDGE_NAME, EVENT_CHANNEL, requestChannel } from '../../shared/ipc/bridge.ts';

/**
 * All that the window has of Electron: two functions. Messages are checked by the host and by the window's client;
 * a request that the contract does not name has no channel, so Electron refuses it.
 */
const bridge: HostBridge = {
  request: (name, argument) => ipcRenderer.invoke(requestChannel(name), argument),
  listen(listener) {
    // The event object leads back to Electron, so it stays on this side.
    const hear = (_event: unknown, name: string, value: unknown): void => listener(name, value);
    ipcRenderer.on(EVENT_CHANNEL, hear);
    return () => {
      ipcRenderer.removeListener(EVENT_CHANNEL, hear);
    };
  },
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
