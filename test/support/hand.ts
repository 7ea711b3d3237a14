import type { Page } from '@playwright/test';
import { Game } from '../../shared/engine/game.ts';
import type { Move } from '../../shared/engine/move.ts';
import { findGame } from '../../shared/games/catalogue.ts';
import { compile } from '../../shared/rules/compile.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';

/** What plays a deal in the window, and keeps a game of its own in step, so that the app is asked nothing. */
export abstract class Hand {
  readonly game: Game;
  protected readonly page: Page;
  readonly #autoplay: Autoplay;

  /** @throws Error where the catalogue has no such game. */
  constructor(page: Page, gameId: string, deal: string, autoplay: Autoplay) {
    const definition = findGame(gameId);
    if (definition === undefined) throw new Error(`There is no game “${gameId}”.`);
    this.page = page;
    this.#autoplay = autoplay;
    this.game = Game.deal(compile(definition), deal, autoplay);
  }

  /** Plays a move in the window, and waits until the app has counted it. */
  async play(move: Move): Promise<void> {
    await this.perform(move);
    this.game.play(move, this.#autoplay);
    await this.page.waitForFunction(
      (moves) => document.querySelector('.status-moves')?.getAttribute('data-moves') === moves,
      String(this.game.moveCount),
      { polling: 15 },
    );
  }

  /** Does with the window what a player does for this move. */
  protected abstract perform(move: Move): Promise<void>;
}
