import type { Card } from '../cards/card.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';

/** Cards dealt at a time in this pass (1 for the first); 1 where the stock goes onto the tableau or there is none. */
export function packetSize(game: CompiledGame, pass: number): number {
  if (game.definition.stock?.to !== 'waste') return 1;
  return game.packets[Math.min(pass, game.packets.length) - 1] ?? 1;
}

/**
 * The cards of the waste that will come to lie on top of it in the next pass if nothing is taken until then: the
 * last ones of its packets. None where no pass is left.
 */
export function nextPacketTops(game: CompiledGame, position: Position): ReadonlySet<Card> {
  const waste = position.piles[game.waste] ?? [];
  const stock = position.piles[game.stock] ?? [];
  if (game.passes >= 0 && position.pass >= game.passes) return new Set();
  // What is left of the stock will lie on the waste before it is turned over.
  const count = waste.length + stock.length;
  const packet = packetSize(game, position.pass + 1);
  return new Set(waste.filter((_, i) => (i + 1) % packet === 0 || i === count - 1));
}
