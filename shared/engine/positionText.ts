import type { Card } from '../cards/card.ts';
import { cardText, NotationError, parseCard } from '../cards/notation.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

/**
 * A whole position in one line: `NAME:cards` of all piles in canonical order, bottom to top, a face-down card
 * with a star, then `#:pass`. A game without a stock shows an empty one. Two positions are the same exactly if their texts are (exemptions from automatic
 * moves, which no rule of play asks for, aside).
 */
export function positionText(game: CompiledGame, position: Position): string {
  const piles = game.piles.map(({ index, name }) => `${name}:${pileText(game, position, index)}`);
  const stock = game.stock < 0 ? ['T:'] : [];
  return [...stock, ...piles, `#:${position.pass}`].join(' ');
}

/** The cards of one pile as in `positionText`. */
export function pileText(game: CompiledGame, position: Position, pile: number): string {
  const cards = position.piles[pile] ?? [];
  const hidden = (card: Card): boolean => pile === game.stock || position.faceDown.includes(card);
  return cards.map((card) => `${cardText(card)}${hidden(card) ? '*' : ''}`).join(',');
}

/**
 * The position that a line stands for.
 * @throws NotationError naming the pile, if a pile is unknown or missing, a card is wrong, twice there or
 * missing.
 */
export function parsePosition(game: CompiledGame, text: string): Position {
  const parts = new Map<string, string>();
  for (const part of text.trim().split(/\s+/)) {
    const colon = part.indexOf(':');
    if (colon < 0) throw new NotationError(`“${part}” names no pile. Write NAME:cards, such as P0:KS0,QS1.`);
    parts.set(part.slice(0, colon), part.slice(colon + 1));
  }
  const pass = Number(parts.get('#') ?? '1');
  if (!Number.isInteger(pass) || pass < 1)
    throw new NotationError(`The pass “#:${parts.get('#')}” is not a number from 1.`);
  parts.delete('#');
  if (game.stock < 0 && parts.get('T') === '') parts.delete('T');
  const faceDown: Card[] = [];
  const piles = game.piles.map(({ name, index }) => {
    const cards = parts.get(name);
    if (cards === undefined) throw new NotationError(`Pile ${name} of ${game.definition.name} is missing.`);
    parts.delete(name);
    const words = cards === '' ? [] : cards.split(',');
    return words.map((word) => {
      const card = parseCard(word.replace('*', ''));
      if (word.endsWith('*') && index !== game.stock) faceDown.push(card);
      return card;
    });
  });
  const unknown = [...parts.keys()][0];
  if (unknown !== undefined) throw new NotationError(`${game.definition.name} has no pile ${unknown}.`);
  checkPack(game, piles.flat());
  return { piles, faceDown: faceDown.sort((a, b) => a - b), pass, exempt: [] };
}

function checkPack(game: CompiledGame, cards: readonly Card[]): void {
  const seen = new Set(cards);
  const stray = cards.find((card) => card >= game.cards);
  if (stray !== undefined)
    throw new NotationError(`${cardText(stray)} is of a deck that ${game.definition.name} has not.`);
  if (seen.size !== cards.length) throw new NotationError('A card is there twice.');
  if (cards.length !== game.cards) {
    throw new NotationError(`There are ${cards.length} cards; ${game.definition.name} has ${game.cards}.`);
  }
}

/** A move in text: `P3>F0:1` (the top card of P3 to F0), `deal` or `redeal`. */
export function moveText(game: CompiledGame, move: Move): string {
  if (move.type !== 'move') return move.type;
  return `${game.piles[move.from]?.name}>${game.piles[move.to]?.name}:${move.count}`;
}

/**
 * The move that a text stands for.
 * @throws NotationError if it is none of this game's.
 */
export function parseMove(game: CompiledGame, text: string): Move {
  if (text === 'deal' || text === 'redeal') return { type: text };
  const match = /^([TWRPF]\d*)>([TWRPF]\d*):(\d+)$/.exec(text);
  const from = game.piles.find((pile) => pile.name === match?.[1]);
  const to = game.piles.find((pile) => pile.name === match?.[2]);
  const count = Number(match?.[3]);
  if (!from || !to || !(count >= 1 && count <= game.cards)) {
    throw new NotationError(
      `“${text}” is no move of ${game.definition.name}. Write FROM>TO:count, such as P3>F0:1, deal or redeal.`,
    );
  }
  return { type: 'move', from: from.index, to: to.index, count };
}
