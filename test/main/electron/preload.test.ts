import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../build/setup/paths.mjs';
import type { HostBridge } from '../../../shared/ipc/bridge.ts';
import { BRIDGE_NAME, EVENT_CHANNEL, requestChannel } from '../../../shared/ipc/bridge.ts';
import { strictly } from '../../support/electronStandIn.ts';

type Listener = (event: unknown, name: string, value: unknown) => void;

/** Runs the built preload script where there is nothing but `require`, as in Electron's sandbox. */
function runPreload() {
  const required: string[] = [];
  const asked: unknown[][] = [];
  const listeners = new Map<string, Listener>();
  const worlds = new Map<string, unknown>();
  const electron = strictly('electron', {
    contextBridge: strictly('contextBridge', {
      exposeInMainWorld: (name: string, value: unknown) => worlds.set(name, value),
    }),
    ipcRenderer: strictly('ipcRenderer', {
      invoke: (...words: unknown[]) => {
        asked.push(words);
        return Promise.resolve('reply');
      },
      on: (channel: string, listener: Listener) => listeners.set(channel, listener),
      removeListener: (channel: string) => listeners.delete(channel),
    }),
  });
  const bare = createContext({
    exports: {},
    module: { exports: {} },
    require: (name: string) => {
      required.push(name);
      if (name !== 'electron') throw new Error(`A sandboxed preload script cannot require ${name}.`);
      return electron;
    },
  });
  runInContext(readFileSync(join(projectRoot, 'dist/preload/preload.cjs'), 'utf8'), bare);
  return { required, asked, listeners, worlds };
}

function bridgeIn(worlds: ReadonlyMap<string, unknown>): HostBridge {
  return worlds.get(BRIDGE_NAME) as HostBridge;
}

describe('the built preload script', () => {
  it('is one file that requires nothing but electron', () => {
    expect(readdirSync(join(projectRoot, 'dist/preload'))).toEqual(['preload.cjs']);
    expect(runPreload().required).toEqual(['electron']);
  });

  it('gives the window two functions and nothing else', () => {
    const { worlds } = runPreload();
    expect([...worlds.keys()]).toEqual([BRIDGE_NAME]);
    expect(Object.entries(bridgeIn(worlds)).map(([name, value]) => [name, typeof value])).toEqual([
      ['request', 'function'],
      ['listen', 'function'],
    ]);
  });

  it('asks on the channel of the request, and hands events on without the way back', async () => {
    const { worlds, asked, listeners } = runPreload();
    const bridge = bridgeIn(worlds);
    expect(await bridge.request('settings.read', null)).toBe('reply');
    expect(asked).toEqual([[requestChannel('settings.read'), null]]);
    const heard: unknown[][] = [];
    const stop = bridge.listen((...values: unknown[]) => heard.push(values));
    listeners.get(EVENT_CHANNEL)?.({ sender: 'electron' }, 'saves.changed', null);
    expect(heard).toEqual([['saves.changed', null]]);
    stop();
    expect(listeners.size).toBe(0);
  });
});
