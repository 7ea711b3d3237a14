import { type ReadonlySignal, signal } from '@preact/signals';
import type { PlayedDeal } from './playedDeal.ts';

/** The deal that is played while another one is looked at, with its playing time in milliseconds. */
export interface WaitingDeal {
  readonly deal: PlayedDeal;
  readonly clockMs: number;
}

/** Whether a deal is only looked at, and which one waits meanwhile. */
export class Viewing {
  readonly #shown = signal(false);
  #waiting: WaitingDeal | null = null;

  /** Whether the deal on the table is only looked at. */
  get shown(): ReadonlySignal<boolean> {
    return this.#shown;
  }

  /** The deal that waits, or null where none is looked at. */
  get waiting(): WaitingDeal | null {
    return this.#waiting;
  }

  /** From now on a deal is looked at, and this one waits. */
  begin(waiting: WaitingDeal): void {
    this.#waiting = waiting;
    this.#shown.value = true;
  }

  /** The deal that has waited, or null where none was looked at. */
  end(): WaitingDeal | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#shown.value = false;
    return waiting;
  }
}
