import type { BoardView, Rect } from '../../../shared/board/boardView.ts';
import type { Card } from '../../../shared/cards/card.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';
import type { Bodies } from '../motion/bodies.ts';
import { type DropZone, dropIndex, dropZones } from './drop.ts';

/** The cards that the pointer holds. Moving them allocates nothing. */
export class HeldCards {
  readonly #view: BoardView;

  readonly cards: readonly Card[];
  readonly zones: readonly DropZone[];
  /** The index of the zone they would go to if they were let go now, -1 for none. */
  candidate = -1;
  readonly #offsetX: number[];
  readonly #offsetY: number[];
  #x = 0;
  #y = 0;

  constructor(
    readonly from: PileIndex,
    readonly count: number,
    view: BoardView,
    targets: readonly PileIndex[],
    grabX: number,
    grabY: number,
  ) {
    this.#view = view;
    const places = view.cards.filter((card) => card.pile === from).slice(-count);
    this.cards = places.map(({ card }) => card);
    this.#offsetX = places.map(({ x }) => x - grabX);
    this.#offsetY = places.map(({ y }) => y - grabY);
    this.zones = dropZones(view, targets);
  }

  /** Where the lowest of the held cards is. */
  get lead(): Rect {
    const { cardWidth: width, cardHeight: height } = this.#view;
    return { x: this.#x, y: this.#y, width, height };
  }

  /** The pile they would go to, or null. */
  get target(): PileIndex | null {
    return this.zones[this.candidate]?.pile ?? null;
  }

  /** Moves the bodies so that they keep their place to the pointer, which is here. */
  moveTo(bodies: Bodies, x: number, y: number): void {
    for (let i = 0; i < this.cards.length; i++) {
      const card = this.cards[i];
      if (card === undefined) continue;
      bodies.x[card] = x + (this.#offsetX[i] ?? 0);
      bodies.y[card] = y + (this.#offsetY[i] ?? 0);
    }
    this.#x = x + (this.#offsetX[0] ?? 0);
    this.#y = y + (this.#offsetY[0] ?? 0);
    this.candidate = dropIndex(this.zones, this.#x, this.#y, this.#view.cardWidth, this.#view.cardHeight);
  }
}
