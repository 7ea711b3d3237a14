import type { Card } from '../../shared/cards/card.ts';
import { parseCard } from '../../shared/cards/notation.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';

/**
 * A position from the few piles that matter, such as `{ P0: 'KS0,QS0', F0: '' }`. All other cards lie on a pile
 * that plays no part (the bottom of the stock by default), so that the pack stays whole.
 */
export function positionWith(
  game: CompiledGame,
  piles: Readonly<Record<string, string>>,
  restOn = 'T',
  pass = 1,
): Position {
  const cardsOf = (name: string): Card[] => (piles[name] ? piles[name].split(',').map(parseCard) : []);
  const used = new Set(game.piles.flatMap(({ name }) => cardsOf(name)));
  const rest = Array.from({ length: game.cards }, (_, card) => card).filter((card) => !used.has(card));
  return {
    piles: game.piles.map(({ name }) => (name === restOn ? [...rest, ...cardsOf(name)] : cardsOf(name))),
    faceDown: [],
    pass,
    exempt: [],
  };
}
