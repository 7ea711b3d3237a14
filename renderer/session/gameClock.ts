import { type ReadonlySignal, signal } from '@preact/signals';

/** Why the clock stands. It runs while there is no reason. */
export type PauseReason =
  /** The first move has not been made yet, so a deal may be looked at without cost. */
  | 'notStarted'
  /** The window cannot be seen. */
  | 'hidden'
  /** No key and no pointer for a while. */
  | 'idle'
  /** The machine sleeps or is locked. */
  | 'asleep'
  /** The game is won. */
  | 'over';

/** The playing time of one deal, without pauses. */
export class GameClock {
  readonly #now: () => number;
  readonly #seconds = signal(0);
  readonly #paused = signal(true);
  readonly #reasons = new Set<PauseReason>();
  #before = 0;
  #since: number | null = null;

  /** @param now a steady clock in milliseconds, such as performance.now. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whole seconds, as last read by `tick`. */
  get seconds(): ReadonlySignal<number> {
    return this.#seconds;
  }

  get paused(): ReadonlySignal<boolean> {
    return this.#paused;
  }

  /** Playing time so far, in milliseconds. */
  elapsed(): number {
    return Math.round(this.#before + (this.#since === null ? 0 : this.#now() - this.#since));
  }

  /** Sets the time of another deal; the reasons that concern the window stay as they are. */
  reset(milliseconds: number, reasons: readonly PauseReason[]): void {
    this.#before = milliseconds;
    this.#since = null;
    this.#reasons.delete('notStarted');
    this.#reasons.delete('over');
    for (const reason of reasons) this.#reasons.add(reason);
    this.#settle();
  }

  /** Adds or takes away a reason to stand. */
  hold(reason: PauseReason, holds: boolean): void {
    if (holds) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#settle();
  }

  /** Brings the seconds shown up to date. */
  tick(): void {
    this.#seconds.value = Math.floor(this.elapsed() / 1000);
  }

  #settle(): void {
    const runs = this.#reasons.size === 0;
    if (runs) this.#since ??= this.#now();
    else {
      this.#before = this.elapsed();
      this.#since = null;
    }
    this.#paused.value = !runs;
    this.tick();
  }
}
