import { describe, expect, test } from 'vitest';
import { placeSigns } from '../../../shared/board/placeSigns.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { klondikeDrawThree } from '../../../shared/games/klondike.ts';
import { luckyThirteen } from '../../../shared/games/luckyThirteen.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { games } from './tables.ts';

function signsOf(definition: GameDefinition) {
  const game = compile(definition);
  const signs = placeSigns(game);
  return (name: string) => signs[game.piles.findIndex((pile) => pile.name === name)];
}

describe('an empty place says what it takes', () => {
  test('foundations in four directions show base rank and direction', () => {
    const sign = signsOf(racingAces);
    expect(sign('F0')).toEqual({ kind: 'starts', rank: 0, direction: 'up' });
    expect(sign('F4')).toEqual({ kind: 'starts', rank: 12, direction: 'down' });
    expect(sign('F8')).toEqual({ kind: 'starts', rank: 6, direction: 'up' });
    expect(sign('F12')).toEqual({ kind: 'starts', rank: 5, direction: 'down' });
  });

  test('foundations of one suit show it', () => {
    const sign = signsOf(thievesRush);
    expect(sign('F0')).toEqual({ kind: 'starts', rank: 0, suit: 0, direction: 'up' });
    expect(sign('F7')).toEqual({ kind: 'starts', rank: 0, suit: 3, direction: 'up' });
  });

  test('piles for kings only show a king, others nothing, and those that are never filled are closed', () => {
    expect(signsOf(klondikeDrawThree)('P0')).toEqual({ kind: 'starts', rank: 12 });
    expect(signsOf(thievesRush)('P0')).toEqual({ kind: 'blank' });
    expect(signsOf(luckyThirteen)('P0')).toEqual({ kind: 'closed' });
  });

  test('a stock shows whether it may be gone through again', () => {
    expect(signsOf(thievesRush)('T')).toEqual({ kind: 'stock', again: true });
    expect(signsOf(racingAces)('T')).toEqual({ kind: 'stock' });
  });

  test('foundations for complete runs say so', () => {
    const runs = games.flatMap((game) => placeSigns(game).filter(({ completeRun }) => completeRun));
    expect(runs.length).toBeGreaterThan(0);
  });
});
