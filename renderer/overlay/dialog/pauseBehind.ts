import { effect } from '@preact/signals';
import type { App } from '../app.ts';

/**
 * Stops what moves cards by itself while a dialog lies over the table: it would be missed by who looks, and talk in
 * between for who listens. Returns what ends that.
 */
export function pauseBehindDialogs({
  overlay,
  replay,
  assistant,
}: {
  readonly overlay: Pick<App['overlay'], 'dialog'>;
  readonly replay: Pick<App['replay'], 'pause'>;
  readonly assistant: { readonly playOut: Pick<App['assistant']['playOut'], 'pause'> };
}): () => void {
  return effect(() => {
    if (overlay.dialog.value === null) return;
    replay.pause();
    assistant.playOut.pause();
  });
}
