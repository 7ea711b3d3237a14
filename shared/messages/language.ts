import type { Phrases } from '../description/phrases.ts';
import type { Catalogue } from './keys.ts';

/**
 * Everything that a language brings. One language is one object of this type in one file of shared/languages/,
 * named by its BCP 47 tag; the compiler names what it lacks.
 */
export interface Language extends Phrases {
  readonly direction: 'ltr' | 'rtl';
  /** The texts of the interface. */
  readonly messages: Catalogue;
  /** By game id, where the language has a name of its own for a game. */
  readonly gameNames: Readonly<Record<string, string>>;
  /** By the family's proper name. */
  readonly familyNames: Readonly<Record<string, string>>;
  /** Other words that players look for, by game id or the family's proper name. They are searched and never shown. */
  readonly searchWords: Readonly<Record<string, readonly string[]>>;
}
