import type { ReadonlySignal } from '@preact/signals';
import type { Words } from '../app.ts';
import { errorText } from '../errorText.ts';
import type { OverlayState } from '../overlayState.ts';

export type TroubleKey =
  | 'toast.notSaved'
  | 'toast.notRecorded'
  | 'toast.settingsNotSaved'
  | 'toast.fresh'
  | 'toast.error';

/** Tells the player what went wrong, in words. What comes before there are words waits for them. */
export class TroubleTeller {
  readonly #overlay: OverlayState;
  #words: ReadonlySignal<Words> | null = null;
  #waiting: { readonly key: TroubleKey; readonly error: unknown }[] = [];

  constructor(overlay: OverlayState) {
    this.#overlay = overlay;
  }

  /** From now on there are words. */
  speak(words: ReadonlySignal<Words>): void {
    this.#words = words;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { key, error } of waiting) this.tell(key, error);
  }

  tell(key: TroubleKey, error: unknown): void {
    if (this.#words === null) {
      this.#waiting.push({ key, error });
      return;
    }
    const { translator } = this.#words.peek();
    this.#overlay.say('error', translator.text(key, { reason: errorText(error, translator) }));
  }
}
