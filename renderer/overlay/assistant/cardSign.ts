import { type Card, rankOf, suitOf } from '../../../shared/cards/card.ts';
import type { Phrases } from '../../../shared/description/phrases.ts';

const suitSigns = ['♣', '♠', '♥', '♦'] as const;

/** A card as it is printed: 5♣, with the rank's sign in the language. */
export function cardSign(card: Card, language: Phrases): string {
  return `${language.rankSigns[rankOf(card)] ?? ''}${suitSigns[suitOf(card)]}`;
}
