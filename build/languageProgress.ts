import type { Language } from '../shared/messages/language.ts';

/** What of a language is not its own yet, by names such as `messages.menu.game` or `rules.aim`. */
export interface Progress {
  readonly missing: readonly string[];
  /** Phrases taken over from English, and messages that read as in English, which may be right. */
  readonly english: readonly string[];
  /** How many phrases and messages the language should have. */
  readonly total: number;
}

/** Parts that a language fills as it likes, or that are not words. */
const free = new Set(['tag', 'direction', 'gameNames', 'familyNames', 'searchWords', 'finish']);
const category = /_(?:zero|one|two|few|many|other)$/;

/**
 * Returns how far a language has come, measured by English. It may be less than its type says, since types are checked
 * later than a translator wants to know.
 */
export function progressOf(language: Language, english: Language): Progress {
  const own = leaves(language);
  const source = leaves(english);
  const forms = new Intl.PluralRules(language.tag).resolvedOptions().pluralCategories;
  const wanted = new Set(
    [...source.keys()].flatMap((name) => {
      const base = name.replace(category, '');
      return source.has(`${base}_other`) ? forms.map((form) => `${base}_${form}`) : [name];
    }),
  );
  const names = [...wanted].sort();
  return {
    missing: names.filter((name) => !own.has(name)),
    english: names.filter((name) => own.has(name) && own.get(name) === source.get(name)),
    total: names.length,
  };
}

/** Every text and phrase of a language by its name. */
function leaves(language: Language): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const gather = (value: object, path: string): void => {
    for (const [key, part] of Object.entries(value)) {
      if (path === '' && free.has(key)) continue;
      const isGroup = typeof part === 'object' && part !== null && !Array.isArray(part);
      if (isGroup) gather(part, `${path}${key}.`);
      else found.set(`${path}${key}`, part);
    }
  };
  gather(language, '');
  return found;
}
