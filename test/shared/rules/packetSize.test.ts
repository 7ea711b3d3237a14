import { expect, test } from 'vitest';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { packetSize } from '../../../shared/rules/packetSize.ts';

test('a packet is as long as the pass says, and the last length holds for all later passes', () => {
  const game = compile(thievesRush);
  expect([1, 2, 3, 4].map((pass) => packetSize(game, pass))).toEqual([3, 2, 1, 1]);
});
