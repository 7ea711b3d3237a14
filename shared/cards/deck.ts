import { CARDS_PER_DECK, type Card, cardOf, RANKS } from './card.ts';

/** The unshuffled pack: deck by deck, clubs, spades, hearts, diamonds, ace to king. */
export function pack(decks: number): Card[] {
  return Array.from({ length: decks * CARDS_PER_DECK }, (_, card) => card);
}

/**
 * The order in which Microsoft's FreeCell numbers its cards: rank by rank, clubs, diamonds, hearts, spades.
 * A single deck shuffled with that program's generator starts from it, so that its deal numbers keep their meaning.
 */
export function freeCellPack(): Card[] {
  const suitOrder = [0, 3, 2, 1];
  return Array.from({ length: RANKS }, (_, rank) => suitOrder.map((suit) => cardOf(rank, suit))).flat();
}
