import type { BoardView } from '../../../shared/board/boardView.ts';
import type { Card } from '../../../shared/cards/card.ts';

/**
 * Where every card is at this moment, by card number: top left corner in CSS px, and how far it is turned
 * (0 face down, 1 face up). Typed arrays, so that moving cards allocates nothing.
 */
export class Bodies {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly turn: Float64Array;

  constructor(readonly count: number) {
    this.x = new Float64Array(count);
    this.y = new Float64Array(count);
    this.turn = new Float64Array(count);
  }

  place(card: Card, x: number, y: number, turn: number): void {
    this.x[card] = x;
    this.y[card] = y;
    this.turn[card] = turn;
  }

  /** Puts every card where the view has it. */
  settle(view: BoardView): void {
    for (const { card, x, y, faceUp } of view.cards) this.place(card, x, y, faceUp ? 1 : 0);
  }
}
