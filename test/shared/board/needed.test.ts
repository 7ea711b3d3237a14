import { expect, test } from 'vitest';
import { neededRanks } from '../../../shared/board/needed.ts';
import { cardOf } from '../../../shared/cards/card.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { compile } from '../../../shared/rules/compile.ts';

const game = compile(racingAces);
const pileNamed = (name: string): number => game.piles.findIndex((pile) => pile.name === name);

function position(lying: Readonly<Record<string, readonly number[]>>): Position {
  return { piles: game.piles.map(({ name }) => lying[name] ?? []), faceDown: [], pass: 1, exempt: [] };
}

test('at the start the four bases are needed, and all cards are left', () => {
  const needed = neededRanks(game, position({}));
  expect(needed.filter(({ waiting }) => waiting.length > 0).map(({ rank }) => rank)).toEqual([0, 5, 6, 12]);
  expect(needed.every(({ left }) => left === 12)).toBe(true);
});

test('a foundation that goes on waits for its next rank, and a full one for none', () => {
  const sixes = [5, 4, 3, 2, 1, 0].map((rank) => cardOf(rank, 0));
  const needed = neededRanks(game, position({ F0: [cardOf(0, 1), cardOf(1, 1)], F12: sixes }));
  expect(needed[2]?.waiting).toEqual([pileNamed('F0')]);
  expect(needed[5]?.waiting).toEqual(['F13', 'F14', 'F15'].map(pileNamed));
  expect(needed[0]?.left).toBe(10);
  expect(needed[12]?.left).toBe(12);
});
