import { describe, expect, it } from 'vitest';
import { searchGames } from '../../../renderer/overlay/picker/searchGames.ts';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { klondikeDrawThree } from '../../../shared/games/klondike.ts';
import { language as german } from '../../../shared/languages/de.ts';
import { language as english } from '../../../shared/languages/en.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';

const words = createTranslator(english);
const library = new GameLibrary({ games: [], problems: [] });
const inGerman = createTranslator(german);
const found = (search: string, by = words): string[] =>
  searchGames(library.games, search, by).flatMap(({ games }) => games.map(({ name }) => name));

describe('the search for games', () => {
  it('shows all games by family without a search', () => {
    expect(found('')).toHaveLength(library.games.length);
    expect(new Set(searchGames(library.games, '', words).map(({ name }) => name)).size).toBeGreaterThan(3);
  });
  it('finds names whatever the case, and by parts of words in any order', () => {
    expect(found('RACING')).toEqual(['Racing Aces']);
    expect(found('piles lucky')).toContain('Lucky Piles');
  });
  it('finds other names and families', () => {
    const named = library.games.find(({ aliases = [] }) => aliases.length > 0);
    expect(found(named?.aliases?.[0] ?? '')).toContain(named?.name);
    expect(found('forty thieves').length).toBeGreaterThan(3);
  });
  it('finds nothing for what there is not', () => expect(found('zzz')).toEqual([]));
  it('means the game whose whole name was typed, however many others have it in theirs', () => {
    for (const game of library.games) {
      expect(found(game.name)[0]).toBe(game.name);
      expect(found(inGerman.gameName(game), inGerman)[0]).toBe(game.name);
    }
  });
  it('has games that are called so before those whose family is', () => {
    const thieves = found('thieves');
    const isCalled = thieves.map((name) => name.includes('Thieves') || name === 'Josephine');
    expect(isCalled).toEqual([...isCalled].sort((a, b) => Number(b) - Number(a)));
    expect(thieves.length).toBeGreaterThan(isCalled.filter(Boolean).length);
    expect(found('Vierzig Räuber', inGerman)[0]).toBe('Forty Thieves');
  });
  it('knows the words that players use beside the names', () => {
    expect(found('Diebe', inGerman)).toEqual(
      expect.arrayContaining(['Forty Thieves', 'Thieves of Egypt', 'Thieves Rush']),
    );
    expect(found('40 Räuber', inGerman)[0]).toBe('Forty Thieves');
    expect(found('Thieves', inGerman)).toContain('Forty Thieves');
  });
});

describe('the library', () => {
  it('begins with the game played last, or the easiest and shortest', () => {
    expect(library.toBeginWith(['no-such-game', racingAces.id])[0]?.id).toBe(racingAces.id);
    expect(library.toBeginWith([])[0]?.facts.difficulty).toBe('easy');
  });
  it('names relatives of the family, variants and parent first', () => {
    const game = library.find(klondikeDrawThree.id);
    const relatives = game === undefined ? [] : library.relatives(game);
    expect(relatives.length).toBeGreaterThan(0);
    expect(relatives.every(({ family }) => family === game?.family)).toBe(true);
    expect(relatives.map(({ id }) => id)).not.toContain(klondikeDrawThree.id);
  });
});
