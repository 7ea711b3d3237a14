// Made by build/languageList.mjs from the files in shared/languages/.
import type { Language } from './language.ts';

/** How each language but English is loaded, by its tag. */
export const languageFiles: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> = {
  de: () => import('../languages/de.ts'),
  es: () => import('../languages/es.ts'),
  fr: () => import('../languages/fr.ts'),
  he: () => import('../languages/he.ts'),
  it: () => import('../languages/it.ts'),
  nl: () => import('../languages/nl.ts'),
  pl: () => import('../languages/pl.ts'),
};
