import type { Translator } from '../../../shared/messages/translator.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';

/** Games of one family that stand together. */
export interface GameFamily {
  readonly name: string;
  readonly games: readonly GameDefinition[];
}

/** How near a game comes to a search, nearest first. */
const NEARNESS = { ownName: 0, otherName: 1, beginning: 2, part: 3, family: 4 } as const;
type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS];

/**
 * The games whose name, proper name, other name or family has every word of the search in it, whatever the case and
 * the accents. Games whose names are meant come before those whose family is; among equals families and names are in
 * the language's own order. The first game of the first family is the one that was meant. Games of one family stand
 * under its name together, which may be there twice: for games found by their names, and for the rest of the family.
 */
export function searchGames(
  games: readonly GameDefinition[],
  search: string,
  words: Translator,
): readonly GameFamily[] {
  const meant = plain(search).trim();
  const order = new Intl.Collator(words.tag);
  const found = games
    .flatMap((game) => {
      const nearness = nearnessOf(game, meant, words);
      const [name, family] = [words.gameName(game), words.familyName(game.family)];
      return nearness === null ? [] : [{ game, nearness, name, family }];
    })
    .sort(
      (a, b) => a.nearness - b.nearness || order.compare(a.family, b.family) || order.compare(a.name, b.name),
    );
  const families: { name: string; games: GameDefinition[] }[] = [];
  for (const { game, family } of found) {
    const last = families.at(-1);
    if (last?.name === family) last.games.push(game);
    else families.push({ name: family, games: [game] });
  }
  return families;
}

/** How near a game comes to what is meant, or null: not at all. Without a search all games are alike. */
function nearnessOf(game: GameDefinition, meant: string, words: Translator): Nearness | null {
  const own = [words.gameName(game), game.name].map(plain);
  const others = [...(game.aliases ?? []), ...words.searchedAs(game.id)].map(plain);
  const names = [...own, ...others];
  const family = [words.familyName(game.family), game.family, ...words.searchedAs(game.family)].map(plain);
  const terms = meant.split(/\s+/);
  const isIn = (texts: readonly string[]): boolean => {
    const text = texts.join('\n');
    return terms.every((term) => text.includes(term));
  };
  if (own.includes(meant)) return NEARNESS.ownName;
  if (others.includes(meant)) return NEARNESS.otherName;
  if (meant !== '' && names.some((name) => name.startsWith(meant))) return NEARNESS.beginning;
  if (isIn(names)) return NEARNESS.part;
  return isIn([...names, ...family]) ? NEARNESS.family : null;
}

/** Without case, accents and apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLocaleLowerCase('en');
}
