import { HostError } from '../../shared/ipc/failure.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import type { GameRecord } from '../../shared/statistics/record.ts';
import type { HostClient } from '../host/hostClient.ts';

/** After a failure the next attempt waits this long, in milliseconds, unless a move brings it earlier. */
const RETRY_MS = 10_000;

/** Told when something could not be kept; it will be tried again. */
export interface KeeperReports {
  notKept(error: unknown): void;
  notRecorded(error: unknown): void;
  /** Another window has this deal's game open by now; nothing more of it is kept from here until it is taken again. */
  openElsewhere(kept: KeptGame): void;
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
  /** Games that this window has left: another one may have them once their last state is kept. */
  readonly #left = new Set<string>();
  /** Games that another window took away. */
  readonly #lost = new Set<string>();
  #keeping: Promise<void> | null = null;
  #recording: Promise<boolean> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;

  constructor(host: HostClient, reports: KeeperReports) {
    this.#host = host;
    this.#reports = reports;
  }

  /**
   * Opens a game in this window, and gives its unfinished deal, or null.
   * @throws HostError `openElsewhere` while another window has it.
   */
  async take(gameId: string): Promise<KeptGame | null> {
    await this.idle();
    const kept = await this.#host.request('running.take', { game: gameId });
    this.#left.delete(gameId);
    this.#lost.delete(gameId);
    return kept;
  }

  /** After a loss of the host: opens the game on the table anew, or is told that another window has it by now. */
  async takeAgain(state: () => KeptGame): Promise<void> {
    const kept = state();
    try {
      await this.take(kept.saved.game);
    } catch (error) {
      if (isElsewhere(error)) this.#lose(kept);
      else this.#reports.notKept(error);
    }
  }

  /** Lets other windows have a game, once everything of it is kept. */
  leave(gameId: string): void {
    this.#left.add(gameId);
    this.#work();
  }

  /** Keeps a deal as its game's unfinished one. `state` is read when its turn comes. */
  keep(gameId: string, state: () => KeptGame): void {
    if (this.#lost.has(gameId)) return;
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
    if (this.#hasWork()) this.#keeping ??= this.#workOff();
  }

  #hasWork(): boolean {
    return this.#records.length + this.#states.size + this.#left.size > 0;
  }

  async #workOff(): Promise<void> {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    let done = true;
    while (done && this.#hasWork()) {
      done = (await this.#sendRecords()) && (await this.#sendStates()) && (await this.#releaseLeft());
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
      const kept = state();
      try {
        await this.#host.request('running.keep', kept);
      } catch (error) {
        if (isElsewhere(error)) {
          this.#lose(kept);
          continue;
        }
        // A later state may have come meanwhile; it must not be replaced by this one.
        if (!this.#states.has(gameId)) this.#states.set(gameId, state);
        this.#reports.notKept(error);
        return false;
      }
    }
    return true;
  }

  #lose(kept: KeptGame): void {
    const { game } = kept.saved;
    this.#lost.add(game);
    this.#states.delete(game);
    this.#reports.openElsewhere(kept);
  }

  async #releaseLeft(): Promise<boolean> {
    for (const game of this.#left) {
      if (this.#states.has(game)) continue;
      this.#left.delete(game);
      try {
        await this.#host.request('running.release', { game });
      } catch {
        // The host is gone, or will notice when this window closes; until then nobody else can have the game.
        return true;
      }
    }
    return true;
  }
}

/** Whether another window has the game that a request was about. */
export function isElsewhere(error: unknown): boolean {
  return error instanceof HostError && error.failure.code === 'openElsewhere';
}
