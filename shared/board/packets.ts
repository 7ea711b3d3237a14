import type { Card } from '../cards/card.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import { packetSize } from '../rules/packetSize.ts';

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
