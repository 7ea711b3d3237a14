import { en } from '../languages/en.ts';
import type { Language } from './language.ts';

/** The English interface; always at hand, as the language of last resort. */
export const english: Language = {
  code: 'en',
  endonym: 'English',
  direction: 'ltr',
  messages: en,
  gameNames: {},
  familyNames: {},
};
