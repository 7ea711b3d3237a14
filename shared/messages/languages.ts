import { english } from './english.ts';
import type { Language } from './language.ts';

interface LanguageEntry {
  readonly code: string;
  readonly endonym: string;
  /** Loaded when first needed, so that a player carries one language, not nine. */
  readonly load: () => Promise<Language>;
}

/** The languages of the interface, in the order of the setting. A new one is one file and one line here. */
export const languages: readonly LanguageEntry[] = [
  { code: 'en', endonym: 'English', load: async () => english },
  { code: 'de', endonym: 'Deutsch', load: async () => (await import('../languages/de.ts')).german },
  { code: 'fr', endonym: 'Français', load: async () => (await import('../languages/fr.ts')).french },
  { code: 'es', endonym: 'Español', load: async () => (await import('../languages/es.ts')).spanish },
  { code: 'it', endonym: 'Italiano', load: async () => (await import('../languages/it.ts')).italian },
  { code: 'nl', endonym: 'Nederlands', load: async () => (await import('../languages/nl.ts')).dutch },
  { code: 'pl', endonym: 'Polski', load: async () => (await import('../languages/pl.ts')).polish },
  { code: 'he', endonym: 'עברית', load: async () => (await import('../languages/he.ts')).hebrew },
];

/** English, marked and longer: found by its code, but no choice of the setting. */
const pseudoLocale: LanguageEntry = {
  code: 'en-XA',
  endonym: 'en-XA',
  load: async () => (await import('./pseudo.ts')).pseudo,
};

/**
 * The first of the wished languages that there is, comparing whole codes first and then the language alone
 * ('de-AT' finds 'de'); English where none is.
 * @param wishes BCP 47 codes, most wanted first.
 */
export function bestLanguage(wishes: readonly string[]): LanguageEntry {
  const english = languages[0];
  if (english === undefined) throw new Error('No language is listed in shared/messages/languages.ts.');
  for (const wish of wishes) {
    if (wish === pseudoLocale.code) return pseudoLocale;
    const found =
      languages.find(({ code }) => code === wish) ??
      languages.find(({ code }) => code === wish.split('-')[0]);
    if (found !== undefined) return found;
  }
  return english;
}
