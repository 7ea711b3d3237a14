import type { CardPlace } from '../../shared/board/boardView.ts';
import { layoutOf } from '../../shared/board/layout.ts';
import { viewOf } from '../../shared/board/viewOf.ts';
import type { CardMove, Move } from '../../shared/engine/move.ts';
import { Hand } from './hand.ts';

/**
 * A hand that plays a deal on the table with the mouse. It reckons from its own game and from the size of the canvas
 * where every card lies.
 */
export class TableHand extends Hand {
  protected async perform(move: Move): Promise<void> {
    if (move.type === 'move') await this.#drag(move);
    else await this.#clickStock();
  }

  async #drag({ from, to, count }: CardMove): Promise<void> {
    const { mouse } = this.page;
    const view = await this.#view();
    const lifted = view.cards.filter(({ pile }) => pile === from).at(-count);
    const place = view.piles[to];
    if (lifted === undefined || place === undefined) throw new Error('The move is not on the table.');
    const onTop: Pick<CardPlace, 'x' | 'y'> =
      view.cards.filter(({ pile }) => pile === to).at(-1) ?? place.base;
    // The upper edge of a covered card is what shows of it.
    const grip = { x: view.cardWidth / 2, y: view.cardHeight * (count > 1 ? 0.06 : 0.5) };
    await mouse.move(view.left + lifted.x + grip.x, view.top + lifted.y + grip.y);
    await mouse.down();
    await mouse.move(view.left + onTop.x + grip.x, view.top + onTop.y + grip.y, { steps: 2 });
    await mouse.up();
  }

  async #clickStock(): Promise<void> {
    const view = await this.#view();
    const stock = view.piles[this.game.compiled.stock];
    if (stock === undefined) throw new Error('The game has no stock.');
    const { x, y } = stock.base;
    await this.page.mouse.click(view.left + x + view.cardWidth / 2, view.top + y + view.cardHeight / 2);
  }

  async #view() {
    const box = await this.page.locator('canvas').boundingBox();
    if (box === null) throw new Error('There is no table.');
    const layout = layoutOf(this.game.compiled, {
      width: box.width,
      height: box.height,
      pixelRatio: 1,
      largeIndex: false,
      leftHanded: false,
      cardScale: 1,
    });
    return { ...viewOf(layout, this.game.position), left: box.x, top: box.y };
  }
}
