import type { Notice } from '../../shared/ipc/notice.ts';

/** Gathers what the player is to be told about the data, until a window takes it; each notice is given once. */
export class Notices {
  readonly #onWaiting: () => void;

  #waiting: Notice[] = [];
  readonly #given = new Set<string>();

  /** @param onWaiting is called when there is something to take. */
  constructor(onWaiting: () => void = () => undefined) {
    this.#onWaiting = onWaiting;
  }

  /** Adds a notice unless the same incident was told already. */
  add(notice: Omit<Notice, 'id'>): void {
    const id = [notice.kind, notice.path, notice.setAside ?? ''].join('|');
    if (this.#given.has(id)) return;
    this.#given.add(id);
    this.#waiting.push({ ...notice, id });
    this.#onWaiting();
  }

  /** What has not been told yet. */
  take(): Notice[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }
}
