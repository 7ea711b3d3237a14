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
  #keeping: Promise<void> | null = null;
  #recording: Promise<boolean> | null = null;
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

  /** Records a finished game, at once: it waits for no state that is on its way. */
  record(record: GameRecord): void {
    if (this.#records.every(({ id }) => id !== record.id)) this.#records.push(record);
    void this.#sendRecords();
    this.#work();
  }

  /** Resolves when everything handed over so far is kept or has failed once. */
  async idle(): Promise<void> {
    while (this.#keeping !== null) await this.#keeping;
  }

  #work(): void {
    // Without anything to do the work would be over before it is noted, and be noted for ever.
    if (this.#records.length + this.#states.size > 0) this.#keeping ??= this.#workOff();
  }

  async #workOff(): Promise<void> {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    let done = true;
    while (done && this.#records.length + this.#states.size > 0) {
      done = (await this.#sendRecords()) && (await this.#sendStates());
    }
    if (!done) this.#retry = setTimeout(() => this.#work(), RETRY_MS);
    this.#keeping = null;
  }

  /** Resolves to whether all records are in the history. */
  #sendRecords(): Promise<boolean> {
    if (this.#records.length === 0) return Promise.resolve(true);
    this.#recording ??= this.#sendRecordsInTurn();
    return this.#recording;
  }

  async #sendRecordsInTurn(): Promise<boolean> {
    try {
      for (let record = this.#records[0]; record !== undefined; record = this.#records[0]) {
        await this.#host.request('history.record', record);
        this.#records.shift();
      }
      return true;
    } catch (error) {
      this.#reports.notRecorded(error);
      return false;
    } finally {
      this.#recording = null;
    }
  }

  async #sendStates(): Promise<boolean> {
    for (const [gameId, state] of this.#states) {
      // A result that came meanwhile goes first: the state may say that it is in the history.
      if (this.#records.length > 0) return true;
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
