import { type Card, rankOf, suitOf } from '../../../shared/cards/card.ts';

const suitSigns = ['♣', '♠', '♥', '♦'] as const;

/** A card as it is printed: 5♣. @param rankSigns the signs that the cards on the table bear, ace to king. */
export function cardSign(card: Card, rankSigns: readonly string[]): string {
  return `${rankSigns[rankOf(card)] ?? ''}${suitSigns[suitOf(card)]}`;
}
