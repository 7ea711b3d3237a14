import type { KeptGame } from '../../shared/saves/keptGame.ts';
import type { GameRecord } from '../../shared/statistics/record.ts';
import type { HostClient } from '../host/hostClient.ts';

/** After a failure the next attempt waits this long, in milliseconds, unless a move brings it earlier. */
const RETRY_MS = 10_000;

/** Told when something could not be kept; it will be tried again. */
export interface KeeperReports {
  notKept(error: unknown): void;
  notRecorded(error: unknown): void;
}

/**
 * Hands the game to the host at every move and results as they come. Of several states waiting the last one is
 * sent; results are never dropped, and go before the state that follows them. What fails is tried again.
 */
export class Keeper {
  readonly #host: HostClient;
  readonly #reports: KeeperReports;
  readonly #records: GameRecord[] = [];
  readonly #states = new Map<string, () => KeptGame>();
  #working: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;

  constructor(host: HostClient, reports: KeeperReports) {
    this.#host = host;
    this.#reports = reports;
  }

  /** Keeps a deal as its game's unfinished one. `state` is read when its turn comes. */
  keep(gameId: string, state: () => KeptGame): void {
    this.#states.set(gameId, state);
    this.#work();
  }

  /** Records a finished game. */
  record(record: GameRecord): void {
    if (this.#records.every(({ id }) => id !== record.id)) this.#records.push(record);
    this.#work();
  }

  /** Resolves when everything handed over so far is kept or has failed once. */
  async idle(): Promise<void> {
    while (this.#working !== null) await this.#working;
  }

  #work(): void {
    this.#working ??= this.#workOff().finally(() => {
      this.#working = null;
    });
  }

  async #workOff(): Promise<void> {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    while (this.#records.length + this.#states.size > 0) {
      const done = (await this.#sendRecords()) && (await this.#sendStates());
      if (!done) {
        this.#retry = setTimeout(() => this.#work(), RETRY_MS);
        return;
      }
    }
  }

  async #sendRecords(): Promise<boolean> {
    for (;;) {
      const record = this.#records[0];
      if (record === undefined) return true;
      try {
        await this.#host.request('history.record', record);
        this.#records.shift();
      } catch (error) {
        this.#reports.notRecorded(error);
        return false;
      }
    }
  }

  async #sendStates(): Promise<boolean> {
    for (const [gameId, state] of this.#states) {
      this.#states.delete(gameId);
      try {
        await this.#host.request('running.keep', state());
      } catch (error) {
        // A later state may have come meanwhile; it must not be replaced by this one.
        if (!this.#states.has(gameId)) this.#states.set(gameId, state);
        this.#reports.notKept(error);
        return false;
      }
    }
    return true;
  }
}
