import type { Rank, Suit } from '../cards/card.ts';
import type { Refusal, RefusalReason } from '../engine/refusal.ts';
import type { FactKind, FactOf, SectionKey } from './fact.ts';
import type { Speech } from './speech.ts';

export type RefusalOf<R extends RefusalReason> = Extract<Refusal, { reason: R }>;

/**
 * All the words of one language: a phrase for every fact, every refusal and every announcement. A language is
 * one object of this type; the compiler names what it lacks.
 */
export interface Language {
  /** BCP 47, as Intl takes it. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
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
export function finished(text: string, language: Language): string {
  return language.finish ? language.finish(text) : text;
}
