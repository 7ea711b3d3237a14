import { type Colour, rankIndex, type SuitIndex } from '../cards/card.ts';
import type { CompiledGame, CompiledPile } from '../rules/compile.ts';

/** What is drawn on the empty place of a pile, so that the table says what it takes. */
export interface PlaceSign {
  readonly kind: 'stock' | 'waste' | 'blank' | 'closed' | 'starts';
  /** The rank 0–12 that may start the pile, where it must be one rank. */
  readonly rank?: number;
  readonly suit?: SuitIndex;
  readonly colour?: Colour;
  /** How ranks go on from there. */
  readonly direction?: 'up' | 'down' | 'upOrDown';
  /** The pile takes nothing but complete runs. */
  readonly completeRun?: true;
  /** The stock can be gone through again. */
  readonly again?: true;
}

/** The signs of all places of a game, in canonical order of the piles. */
export function placeSigns(game: CompiledGame): PlaceSign[] {
  return game.piles.map((pile) => signOf(game, pile));
}

function signOf(game: CompiledGame, pile: CompiledPile): PlaceSign {
  if (pile.kind === 'stock') return game.passes === 1 ? { kind: 'stock' } : { kind: 'stock', again: true };
  if (pile.kind === 'waste') return { kind: 'waste' };
  const accepts = pile.rules?.accepts;
  if (!accepts || accepts.empty === 'none') return { kind: accepts?.build ? 'closed' : 'blank' };
  const direction = accepts.build && accepts.build.rank !== 'any' ? accepts.build.rank : undefined;
  const named = {
    ...(accepts.empty !== 'any' && { rank: rankIndex(accepts.empty) }),
    ...(pile.suit !== undefined && { suit: pile.suit }),
    ...(pile.colour !== undefined && { colour: pile.colour }),
  };
  if (pile.kind === 'foundation') {
    const completeRun = accepts.unit === 'completeRun' && { completeRun: true as const };
    return { kind: 'starts', ...named, ...(direction && { direction }), ...completeRun };
  }
  return Object.keys(named).length > 0 ? { kind: 'starts', ...named } : { kind: 'blank' };
}
