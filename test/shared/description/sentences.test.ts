import { describe, expect, it } from 'vitest';
import { describe as describeRules } from '../../../shared/description/describe.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { language as en } from '../../../shared/languages/en.ts';
import { languages } from '../../../shared/messages/languages.ts';
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

describe('the rules', () => {
  const words = (game: GameDefinition): string =>
    describeRules(game, en)
      .flatMap(({ heading, sentences }) => [heading, ...sentences])
      .join('\n');
  const kinds = (game: GameDefinition): ReadonlySet<string> =>
    new Set(Object.values(game.piles).map(({ kind }) => kind));
  const without = (lacks: (game: GameDefinition) => boolean): GameDefinition[] => games.filter(lacks);
  const mentioning = (lacking: readonly GameDefinition[], word: RegExp): string[] =>
    lacking.filter((game) => word.test(words(game))).map(({ name }) => name);

  it('say nothing about what a game does not have', () => {
    expect(
      mentioning(
        without((game) => !kinds(game).has('reserve')),
        /\breserve/i,
      ),
    ).toEqual([]);
    expect(
      mentioning(
        without((game) => !kinds(game).has('waste')),
        /\bwaste/i,
      ),
    ).toEqual([]);
    expect(
      mentioning(
        without(({ stock }) => stock === undefined),
        /\bstock|\bpass/i,
      ),
    ).toEqual([]);
    const openly = without(({ deal }) => deal.every((step) => step.step === 'start' || step.face === 'up'));
    expect(mentioning(openly, /face-down|only the top card of each pile|lies face up and/i)).toEqual([]);
    const oncePassed = without(({ stock }) => stock?.passes === 1);
    expect(mentioning(oncePassed, /turns the waste over/i)).toEqual([]);
    const unfilled = without(({ piles }) => Object.values(piles).every(({ refill }) => !refill));
    expect(mentioning(unfilled, /filled at once/i)).toEqual([]);
  });

  it('speak of everything that a game has', () => {
    for (const kind of ['reserve', 'waste', 'foundation', 'tableau']) {
      const having = games.filter((game) => kinds(game).has(kind));
      expect(having.length).toBeGreaterThan(0);
      expect(having.filter((game) => !new RegExp(kind, 'i').test(words(game)))).toEqual([]);
    }
    const stocked = games.filter(({ stock }) => stock !== undefined);
    expect(stocked.filter((game) => !/Deals and passes/.test(words(game)))).toEqual([]);
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
