import type { Catalogue } from './keys.ts';

/** Everything a language brings to the interface; its rules text stands in shared/description/locales. */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** The language's name in itself, for the setting. */
  readonly endonym: string;
  readonly direction: 'ltr' | 'rtl';
  readonly messages: Catalogue;
  /** By game id, where the language has a name of its own for a game. */
  readonly gameNames: Readonly<Record<string, string>>;
  /** By the family's proper name. */
  readonly familyNames: Readonly<Record<string, string>>;
}
