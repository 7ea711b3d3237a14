import type { Card, Colour, Rank, Suit } from '../cards/card.ts';
import type { PileKind } from '../rules/definition.ts';

/** A pile by its kind and its number among the piles of that kind, from 1. */
export interface PileName {
  readonly kind: PileKind;
  readonly number: number;
  readonly of: number;
}

/** A pile that takes cards, and the name of the card on it. */
export interface Target {
  readonly pile: PileName;
  readonly top: string | null;
}

/** Cards that went from pile to pile: by the player, to fill an emptied pile, or to a foundation by themselves. */
export interface CardsWent {
  readonly what: 'moved' | 'refilled' | 'automatic';
  readonly cards: readonly Card[];
  readonly from: PileName;
  readonly to: PileName;
}

/** Something that happened to cards, in the order in which it did. */
export type Happening =
  | CardsWent
  /** Several cards that went up by themselves, summed up. */
  | { readonly what: 'automaticMany'; readonly count: number }
  /** To the waste: the cards in the order dealt. */
  | { readonly what: 'dealt'; readonly cards: readonly Card[] }
  /** One card each to so many piles. */
  | { readonly what: 'dealtRow'; readonly count: number }
  | { readonly what: 'redealt'; readonly pass: number; readonly passes: number | 'unlimited' }
  | { readonly what: 'turnedUp'; readonly card: Card }
  /** The card that can be reached now, where others lay on it. */
  | { readonly what: 'uncovered'; readonly card: Card }
  /** A deal or redeal that was taken back. */
  | { readonly what: 'returned'; readonly count: number; readonly to: PileName };

/**
 * The phrases of a screen reader. Parts are heard one after the other, joined by commas, so they are neither
 * capitalised nor ended by a full stop; sentences are.
 */
export interface Speech {
  /** A pile as a label: "foundation 3 of 16"; there is no number where there is only one. */
  readonly pile: (pile: PileName) => string;
  // Parts of a pile's summary
  readonly empty: string;
  readonly cards: (count: number) => string;
  readonly faceDown: (count: number) => string;
  readonly onTop: (card: string) => string;
  /** "sevens up": what a foundation starts with and which way it goes. */
  readonly sequence: (start: Rank, direction: 'up' | 'down') => string;
  readonly suit: (suit: Suit) => string;
  readonly colour: (colour: Colour) => string;
  readonly nextRank: (rank: Rank) => string;
  readonly nextCard: (card: string) => string;
  readonly startsWith: (rank: Rank) => string;
  readonly completeRunOnly: string;
  readonly full: string;
  readonly pass: (pass: number, passes: number | 'unlimited') => string;
  // Sentences
  readonly contents: (pile: PileName, cards: readonly string[], faceDown: number) => string;
  readonly happening: (happening: Happening) => string;
  readonly undone: (what: string) => string;
  readonly redone: (what: string) => string;
  readonly targets: (card: string, piles: readonly Target[]) => string;
  readonly nowhere: (card: string) => string;
  readonly progress: (onFoundations: number, of: number) => string;
  readonly picked: (card: string, count: number) => string;
  readonly letGo: string;
  readonly won: string;
  readonly dead: string;
}
