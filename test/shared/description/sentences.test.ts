import { describe, expect, it } from 'vitest';
import { describe as describeRules } from '../../../shared/description/describe.ts';
import { languages } from '../../../shared/description/languages.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { oddGames } from './oddGames.ts';

const games: readonly GameDefinition[] = [...catalogue, ...oddGames];

describe.each(languages)('the rules in $tag', ({ tag, load }) => {
  it('are whole sentences', async () => {
    const language = await load();
    const sentences = games.flatMap((game) =>
      describeRules(game, language).flatMap((each) => each.sentences),
    );
    const broken = sentences.filter(
      (text) =>
        !/[.:!?]$/.test(text) || /undefined|NaN|\$\{| {2}| [,.;:]|,,/.test(text) || startsSmall(text, tag),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('have a heading for every section', async () => {
    const language = await load();
    const headings = games.flatMap((game) => describeRules(game, language).map((each) => each.heading));
    expect(headings.filter((heading) => heading.trim() === '')).toEqual([]);
  });

  it('differ wherever games differ in more than name and facts', async () => {
    const language = await load();
    const texts = new Map<string, string[]>();
    for (const game of catalogue) {
      const sections = describeRules(game, language).filter(({ key }) => key !== 'about');
      const text = JSON.stringify(sections);
      texts.set(text, [...(texts.get(text) ?? []), rulesOf(game)]);
    }
    const confused = [...texts.values()].filter((rules) => new Set(rules).size > 1);
    expect(confused).toEqual([]);
  });
});

/** Letters without case (Hebrew) start no sentence wrongly. */
function startsSmall(text: string, tag: string): boolean {
  const [first = ''] = text.replace(/^[^\p{L}\d]+/u, '');
  return first !== first.toLocaleUpperCase(tag);
}

/** What of a definition is rules, group names aside. */
function rulesOf({ decks, piles, stock, deal, autoplay }: GameDefinition): string {
  return JSON.stringify({
    decks,
    piles: Object.values(piles),
    stock,
    deal: deal.map(({ to: _, ...step }) => step),
    autoplay,
  });
}
