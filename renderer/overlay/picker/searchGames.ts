import type { Translator } from '../../../shared/messages/translator.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';

/** Games of one family, in the order of their names. */
export interface GameFamily {
  readonly name: string;
  readonly games: readonly GameDefinition[];
}

/**
 * The games whose name, proper name, other name or family has every word of the search in it, whatever the case
 * and the accents; by family, families and games in the language's own order.
 */
export function searchGames(
  games: readonly GameDefinition[],
  search: string,
  words: Translator,
): readonly GameFamily[] {
  const terms = plain(search)
    .split(/\s+/)
    .filter((term) => term !== '');
  const order = new Intl.Collator(words.tag);
  const families = new Map<string, GameDefinition[]>();
  for (const game of games) {
    const text = plain(searchText(game, words));
    if (!terms.every((term) => text.includes(term))) continue;
    const family = words.familyName(game.family);
    families.set(family, [...(families.get(family) ?? []), game]);
  }
  return [...families]
    .map(([name, members]) => ({
      name,
      games: members.sort((a, b) => order.compare(words.gameName(a), words.gameName(b))),
    }))
    .sort((a, b) => order.compare(a.name, b.name));
}

/**
 * The game that a search means first: the one whose whole name or other name it is, else one whose name begins with
 * it, else the first that was found; undefined if none was.
 */
export function meantGame(
  found: readonly GameFamily[],
  search: string,
  words: Translator,
): GameDefinition | undefined {
  const games = found.flatMap((family) => family.games);
  const meant = plain(search).trim();
  const namesOf = (game: GameDefinition): string[] =>
    [words.gameName(game), game.name, ...(game.aliases ?? [])].map(plain);
  return (
    games.find((game) => namesOf(game).includes(meant)) ??
    games.find((game) => namesOf(game).some((name) => name.startsWith(meant))) ??
    games[0]
  );
}

function searchText(game: GameDefinition, words: Translator): string {
  return [
    words.gameName(game),
    game.name,
    ...(game.aliases ?? []),
    words.familyName(game.family),
    game.family,
  ].join('\n');
}

/** Without case, accents and apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLocaleLowerCase('en');
}
