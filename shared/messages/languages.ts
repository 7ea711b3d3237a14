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
 * The first of the wished languages that there is, comparing whole tags first and then the language alone
 * ('de-AT' finds 'de'); English where none is.
 * @param wishes BCP 47 tags, most wanted first.
 */
export function bestLanguage(wishes: readonly string[]): LanguageEntry {
  for (const wish of wishes) {
    if (wish === pseudoLocale.tag) return pseudoLocale;
    const found =
      languages.find(({ tag }) => tag === wish) ?? languages.find(({ tag }) => tag === wish.split('-')[0]);
    if (found !== undefined) return found;
  }
  return source;
}
