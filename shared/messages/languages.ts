import { capital } from '../description/grammar.ts';
import { language as english } from '../languages/en.ts';
import type { Language } from './language.ts';
import { languageFiles } from './languageFiles.ts';

export interface LanguageEntry {
  /** BCP 47. */
  readonly tag: string;
  /** Loaded when first needed, so that a player carries one language and English, not all. */
  readonly load: () => Promise<Language>;
}

const source: LanguageEntry = { tag: english.tag, load: async () => english };

/** The languages of the interface: every file in shared/languages/ is one. */
export const languages: readonly LanguageEntry[] = [
  source,
  ...Object.entries(languageFiles).map(([tag, load]) => ({ tag, load: async () => (await load()).language })),
];

/** English, marked and longer: found by its tag, but no choice of the setting. */
const pseudoLocale: LanguageEntry = {
  tag: 'en-XA',
  load: async () => (await import('./pseudo.ts')).pseudo,
};

/** A language as a choice of the setting. */
export interface LanguageChoice {
  /** BCP 47. */
  readonly tag: string;
  /** Its name in itself: "Français". */
  readonly endonym: string;
}

/**
 * The languages by their own names, in the order of these. Made when asked for: the names come from Intl, which
 * reads its data for each language first.
 */
export function languageChoices(): readonly LanguageChoice[] {
  return languages
    .map(({ tag }) => ({
      tag,
      endonym: capital(new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag, tag),
    }))
    .sort((a, b) => a.endonym.localeCompare(b.endonym, source.tag));
}

/**
 * The first of the wished languages that there is: by its whole tag, or else the language without its region
 * ('de-AT' finds 'de'), or else in another region ('pt' and 'pt-PT' find 'pt-BR'); English where none is. Letters
 * count the same large or small.
 * @param wishes BCP 47 tags, most wanted first.
 */
export function bestLanguage(wishes: readonly string[]): LanguageEntry {
  for (const wish of wishes) {
    if (sameTag(wish, pseudoLocale.tag)) return pseudoLocale;
    const found = bestMatch(wish, languages);
    if (found !== undefined) return found;
  }
  return source;
}

/** What of `choices` comes nearest to the wished tag; undefined where none is of its language. */
export function bestMatch<Choice extends { readonly tag: string }>(
  wish: string,
  choices: readonly Choice[],
): Choice | undefined {
  const base = baseOf(wish);
  return (
    choices.find(({ tag }) => sameTag(tag, wish)) ??
    choices.find(({ tag }) => sameTag(tag, base)) ??
    choices.find(({ tag }) => sameTag(baseOf(tag), base))
  );
}

function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

function sameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
