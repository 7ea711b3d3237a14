import { describe, expect, it } from 'vitest';
import { progressOf } from '../../build/languageProgress.ts';
import { language as english } from '../../shared/languages/en.ts';
import type { Language } from '../../shared/messages/language.ts';
import { languages } from '../../shared/messages/languages.ts';

describe('how far a language has come', () => {
  it('is nowhere where it takes everything from English', () => {
    const { missing, english: same, total } = progressOf({ ...english, tag: 'sv' }, english);
    expect(missing).toEqual([]);
    expect(same).toHaveLength(total);
  });

  it('grows with each text, and asks for the plural forms of the language', () => {
    const begun: Language = { ...english, tag: 'pl', messages: { ...english.messages, 'menu.game': 'Gra' } };
    const { missing, english: same } = progressOf(begun, english);
    expect(same).not.toContain('messages.menu.game');
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.filter((name) => !/_(few|many)$/.test(name))).toEqual([]);
  });
});

describe.each(languages.filter(({ tag }) => tag !== english.tag))('the language $tag', ({ load }) => {
  it('lacks nothing, and takes no phrase over from English', async () => {
    const { missing, english: same } = progressOf(await load(), english);
    expect(missing).toEqual([]);
    // Some texts are the same in both: names, short words, signs of ranks. Whole sentences are not.
    const phrases = same.filter((name) => /^(?:rules|refusals|card)\b/.test(name));
    expect(phrases, '`npm run languages -- TAG` lists what is still English').toEqual([]);
  });
});
