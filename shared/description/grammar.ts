import { assertNever } from '../assertNever.ts';
import {
  type Card,
  type Colour,
  colourOf,
  colours,
  RANKS,
  type Rank,
  rankIndex,
  rankOf,
  ranks,
  type Suit,
  suitIndex,
  suitOf,
  suits,
} from '../cards/card.ts';
import type { Build } from '../rules/definition.ts';
import type { Ownership } from './fact.ts';
import type { PileName, Target } from './speech.ts';

/** The word with its first letter in capitals. */
export function capital(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}

/** "a, b and c" in the language of the tag. */
export function allOf(tag: string, items: readonly string[]): string {
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(items);
}

/** "a, b or c" in the language of the tag. */
export function oneOf(tag: string, items: readonly string[]): string {
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(items);
}

/** A share of 0–1 as a whole percentage, written as the language does. */
export function percent(tag: string, share: number): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** The word for a number, from a list that begins with zero; larger ones in digits. */
export function inWords(words: readonly string[], tag: string, count: number): string {
  return words[count] ?? new Intl.NumberFormat(tag).format(count);
}

/** The form of a word that the number asks for, by the language's own plural rules. */
export function plural(
  tag: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return forms[new Intl.PluralRules(tag).select(count)] ?? forms.other;
}

/** The ranks that may lie on `below`; 'any' where rank does not matter. */
export function nextRanks(build: Build, below: Rank): readonly Rank[] | 'any' {
  if (build.rank === 'any') return 'any';
  return stepsOf(build.rank).flatMap((step) => {
    const index = rankIndex(below) + step;
    const rank = ranks[build.wrap ? (index + RANKS) % RANKS : index];
    return rank === undefined ? [] : [rank];
  });
}

function stepsOf(rank: Exclude<Build['rank'], 'any'>): readonly (1 | -1)[] {
  switch (rank) {
    case 'up':
      return [1];
    case 'down':
      return [-1];
    case 'upOrDown':
      return [-1, 1];
    default:
      return assertNever(rank, 'build rank');
  }
}

/** Names a card by the words for its rank and suit. */
export function cardNamer(name: (rank: Rank, suit: Suit) => string): (card: Card) => string {
  return (card) => name(rankNameOf(card), suits[suitOf(card)]);
}

/** The sign of a card's rank. */
export function rankNameOf(card: Card): Rank {
  return ranks[rankOf(card)] ?? 'A';
}

/** The colour of a suit, and the other one. */
export function coloursOf(suit: Suit): { readonly own: Colour; readonly other: Colour } {
  const own = colourOf(suitIndex(suit) * RANKS);
  return { own: colours[own], other: colours[own === 0 ? 1 : 0] };
}

/** Who owns how many piles, in words. */
export interface Shares {
  readonly shares: readonly { readonly what: string; readonly count: number }[];
  /** How many piles each of the four suits has, where they have equally many. */
  readonly each: number | undefined;
  /** The owner, where there is one pile only. */
  readonly sole: string | undefined;
  readonly firstOnly: boolean;
}

/** The owners of piles by the words for suits and colours; undefined where nobody owns any. */
export function sharesOf(
  ownership: Ownership,
  suitWord: (suit: Suit) => string,
  colourWord: (colour: Colour) => string,
): Shares | undefined {
  if (ownership.by === 'nobody') return undefined;
  const shares =
    ownership.by === 'suit'
      ? ownership.owners.map(({ suit, count }) => ({ what: suitWord(suit), count }))
      : ownership.owners.map(({ colour, count }) => ({ what: colourWord(colour), count }));
  const [first] = shares;
  const equal = shares.length === suits.length && shares.every(({ count }) => count === first?.count);
  return {
    shares,
    each: equal ? first?.count : undefined,
    sole: shares.length === 1 && first?.count === 1 ? first.what : undefined,
    firstOnly: ownership.firstOnly,
  };
}

/** Names piles that take a card as a language does, each with the card that lies on it. */
export function withTop(place: (pile: PileName) => string): (target: Target) => string {
  return ({ pile, top }) => (top === null ? place(pile) : `${place(pile)} (${top})`);
}
