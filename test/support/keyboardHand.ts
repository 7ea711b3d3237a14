import type { Page } from '@playwright/test';
import { pileName } from '../../shared/description/pileSpeech.ts';
import { Game } from '../../shared/engine/game.ts';
import type { Move, PileIndex } from '../../shared/engine/move.ts';
import { findGame } from '../../shared/games/catalogue.ts';
import { language as en } from '../../shared/languages/en.ts';
import { compile } from '../../shared/rules/compile.ts';
import type { Autoplay, PileKind } from '../../shared/rules/definition.ts';

const letters: Readonly<Record<PileKind, string>> = {
  foundation: 'f',
  tableau: 't',
  reserve: 'r',
  stock: 's',
  waste: 'w',
};

/**
 * A player who sees nothing: it presses keys and hears the name of what has the focus, as a screen reader would
 * say it, and keeps a game of its own in step to know what to play.
 */
export class KeyboardHand {
  readonly game: Game;
  readonly #page: Page;
  readonly #autoplay: Autoplay;

  constructor(page: Page, gameId: string, deal: string, autoplay: Autoplay) {
    const definition = findGame(gameId);
    if (definition === undefined) throw new Error(`There is no game “${gameId}”.`);
    this.#page = page;
    this.#autoplay = autoplay;
    this.game = Game.deal(compile(definition), deal, autoplay);
  }

  /** Plays a move by keys, and waits until the app has counted it. */
  async play(move: Move): Promise<void> {
    const { keyboard } = this.#page;
    if (move.type === 'move') {
      await this.#goTo(move.from);
      for (let count = 1; count < move.count; count++) await keyboard.press('Shift+ArrowUp');
      await keyboard.press('Enter');
      await this.#goTo(move.to);
    } else await this.#goTo(this.game.compiled.stock);
    await keyboard.press('Enter');
    this.game.play(move, this.#autoplay);
    await this.#page.waitForFunction(
      (moves) => document.querySelector('.status-moves')?.getAttribute('data-moves') === moves,
      String(this.game.moveCount),
      { polling: 15 },
    );
  }

  /** The sentence announced last. */
  async heard(): Promise<string> {
    const parts = await this.#page.locator('.announcement').allTextContents();
    return parts.join('').trim();
  }

  async #goTo(pile: PileIndex): Promise<void> {
    const { piles } = this.game.compiled;
    const kind = piles[pile]?.kind;
    if (kind === undefined) throw new Error(`The game has no pile ${pile}.`);
    const name = pileName(this.game.compiled, pile, en);
    const atMost = piles.length + 1;
    for (let presses = 0; presses < atMost; presses++) {
      const focused = await this.#focusedName();
      if (focused === name || focused.startsWith(`${name},`)) return;
      await this.#page.keyboard.press(letters[kind]);
    }
    throw new Error(`The keyboard does not come to “${name}”.`);
  }

  async #focusedName(): Promise<string> {
    return this.#page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  }
}
