import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../build/setup/paths.mjs';
import { catalogue, findGame } from '../../../shared/games/catalogue.ts';
import { messages as en } from '../../../shared/languages/en.ts';
import { bestLanguage, bestMatch, languageChoices, languages } from '../../../shared/messages/languages.ts';

describe('the choice of a language', () => {
  it.each([
    [['de'], 'de'],
    [['fr-CA', 'de'], 'fr'],
    [['xx', 'pl'], 'pl'],
    [['he-IL'], 'he'],
    [['DE-at'], 'de'],
    [['en-xa'], 'en-XA'],
    [['en-XA'], 'en-XA'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('for the wishes %j is %s', (wishes, code) => {
    expect(bestLanguage(wishes).tag).toBe(code);
  });

  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh-Hant-TW', 'zh'],
    ['sv', undefined],
  ])('among regions for %s is %s', (wish, tag) => {
    expect(bestMatch(wish, [{ tag: 'zh' }, { tag: 'pt-BR' }])?.tag).toBe(tag);
  });

  it('offers each by its own name, in the order of these', () => {
    const names = languageChoices().map(({ endonym }) => endonym);
    expect(names.filter((name) => ['Deutsch', 'English', 'Français', 'עברית'].includes(name))).toEqual([
      'Deutsch',
      'English',
      'Français',
      'עברית',
    ]);
    expect(new Set(names).size).toBe(languages.length);
  });

  it('offers every file of shared/languages/, by the tag that it is named for', async () => {
    const files = readdirSync(join(projectRoot, 'shared', 'languages')).map((file) =>
      file.replace(/\.ts$/, ''),
    );
    expect(languages.map(({ tag }) => tag).sort()).toEqual(files.sort());
  });
});

describe('the pseudo-locale', () => {
  it('has every English text, marked', async () => {
    const { messages } = await bestLanguage(['en-XA']).load();
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    expect(Object.values(messages).filter((text) => !/^\[.*~\]$/s.test(text))).toEqual([]);
  });
});

describe.each(languages)('the names in $tag', ({ load }) => {
  it('belong to games and families that there are, and differ', async () => {
    const { gameNames, familyNames, searchWords } = await load();
    expect(Object.keys(gameNames).filter((id) => findGame(id) === undefined)).toEqual([]);
    const families = new Set(catalogue.map(({ family }) => family));
    expect(Object.keys(familyNames).filter((family) => !families.has(family))).toEqual([]);
    const isKnown = (name: string): boolean => families.has(name) || findGame(name) !== undefined;
    expect(Object.keys(searchWords).filter((name) => !isKnown(name))).toEqual([]);
    const shown = catalogue.map(({ id, name }) => gameNames[id] ?? name);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
