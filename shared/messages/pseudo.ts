import { language as english, messages as texts } from '../languages/en.ts';
import type { Catalogue, EnglishMessages } from './keys.ts';
import type { Language } from './language.ts';
import { pseudoText } from './pseudoText.ts';

/** A text that is made of marked ones is marked enough. */
const marked = (text: string): string => (/^\[.*~\]$/.test(text) ? text : pseudoText(text));

/** The English texts, every one marked. */
function markedMessages(): Catalogue {
  const messages: Record<keyof EnglishMessages, string> = { ...texts };
  let key: keyof EnglishMessages;
  for (key in texts) messages[key] = pseudoText(texts[key]);
  return messages;
}

/**
 * The pseudo-locale: English made strange and longer, to find texts that are in no catalogue and layouts that have
 * no room for a longer language. What is said as it stands, without passing `finished`, is marked here.
 */
export const pseudo: Language = {
  ...english,
  tag: 'en-XA',
  messages: markedMessages(),
  speech: {
    ...english.speech,
    letGo: marked(english.speech.letGo),
    won: marked(english.speech.won),
    dead: marked(english.speech.dead),
    nowhere: (card) => marked(english.speech.nowhere(card)),
    picked: (card, count) => marked(english.speech.picked(card, count)),
  },
  finish: marked,
};
