import { type Card, cardOf, deckOf, rankOf, suitOf } from './card.ts';

/** One sign a rank and a suit, so that a card is three characters: `TH0` is the ten of hearts of the first deck. */
const rankSigns = 'A23456789TJQK';
const suitSigns = 'CSHD';

/** The card in three characters: rank, suit, deck. */
export function cardText(card: Card): string {
  return `${faceText(card)}${deckOf(card)}`;
}

/** The card's face in two characters, twins alike. */
export function faceText(card: Card): string {
  return `${rankSigns.charAt(rankOf(card))}${suitSigns.charAt(suitOf(card))}`;
}

/**
 * The card that `text` names.
 * @throws NotationError unless it is a rank, a suit and a deck digit 0–3.
 */
export function parseCard(text: string): Card {
  const rank = rankSigns.indexOf(text.charAt(0));
  const suit = suitSigns.indexOf(text.charAt(1));
  const deck = '0123'.indexOf(text.charAt(2));
  if (text.length !== 3 || rank < 0 || suit < 0 || deck < 0) {
    throw new NotationError(
      `“${text}” is not a card. Write rank, suit and deck, such as TH0 (ten of hearts, first deck).`,
    );
  }
  return cardOf(rank, suit, deck);
}

/** Text that should name a card, a move or a position and does not. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}
