/**
 * The proportions of the table. Lengths are in card widths unless they say otherwise, so that one number, the
 * card's width in px, turns an arrangement into a picture.
 */

/** Height of a card over its width, as in the card art (240 × 336). */
export const CARD_RATIO = 1.4;

/** How far a covered card shows, by the card that covers it. */
export interface FanSteps {
  /** The least: the top (or left) two thirds of the index. Below it a pile has to be spread to be read. */
  readonly least: number;
  /** What an arrangement reserves for a pile of its design length. */
  readonly design: number;
  /** What is used while there is room: the whole index with air around it. */
  readonly comfortable: number;
}

/** What the card art's index needs: read from the top in a fan downwards, from the left in a fan to the right. */
export interface IndexMetrics {
  readonly down: FanSteps;
  readonly right: FanSteps;
}

/** The index of the normal deck: rank and suit side by side in the upper sixth of the card. */
const normalIndex: IndexMetrics = {
  down: { least: 0.18, design: 0.228, comfortable: 0.28 },
  right: { least: 0.24, design: 0.27, comfortable: 0.4 },
};

/** Large indices are half as tall again, and cards shrink a little to keep them readable in a fan. */
const largeIndex: IndexMetrics = {
  down: { least: 0.27, design: 0.33, comfortable: 0.39 },
  right: { least: 0.34, design: 0.36, comfortable: 0.52 },
};

/** The steps for the deck in use. */
export function indexMetrics(large: boolean): IndexMetrics {
  return large ? largeIndex : normalIndex;
}

/** A face-down card needs to be counted, not read: its share of the step of a card that shows. */
export const HIDDEN_SHARE = 0.5;

/** Between neighbouring piles: the least, and the most when there is room to spare. */
export const GAP_ACROSS = { least: 0.1, most: 0.26 } as const;
export const GAP_DOWN = { least: 0.13, most: 0.3 } as const;

/** Between the outermost piles and the edge of the table. */
export const MARGIN = 0.13;
