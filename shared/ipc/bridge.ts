/** What Electron's preload puts into the window as `grandPatience`: two functions, and nothing else of Electron. */
export interface HostBridge {
  /** Resolves to a `Reply`. */
  request(name: string, argument: unknown): Promise<unknown>;
  /** Calls back for every event; returns what ends that. */
  listen(listener: (name: string, value: unknown) => void): () => void;
}

export const BRIDGE_NAME = 'grandPatience';

/** The header that carries the browser host's token. */
export const TOKEN_HEADER = 'x-grand-patience-token';
/** The header by which the browser host tells its windows apart: a name of the window's own making. */
export const WINDOW_HEADER = 'x-grand-patience-window';
/** The paths of the browser host: requests are posted to `REQUEST_PATH + name`, events are read from `EVENTS_PATH`. */
export const REQUEST_PATH = '/api/request/';
export const EVENTS_PATH = '/api/events';

/** Electron's channel for a request of the contract: each has one of its own. */
export function requestChannel(name: string): string {
  return `request:${name}`;
}

/** Electron's channel for all events of the contract. */
export const EVENT_CHANNEL = 'event';
