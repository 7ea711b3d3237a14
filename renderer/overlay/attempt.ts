import type { App } from './app.ts';
import { troubleTeller } from './toasts/troubleTeller.ts';

/** Does something that may fail; a failure is told to the player in words, and nothing else happens. */
export function attempt({ overlay }: Pick<App, 'overlay'>, action: () => Promise<void>): void {
  action().catch((error: unknown) => troubleTeller(overlay)('toast.error', error));
}
