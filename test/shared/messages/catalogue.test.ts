import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../build/setup/paths.mjs';
import { messages as en } from '../../../shared/languages/en.ts';
import { languages } from '../../../shared/messages/languages.ts';

const category = /_(zero|one|two|few|many|other)$/;
const keys = Object.keys(en);
const bases = new Set(
  keys.map((key) => (`${key.replace(category, '')}_other` in en ? key.replace(category, '') : key)),
);
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** What stands in quotation marks, of whichever language. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/“(.+?)”|„(.+?)[“”]|«(.+?)»|‘(.+?)’/g)].map(([, ...found]) => found.join('').trim());

/** The program's sources, without the languages themselves. */
function sources(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => !file.startsWith(join('shared', 'languages')))
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'));
}

describe('the English catalogue', () => {
  const code = [...sources('shared'), ...sources('main'), ...sources('renderer')].join('\n');

  it('has no key that nothing uses', () => {
    const unused = [...bases].filter((key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });

  it('has both plural forms of every counted text', () => {
    const lonely = keys.filter((key) => category.test(key)).map((key) => key.replace(category, ''));
    for (const base of lonely) {
      expect(keys, base).toContain(`${base}_one`);
      expect(keys, base).toContain(`${base}_other`);
    }
  });
});

describe.each(languages)('the catalogue in $tag', ({ tag, load }) => {
  it('has every key and no other, in the plural forms of its language', async () => {
    const { messages, tag: own } = await load();
    expect(own).toBe(tag);
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const wanted = [...bases].flatMap((key) =>
      `${key}_other` in en ? forms.map((form) => `${key}_${form}`) : [key],
    );
    expect(Object.keys(messages).sort()).toEqual(wanted.sort());
  });

  it('fills in what the English texts fill in', async () => {
    const { messages } = await load();
    for (const [key, text] of Object.entries(messages)) {
      const base = key.replace(category, '');
      const english: string = Reflect.get(en, key) ?? Reflect.get(en, `${base}_other`);
      // "One game" may say its number in a word.
      const optional = category.test(key) ? ['count'] : [];
      const missing = placeholders(english).filter((name) => !placeholders(text).includes(name));
      expect(
        missing.filter((name) => !optional.includes(name)),
        key,
      ).toEqual([]);
      expect(
        placeholders(text).filter((name) => !placeholders(english).includes(name)),
        key,
      ).toEqual([]);
    }
  });

  it('quotes commands by the words that they have in menus', async () => {
    const { messages } = await load();
    const labels = new Set(Object.values(messages).map((text) => text.replace(/[\s\u00a0]*…$/, '')));
    const unknown = Object.entries(messages)
      .filter(([key]) => /^(manual|assistant\.notice|replay|dead|tour)\./.test(key))
      .flatMap(([key, text]) =>
        quoted(text)
          .flatMap((words) => words.split(', '))
          .filter((words) => !labels.has(words))
          .map((words) => `${key}: ${words}`),
      );
    expect(unknown).toEqual([]);
  });

  it('says in the first step of the tour where the keys are found, as the table says it', async () => {
    const { messages } = await load();
    const lastSentence = messages['table.description'].split('. ').at(-1) ?? '';
    const [longest = ''] = lastSentence.split(' ').sort((a, b) => b.length - a.length);
    expect(longest.length).toBeGreaterThan(4);
    expect(messages['tour.move']).toContain(longest);
  });

  it('leaves no text empty', async () => {
    const { messages } = await load();
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
