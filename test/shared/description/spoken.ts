import { languages } from '../../../shared/description/languages.ts';

/** The languages that people speak: all but the pseudo-locale, which is English marked. */
export const spoken = languages.filter(({ tag }) => tag !== 'en-XA');
