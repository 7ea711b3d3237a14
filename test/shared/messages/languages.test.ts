import { describe, expect, it } from 'vitest';
import { languages as spokenIn } from '../../../shared/description/languages.ts';

import { catalogue, findGame } from '../../../shared/games/catalogue.ts';
import { en } from '../../../shared/languages/en.ts';
import { bestLanguage, languages } from '../../../shared/messages/languages.ts';

describe('the choice of a language', () => {
  it.each([
    [['de'], 'de'],
    [['fr-CA', 'de'], 'fr'],
    [['xx', 'pl'], 'pl'],
    [['he-IL'], 'he'],
    [['en-XA'], 'en-XA'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('for the wishes %j is %s', (wishes, code) => {
    expect(bestLanguage(wishes).code).toBe(code);
  });

  it('offers no language that the rules are not written in', () => {
    const written = spokenIn.map(({ tag }) => tag);
    expect(languages.map(({ code }) => code).filter((code) => !written.includes(code))).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  it('has every English text, marked', async () => {
    const { messages } = await bestLanguage(['en-XA']).load();
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    expect(Object.values(messages).filter((text) => !/^\[.*~\]$/s.test(text))).toEqual([]);
  });
});

describe.each(languages)('the names in $endonym', ({ load }) => {
  it('belong to games and families that there are, and differ', async () => {
    const { gameNames, familyNames } = await load();
    expect(Object.keys(gameNames).filter((id) => findGame(id) === undefined)).toEqual([]);
    const families = new Set(catalogue.map(({ family }) => family));
    expect(Object.keys(familyNames).filter((family) => !families.has(family))).toEqual([]);
    const shown = catalogue.map(({ id, name }) => gameNames[id] ?? name);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
