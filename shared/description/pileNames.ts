import type { PileIndex } from '../engine/move.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { PileName } from './speech.ts';

/**
 * A pile's kind and its number among the piles of that kind.
 * @throws RangeError if the game has no such pile.
 */
export function pileNameOf(game: CompiledGame, index: PileIndex): PileName {
  const pile = game.piles[index];
  if (!pile) throw new RangeError(`${game.definition.name} has no pile number ${index}.`);
  const fellows = game.piles.filter(({ kind }) => kind === pile.kind);
  return { kind: pile.kind, number: fellows.indexOf(pile) + 1, of: fellows.length };
}
