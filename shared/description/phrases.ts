import type { Rank, Suit } from '../cards/card.ts';
import type { Refusal, RefusalReason } from '../engine/refusal.ts';
import type { FactKind, FactOf, SectionKey } from './fact.ts';
import type { Speech } from './speech.ts';

export type RefusalOf<R extends RefusalReason> = Extract<Refusal, { reason: R }>;

/**
 * The words of one language for rules, refusals and announcements: a phrase for every fact, every refusal and
 * every announcement.
 */
export interface Phrases {
  /** BCP 47, as Intl takes it. */
  readonly tag: string;
  /** The sign of each rank in the corner of a card, ace to king. */
  readonly rankSigns: readonly string[];
  /** A card inside a sentence: "ten of hearts". */
  readonly card: (rank: Rank, suit: Suit) => string;
  readonly headings: Readonly<Record<SectionKey, string>>;
  /** Whole sentences, with their full stops. */
  readonly rules: { readonly [K in FactKind]: (fact: FactOf<K>) => string };
  /** Whole sentences, in the phrases of the rules. */
  readonly refusals: { readonly [R in RefusalReason]: (refusal: RefusalOf<R>) => string };
  readonly speech: Speech;
  /** What is still done to each text before it is shown; the pseudo-locale marks it so. */
  readonly finish?: (text: string) => string;
}

/** A text as it is shown. */
export function finished(text: string, language: Phrases): string {
  return language.finish ? language.finish(text) : text;
}
