import type { WindowId } from '../../shared/ipc/answer.ts';

/** A window that asks for something without listening to events is gone after this long, in ms. */
const SILENCE_MS = 10_000;

/**
 * Which windows are there: a window listens to events for as long as it is open, and its connection ends with it,
 * however it ends.
 */
export class WindowPresence {
  readonly #gone: (window: WindowId) => void;
  /** How many connections each window listens on. */
  readonly #listening = new Map<WindowId, number>();
  readonly #expected = new Map<WindowId, NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];

  /** @param gone is told of every window that is there no more. */
  constructor(gone: (window: WindowId) => void) {
    this.#gone = gone;
  }

  /** A window has asked for something; it listens, or will do so soon. */
  asks(window: WindowId): void {
    if (this.#listening.has(window)) return;
    clearTimeout(this.#expected.get(window));
    const limit = setTimeout(() => {
      this.#expected.delete(window);
      this.#goes(window);
    }, SILENCE_MS);
    this.#expected.set(window, limit.unref());
  }

  /** A window begins to listen. */
  listens(window: WindowId): void {
    clearTimeout(this.#expected.get(window));
    this.#expected.delete(window);
    this.#listening.set(window, (this.#listening.get(window) ?? 0) + 1);
  }

  /** One of a window's connections has ended. */
  stopsListening(window: WindowId): void {
    const left = (this.#listening.get(window) ?? 1) - 1;
    if (left > 0) this.#listening.set(window, left);
    else {
      this.#listening.delete(window);
      this.#goes(window);
    }
  }

  /** Resolves when no window is there, at once or later. */
  whenAlone(): Promise<void> {
    if (this.#isAlone()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #isAlone(): boolean {
    return this.#listening.size + this.#expected.size === 0;
  }

  #goes(window: WindowId): void {
    this.#gone(window);
    if (this.#isAlone()) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Expects nobody any more. */
  close(): void {
    for (const limit of this.#expected.values()) clearTimeout(limit);
    this.#expected.clear();
  }
}
