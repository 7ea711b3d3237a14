import type { App } from '../app.ts';
import { troubleTeller } from '../toasts/troubleTeller.ts';

/** Does something with the saves; where that fails it is said, and the result is undefined. */
export async function attempt<T>({ overlay }: App, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    troubleTeller(overlay)('saves.failed', error);
    return undefined;
  }
}
