import { pileName } from '../../shared/description/pileSpeech.ts';
import type { Move, PileIndex } from '../../shared/engine/move.ts';
import { language as en } from '../../shared/languages/en.ts';
import type { PileKind } from '../../shared/rules/definition.ts';
import { Hand } from './hand.ts';

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
export class KeyboardHand extends Hand {
  protected async perform(move: Move): Promise<void> {
    const { keyboard } = this.page;
    if (move.type === 'move') {
      await this.#goTo(move.from);
      for (let count = 1; count < move.count; count++) await keyboard.press('Shift+ArrowUp');
      await keyboard.press('Enter');
      await this.#goTo(move.to);
    } else await this.#goTo(this.game.compiled.stock);
    await keyboard.press('Enter');
  }

  /** The sentence announced last. */
  async heard(): Promise<string> {
    const parts = await this.page.locator('.announcement').allTextContents();
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
      await this.page.keyboard.press(letters[kind]);
    }
    throw new Error(`The keyboard does not come to “${name}”.`);
  }

  async #focusedName(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  }
}
