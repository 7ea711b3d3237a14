import type { WindowId } from '../../shared/ipc/answer.ts';
import { HostError } from '../../shared/ipc/failure.ts';
import type { GameClaims } from './gameClaims.ts';

/**
 * How long a game that another window has is waited for, in ms: a window that is loaded again or closed takes a moment
 * to be noticed.
 */
const PATIENCE_MS = 500;

/**
 * Which window has which game open. A game has one unfinished deal, and two windows that played it on would overwrite
 * each other's moves, so each game is open in one window at a time, over all processes on the same data.
 */
export class OpenGames {
  readonly #claims: GameClaims;
  readonly #holders = new Map<string, WindowId>();
  /** Called when any game was let go. */
  readonly #waiting = new Set<() => void>();

  constructor(claims: GameClaims) {
    this.#claims = claims;
  }

  /** The window that has a game open, or null where none of this process has. */
  holder(game: string): WindowId | null {
    return this.#holders.get(game) ?? null;
  }

  /**
   * Opens a game in a window; nothing where it is open there.
   * @throws HostError `openElsewhere` where another window has it, of this process or another.
   */
  async take(game: string, window: WindowId): Promise<void> {
    // Of several windows that wait for a game one has it first.
    while ((this.#holders.get(game) ?? window) !== window) await this.#leftByOthers(game, window);
    this.#holders.set(game, window);
    if (await this.#claims.claim(game)) return;
    if (this.#holders.get(game) === window) this.#letGo(game);
    throw openElsewhere(game);
  }

  /**
   * Does what only the window may do that has a game open. A game that nobody has is open for as long as that takes:
   * what a window sends last may come when it is gone already.
   * @throws HostError `openElsewhere` where another window has it.
   */
  async during<T>(game: string, window: WindowId, work: () => Promise<T>): Promise<T> {
    const nobodys = !this.#holders.has(game);
    await this.take(game, window);
    try {
      return await work();
    } finally {
      if (nobodys) await this.release(game, window);
    }
  }

  /** A window has left a game; nothing where another one has it. */
  async release(game: string, window: WindowId): Promise<void> {
    if (this.#holders.get(game) !== window) return;
    this.#letGo(game);
    await this.#claims.release(game);
  }

  /** A window is closed, has crashed or is loaded anew: it has no game open any more. */
  async windowGone(window: WindowId): Promise<void> {
    const held = [...this.#holders].filter(([, holder]) => holder === window);
    await Promise.all(held.map(([game]) => this.release(game, window)));
  }

  /** All games are let go. */
  async close(): Promise<void> {
    await this.#claims.close();
    for (const game of [...this.#holders.keys()]) this.#letGo(game);
  }

  #letGo(game: string): void {
    this.#holders.delete(game);
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves when no other window has the game. @throws HostError `openElsewhere` when that takes too long. */
  #leftByOthers(game: string, window: WindowId): Promise<void> {
    const isFree = (): boolean => (this.#holders.get(game) ?? window) === window;
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(limit);
        this.#waiting.delete(look);
      };
      const look = (): void => {
        if (!isFree()) return;
        end();
        resolve();
      };
      const limit = setTimeout(() => {
        end();
        reject(openElsewhere(game));
      }, PATIENCE_MS);
      this.#waiting.add(look);
    });
  }
}

function openElsewhere(game: string): HostError {
  return new HostError({ code: 'openElsewhere', detail: game });
}
