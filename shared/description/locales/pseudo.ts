import { pseudoText } from '../../messages/pseudoText.ts';
import type { Language } from '../language.ts';
import { en } from './en.ts';

/**
 * English made strange and longer, to find texts that are in no catalogue and layouts that have no room for a
 * longer language.
 */
export const pseudo: Language = {
  ...en,
  tag: 'en-XA',
  name: pseudoText('Pseudo'),
  finish: pseudoText,
};
