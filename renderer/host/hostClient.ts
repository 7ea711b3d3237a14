import * as v from 'valibot';
import { resultOf } from '../../shared/ipc/answer.ts';
import type { Argument, EventName, EventValue, RequestName, Result } from '../../shared/ipc/contract.ts';
import { events, isEventName } from '../../shared/ipc/contract.ts';
import { bridgeTransport } from './bridgeTransport.ts';
import { httpTransport } from './httpTransport.ts';

/** Carries messages between the window and its host, unchecked. */
export interface Transport {
  /** Resolves to the host's reply; rejects with a `HostError` where there is none. */
  send(name: string, argument: unknown): Promise<unknown>;
  /** Calls back for every event and for every gain or loss of the host; returns what ends that. */
  listen(listener: TransportListener): () => void;
}

export interface TransportListener {
  event(name: string, value: unknown): void;
  connection(connected: boolean): void;
}

/** The window's host, typed by the contract: the same over Electron's bridge and over the loopback connection. */
export interface HostClient {
  /** Asks the host. Rejects with a `HostError` that says what went wrong. */
  request<N extends RequestName>(name: N, argument: Argument<N>): Promise<Result<N>>;
  /** Listens to an event; returns what ends that. */
  on<N extends EventName>(name: N, listener: (value: EventValue<N>) => void): () => void;
  /** Is told when the host stops answering (false) and when it is there again (true); returns what ends that. */
  onConnection(listener: (connected: boolean) => void): () => void;
}

/** The client of the host that this window was opened by: Electron where its bridge is, else the browser host. */
export function connectToHost(): HostClient {
  return hostClient(bridgeTransport(window) ?? httpTransport(window));
}

/** A client over any transport. Events that the contract does not allow are dropped. */
export function hostClient(transport: Transport): HostClient {
  const listeners = new Map<EventName, Set<(value: unknown) => void>>();
  const watchers = new Set<(connected: boolean) => void>();
  let ears = 0;
  let stop: (() => void) | null = null;

  /** The transport is listened to while anybody is interested, so that an unused client holds no connection. */
  const hold = (): (() => void) => {
    ears++;
    stop ??= transport.listen({
      event(name, value) {
        if (!isEventName(name)) return;
        const checked = v.safeParse(events[name], value);
        if (!checked.success) return;
        for (const listener of listeners.get(name) ?? []) listener(checked.output);
      },
      connection(connected) {
        for (const watcher of watchers) watcher(connected);
      },
    });
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      ears--;
      if (ears > 0) return;
      stop?.();
      stop = null;
    };
  };

  return {
    async request(name, argument) {
      return resultOf(name, await transport.send(name, argument));
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known);
      const heard = (value: unknown): void => listener(value as EventValue<typeof name>);
      known.add(heard);
      const release = hold();
      return () => {
        known.delete(heard);
        release();
      };
    },
    onConnection(listener) {
      const heard = (connected: boolean): void => listener(connected);
      watchers.add(heard);
      const release = hold();
      return () => {
        watchers.delete(heard);
        release();
      };
    },
  };
}
