import { describe, expect, it } from 'vitest';
import { type Card, cardOf, type Rank, rankIndex, type Suit, suitIndex } from '../../../shared/cards/card.ts';
import { pileContents, pileName, pileSummary } from '../../../shared/description/pileSpeech.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { language as de } from '../../../shared/languages/de.ts';
import { language as en } from '../../../shared/languages/en.ts';
import { languages } from '../../../shared/messages/languages.ts';
import { type CompiledGame, compile } from '../../../shared/rules/compile.ts';
import { anySuitGame, suitGame } from './speechGames.ts';

const card = (rank: Rank, suit: Suit): Card => cardOf(rankIndex(rank), suitIndex(suit));

/** A position with these cards, by pile name ('F0'), so many of each pile's lowest face down, all else empty. */
function positionWith(
  game: CompiledGame,
  cards: Record<string, readonly Card[]>,
  faceDown: Record<string, number> = {},
): Position {
  return {
    piles: game.piles.map(({ name }) => cards[name] ?? []),
    faceDown: game.piles.flatMap(({ name }) => (cards[name] ?? []).slice(0, faceDown[name] ?? 0)),
    pass: 1,
    exempt: [],
  };
}

const indexOf = (game: CompiledGame, name: string): number =>
  game.piles.findIndex((pile) => pile.name === name);

describe('a pile, heard', () => {
  const anySuit = compile(anySuitGame);
  const suited = compile(suitGame);
  const heard = (game: CompiledGame, name: string, position: Position, language = en): string =>
    pileSummary(game, position, indexOf(game, name), language);

  it('says which foundation it is, what lies on top and what comes next', () => {
    const position = positionWith(anySuit, {
      F2: [card('7', 'clubs'), card('8', 'clubs'), card('9', 'spades'), card('10', 'hearts')],
    });
    expect(heard(anySuit, 'F2', position)).toBe(
      'Foundation 3 of 4, sevens up, ten of hearts on top, next a jack',
    );
    expect(heard(anySuit, 'F0', position)).toBe('Foundation 1 of 4, aces up, empty, starts with an ace');
    expect(heard(anySuit, 'F2', position, de)).toBe(
      'Grundstapel 3 von 4, ab Sieben aufwärts, oben Herz-Zehn, als Nächstes ein Bube',
    );
  });

  it('names the one card that fits where a foundation keeps its suit', () => {
    const position = positionWith(suited, { F1: [card('A', 'spades')] });
    expect(heard(suited, 'F1', position)).toBe(
      'Foundation 2 of 4, ace of spades on top, next the two of spades',
    );
    expect(heard(suited, 'F2', position)).toBe('Foundation 3 of 4, hearts, empty, starts with an ace');
  });

  it('says when a foundation is full', () => {
    const position = positionWith(anySuit, {
      F3: ['7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => cardOf(rankIndex(rank as Rank), 0)),
    });
    expect(heard(anySuit, 'F3', position)).toBe('Foundation 4 of 4, sevens up, king of clubs on top, full');
  });

  it('counts cards, and says which lie face down', () => {
    const cards = [card('2', 'clubs'), card('Q', 'clubs'), card('J', 'hearts')];
    const position = positionWith(suited, { P1: cards, T: cards, W: cards.slice(1) }, { P1: 1 });
    expect(heard(suited, 'P1', position)).toBe(
      'Tableau pile 2 of 7, three cards, one face down, jack of hearts on top',
    );
    expect(heard(suited, 'P0', position)).toBe('Tableau pile 1 of 7, empty');
    expect(heard(suited, 'T', position)).toBe('Stock, three cards, pass 1 of 3');
    expect(heard(suited, 'W', position)).toBe('Waste, two cards, jack of hearts on top');
  });

  it('is read from below, hidden cards only counted', () => {
    const cards = [card('2', 'clubs'), card('Q', 'clubs'), card('J', 'hearts')];
    const position = positionWith(suited, { P1: cards }, { P1: 1 });
    expect(pileContents(suited, position, indexOf(suited, 'P1'), en)).toBe(
      'Tableau pile 2 of 7: one card face down, queen of clubs, jack of hearts.',
    );
    expect(pileContents(suited, position, indexOf(suited, 'P0'), en)).toBe('Tableau pile 1 of 7: empty.');
  });

  it('is said by the face of each card, wherever the hidden ones lie', () => {
    const cards = [card('2', 'clubs'), card('Q', 'clubs'), card('J', 'hearts')];
    const lying = positionWith(suited, { P1: cards });
    const said = (hidden: readonly Card[]): string[] => {
      const position = { ...lying, faceDown: hidden };
      return [heard(suited, 'P1', position), pileContents(suited, position, indexOf(suited, 'P1'), en)];
    };
    expect(said([cards[1] ?? -1])).toEqual([
      'Tableau pile 2 of 7, three cards, one face down, jack of hearts on top',
      'Tableau pile 2 of 7: one card face down, two of clubs, jack of hearts.',
    ]);
    expect(said([cards[2] ?? -1])).toEqual([
      'Tableau pile 2 of 7, three cards, one face down',
      'Tableau pile 2 of 7: one card face down, two of clubs, queen of clubs.',
    ]);
  });

  it('is not there if the game has no such pile', () => {
    expect(() => pileName(suited, 99, en)).toThrow(RangeError);
  });
});

describe.each(languages)('the piles of every game in $tag', ({ load }) => {
  it('have names that tell them apart', async () => {
    const language = await load();
    for (const definition of catalogue) {
      const game = compile(definition);
      const names = game.piles.map(({ index }) => pileName(game, index, language));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => /undefined|NaN/.test(name))).toEqual([]);
    }
  });
});
