import type { Card } from '../cards/card.ts';
import type { PileIndex } from '../engine/move.ts';

/** A rectangle in CSS px of the table, origin at its top left. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where one card is drawn: top left corner in CSS px. Cards of a view are listed bottom first. */
export interface CardPlace {
  readonly card: Card;
  readonly pile: PileIndex;
  /** 0 for the bottom card of its pile. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly faceUp: boolean;
}

/** A pile's place: where its bottom card lies, and all the room it may use. */
export interface PilePlace {
  readonly pile: PileIndex;
  readonly base: Rect;
  readonly area: Rect;
}

/** Everything the table draws for one position at one size; motion is the difference of two of these. */
export interface BoardView {
  /** The table's size in CSS px: its window's, or more where the cards are larger than fit there. */
  readonly extent: { readonly width: number; readonly height: number };
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly cards: readonly CardPlace[];
  readonly piles: readonly PilePlace[];
}
