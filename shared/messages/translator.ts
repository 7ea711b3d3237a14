import { createInstance } from 'i18next';
import type { MessageKey, Values } from './keys.ts';
import type { Language } from './language.ts';

/** The words and the ways of writing of one language. */
export interface Translator {
  /** BCP 47, 'en'. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The text of this key, filled in. */
  text<K extends MessageKey>(key: K, ...values: Values<K>): string;
  /** The game's name in this language, or the proper name where it has none of its own. */
  gameName(game: { readonly id: string; readonly name: string }): string;
  /** The family's name in this language, or the proper name. */
  familyName(family: string): string;
  /** Other words that players look for a game (by id) or a family (by proper name) with. */
  searchedAs(idOrFamily: string): readonly string[];
  /** 12,345 or 12.345. */
  number(value: number, fractionDigits?: number): string;
  /** A share of one as a percentage. */
  percent(share: number, fractionDigits?: number): string;
  /** A day as the language writes it; with the time of day where asked for. */
  date(milliseconds: number, withTime?: boolean): string;
  /** a, b and c. */
  list(items: readonly string[]): string;
  /** Seconds as 4:07 or 1:04:07. */
  duration(seconds: number): string;
}

/**
 * The translator of a language. A key that is missing shows itself, which only untyped data can bring about.
 * Formats follow the language's own tag.
 */
export function createTranslator(language: Language): Translator {
  const { tag } = language;
  const instance = createInstance();
  // Without a backend nothing is loaded, so the initialisation is done when the call returns.
  void instance.init({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [tag]: { translation: language.messages } },
  });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    tag,
    direction: language.direction,
    text: (key, ...values) => instance.t(key, { ...values[0] }),
    gameName: ({ id, name }) => language.gameNames[id] ?? name,
    familyName: (family) => language.familyNames[family] ?? family,
    searchedAs: (idOrFamily) => language.searchWords[idOrFamily] ?? [],
    number: (value, fractionDigits = 0) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: fractionDigits }).format(value),
    percent: (share, fractionDigits = 0) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: fractionDigits }).format(share),
    date: (milliseconds, withTime = false) => (withTime ? moments : days).format(milliseconds),
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
    duration: formatDuration,
  };
}

function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
