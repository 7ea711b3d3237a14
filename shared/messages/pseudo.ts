import { en } from '../languages/en.ts';
import type { Catalogue, EnglishMessages } from './keys.ts';
import type { Language } from './language.ts';
import { pseudoText } from './pseudoText.ts';

/** The English texts, every one marked. */
function markedMessages(): Catalogue {
  const messages: Record<keyof EnglishMessages, string> = { ...en };
  let key: keyof EnglishMessages;
  for (key in en) messages[key] = pseudoText(en[key]);
  return messages;
}

/** The pseudo-locale: no language of the setting, but its code may be set to look for texts and for room. */
export const pseudo: Language = {
  code: 'en-XA',
  endonym: pseudoText('English'),
  direction: 'ltr',
  messages: markedMessages(),
  gameNames: {},
  familyNames: {},
};
