import type { App } from './app.ts';
import { errorText } from './errorText.ts';

/** Does something that may fail; a failure is told to the player in words, and nothing else happens. */
export function attempt({ overlay, words }: App, action: () => Promise<void>): void {
  action().catch((error: unknown) => {
    const { translator } = words.peek();
    overlay.say('error', translator.text('toast.error', { reason: errorText(error, translator) }));
  });
}
