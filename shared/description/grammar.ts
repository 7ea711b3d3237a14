import { assertNever } from '../assertNever.ts';
import { RANKS, type Rank, rankIndex, ranks } from '../cards/card.ts';
import type { Build } from '../rules/definition.ts';

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
