/**
 * A card is one small integer, `deck * 52 + suit * 13 + rank`, so that boards can be typed arrays.
 * Up to four decks (208 cards) fit in a byte. Which side is up is a fact about a place on the table,
 * not about the card, and is kept by the position.
 */
export type Card = number;

/** 0 clubs, 1 spades, 2 hearts, 3 diamonds: the order of the foundations. */
export type SuitIndex = 0 | 1 | 2 | 3;

/** The suits by name, in the order of their indices. */
export const suits = ['clubs', 'spades', 'hearts', 'diamonds'] as const;
export type Suit = (typeof suits)[number];

/** The ranks by the sign on the card, in the order of their indices 0 (ace) to 12 (king). */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

export const colours = ['black', 'red'] as const;
export type Colour = (typeof colours)[number];

export const RANKS = 13;
export const CARDS_PER_DECK = 52;
/** More decks would not fit a card in a byte. */
export const MAX_DECKS = 4;

/** The card of this rank (0–12) and suit in this deck (0–3). */
export function cardOf(rank: number, suit: number, deck = 0): Card {
  return deck * CARDS_PER_DECK + suit * RANKS + rank;
}

/** 0 (ace) to 12 (king). */
export function rankOf(card: Card): number {
  return (card % CARDS_PER_DECK) % RANKS;
}

/** 0 clubs, 1 spades, 2 hearts, 3 diamonds. */
export function suitOf(card: Card): SuitIndex {
  return Math.floor((card % CARDS_PER_DECK) / RANKS) as SuitIndex;
}

/** 0 for the first deck. */
export function deckOf(card: Card): number {
  return Math.floor(card / CARDS_PER_DECK);
}

/** 0 to 51: what the card looks like; twins share it. */
export function faceOf(card: Card): number {
  return card % CARDS_PER_DECK;
}

/** 0 black (clubs, spades), 1 red (hearts, diamonds). */
export function colourOf(card: Card): 0 | 1 {
  return suitOf(card) < 2 ? 0 : 1;
}

/** The index 0–12 of a rank's sign. */
export function rankIndex(rank: Rank): number {
  return ranks.indexOf(rank);
}

/** The index 0–3 of a suit's name. */
export function suitIndex(suit: Suit): SuitIndex {
  return suits.indexOf(suit) as SuitIndex;
}
