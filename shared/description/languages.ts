import type { Language } from './language.ts';
import { en } from './locales/en.ts';

/** A language by its tag, loaded when it is first needed. */
export interface LanguageEntry {
  /** BCP 47. */
  readonly tag: string;
  readonly load: () => Promise<Language>;
}

/** Every language that the rules are written in. A new one is one file and one line here. */
export const languages: readonly LanguageEntry[] = [
  { tag: 'en', load: async () => en },
  { tag: 'de', load: async () => (await import('./locales/de.ts')).de },
  { tag: 'fr', load: async () => (await import('./locales/fr.ts')).fr },
  { tag: 'es', load: async () => (await import('./locales/es.ts')).es },
  { tag: 'it', load: async () => (await import('./locales/it.ts')).it },
  { tag: 'nl', load: async () => (await import('./locales/nl.ts')).nl },
  { tag: 'pl', load: async () => (await import('./locales/pl.ts')).pl },
  { tag: 'he', load: async () => (await import('./locales/he.ts')).he },
  { tag: 'en-XA', load: async () => (await import('./locales/pseudo.ts')).pseudo },
];

/** The words for a BCP 47 tag: those of the same tag, else of the same language, else English. */
export async function loadLanguage(tag: string): Promise<Language> {
  const [base] = tag.split('-');
  const entry = languages.find((each) => each.tag === tag) ?? languages.find((each) => each.tag === base);
  return entry ? entry.load() : en;
}
