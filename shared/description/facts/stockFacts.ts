import { assertNever } from '../../assertNever.ts';
import type { CompiledGame } from '../../rules/compile.ts';
import type { Stock } from '../../rules/definition.ts';
import type { Fact } from '../fact.ts';
import { stockCount } from './layoutFacts.ts';
import { groupsOfKind } from './outline.ts';
import { destinationsOf } from './pileFacts.ts';

/** How the stock is dealt, and where the waste's top card may go. */
export function stockFacts(game: CompiledGame): Fact[] {
  const stock = game.definition.stock;
  if (!stock) return [];
  return [...dealFacts(game, stock), ...wasteFacts(game)];
}

function dealFacts(game: CompiledGame, stock: Stock): Fact[] {
  switch (stock.to) {
    case 'waste': {
      const packets = packetsOf(stock.packets, stock.passes);
      const first = packets[0] ?? 1;
      const same = packets.every((packet) => packet === first);
      const deal: Fact = same
        ? { say: 'dealToWaste', packet: first }
        : { say: 'dealByPass', packets, passes: stock.passes };
      return packets.some((packet) => packet > 1) ? [deal, { say: 'shortPacket' }] : [deal];
    }
    case 'tableau': {
      const piles = groupsOfKind(game, 'tableau').reduce((sum, group) => sum + group.count, 0);
      const cards = stockCount(game);
      return [{ say: 'dealToTableau', piles, rows: Math.floor(cards / piles), rest: cards % piles }];
    }
    default:
      return assertNever(stock, 'stock');
  }
}

/** The packets that are ever dealt, by pass; the last one holds for all passes after it. */
function packetsOf(packets: readonly number[], passes: number | 'unlimited'): number[] {
  if (passes === 'unlimited') return [...packets];
  const last = packets[packets.length - 1] ?? 1;
  return Array.from({ length: passes }, (_, pass) => packets[pass] ?? last);
}

function wasteFacts(game: CompiledGame): Fact[] {
  return groupsOfKind(game, 'waste').flatMap((waste): Fact[] => {
    if ((waste.rules.releases?.unit ?? 'none') === 'none') {
      return [{ say: 'givesNothing', kind: 'waste', count: waste.count }];
    }
    const to = destinationsOf(game, waste);
    return to.length > 0 ? [{ say: 'goes', from: 'waste', count: waste.count, to }] : [];
  });
}

/** How often the stock may be gone through, and how it is renewed. */
export function passFacts(game: CompiledGame): Fact[] {
  const stock = game.definition.stock;
  if (!stock) return [];
  const facts: Fact[] = [{ say: 'passes', passes: stock.passes }];
  if (stock.to === 'waste' && stock.passes !== 1) facts.push({ say: 'redeal' });
  return facts;
}
