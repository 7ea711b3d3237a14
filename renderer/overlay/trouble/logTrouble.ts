import type { HostClient } from '../../host/hostClient.ts';
import type { TellTrouble } from '../toasts/troubleTeller.ts';

/** Errors told in one session; a mistake that repeats itself must not bury the table. */
const TOLD_AT_MOST = 3;

/** Writes errors that nothing caught into the local log, and tells the player of the first few. */
export function logTrouble(scope: Window, host: HostClient, tell: TellTrouble): void {
  let told = 0;
  const log = (error: unknown): void => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // Without a host there is no log either.
    host.request('app.log', { level: 'error', message: message.slice(0, 20_000) }).catch(() => undefined);
    if (told++ < TOLD_AT_MOST) tell('toast.error', error);
  };
  scope.addEventListener('error', (event) => log(event.error ?? event.message));
  scope.addEventListener('unhandledrejection', (event) => log(event.reason));
}
