import type { App } from '../app.ts';
import { errorText } from '../errorText.ts';

/** Does something with the saves; where that fails it is said, and the result is undefined. */
export async function attempt<T>({ overlay, words }: App, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { translator } = words.peek();
    overlay.say('error', translator.text('saves.failed', { reason: errorText(error, translator) }));
    return undefined;
  }
}
