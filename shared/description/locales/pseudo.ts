import { pseudoText } from '../../messages/pseudoText.ts';
import type { Language } from '../language.ts';
import { en } from './en.ts';

/** A text that is made of marked ones is marked enough. */
const marked = (text: string): string => (/^\[.*~\]$/.test(text) ? text : pseudoText(text));

/**
 * English made strange and longer, to find texts that are in no catalogue and layouts that have no room for a
 * longer language. What is said as it stands, without passing `finished`, is marked here.
 */
export const pseudo: Language = {
  ...en,
  tag: 'en-XA',
  name: marked('Pseudo'),
  speech: {
    ...en.speech,
    letGo: marked(en.speech.letGo),
    won: marked(en.speech.won),
    dead: marked(en.speech.dead),
    nowhere: (card) => marked(en.speech.nowhere(card)),
    picked: (card, count) => marked(en.speech.picked(card, count)),
  },
  finish: marked,
};
