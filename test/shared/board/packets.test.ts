import { describe, expect, test } from 'vitest';
import { nextPacketTops } from '../../../shared/board/packets.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';

const game = compile(thievesRush);

/** Cards 0, 1, 2 … of the waste in the order in which they were dealt, `inStock` more behind them. */
function dealt(waste: number, inStock: number, pass: number): Position {
  const piles: number[][] = game.piles.map(() => []);
  piles[game.waste] = Array.from({ length: waste }, (_, i) => i);
  piles[game.stock] = Array.from({ length: inStock }, (_, i) => 60 + i);
  return { piles, faceDown: [], pass, exempt: [] };
}

describe('the packets of a stock that is gone through three, two and one at a time', () => {
  test('will end in every second card of the waste when the first pass is over', () => {
    expect([...nextPacketTops(game, dealt(7, 0, 1))]).toEqual([1, 3, 5, 6]);
  });

  test('do not end in the waste’s last card while more cards will follow it', () => {
    expect([...nextPacketTops(game, dealt(3, 3, 1))]).toEqual([1]);
  });

  test('are single cards in the last pass, and none after it', () => {
    expect([...nextPacketTops(game, dealt(3, 0, 2))]).toEqual([0, 1, 2]);
    expect(nextPacketTops(game, dealt(3, 0, 3)).size).toBe(0);
  });
});
