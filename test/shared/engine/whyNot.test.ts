import { describe, expect, it } from 'vitest';
import { whyNot } from '../../../shared/engine/whyNot.ts';
import { boardOf, compiledGame, moveOf } from '../../support/positions.ts';
import { positionWith } from '../../support/shortDeck.ts';

interface Case {
  readonly game: string;
  readonly piles: Readonly<Record<string, string>>;
  readonly move: string;
  readonly reason: string | undefined;
  readonly restOn?: string;
}

const cases: readonly Case[] = [
  { game: 'forty-bandits', piles: { P0: '9S0,8S0' }, move: 'P0>P1:2', reason: 'oneCardOnEmpty' },
  { game: 'josephine', piles: { P0: '9S0,8S0' }, move: 'P0>P1:2', reason: undefined },
  { game: 'forty-thieves', piles: { P0: '9S0,8S0', P1: 'TS0' }, move: 'P0>P1:2', reason: 'topCardOnly' },
  { game: 'forty-bandits', piles: { P0: '9S0,8H0', P1: 'TS0' }, move: 'P0>P1:2', reason: 'notARun' },
  { game: 'forty-thieves', piles: { P0: '8H0', P1: '9S0' }, move: 'P0>P1:1', reason: 'build' },
  { game: 'forty-thieves', piles: { P0: '8H0', P1: '9S0' }, move: 'P0>F0:1', reason: 'emptyRank' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'P0>F0:1', reason: 'wrongSuit' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'P1>P0:1', reason: 'nothingThere' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'P0>P0:1', reason: 'samePile' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'P0>W:1', reason: 'takesNothing' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'T>P0:1', reason: 'givesNothing' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'redeal', reason: 'stockNotEmpty' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'redeal', reason: 'noPassLeft', restOn: 'W' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'deal', reason: 'stockEmpty', restOn: 'W' },
  { game: 'forty-thieves', piles: { P0: 'AH0' }, move: 'redeal', reason: 'wasteEmpty', restOn: 'P1' },
  { game: 'lucky-piles', piles: { P0: 'QH0' }, move: 'P0>P1:1', reason: 'emptyRank', restOn: 'P2' },
  { game: 'lucky-piles', piles: { P0: 'QH0' }, move: 'deal', reason: 'noStock', restOn: 'P2' },
  { game: 'lucky-thirteen', piles: { P0: 'KH0' }, move: 'P0>P1:1', reason: 'emptyNever', restOn: 'P2' },
  { game: 'racing-aces', piles: { P0: 'KH0' }, move: 'P0>P1:1', reason: 'emptyWhileRefill' },
  { game: 'racing-aces', piles: { P0: 'KH0', P1: 'QH0' }, move: 'P1>P0:1', reason: 'full' },
  { game: 'corona', piles: { F0: 'AC0' }, move: 'F0>P1:1', reason: 'givesNothing' },
  { game: 'zerline', piles: { W: 'AC0' }, move: 'W>R0:1', reason: 'wrongSource' },
  { game: 'rouge-forty', piles: { P0: 'KS0,QH0' }, move: 'P0>F4:2', reason: 'completeRunOnly' },
  { game: 'rouge-forty', piles: { P0: 'AH0' }, move: 'P0>F0:1', reason: 'wrongColour' },
];

describe('whyNot', () => {
  it.each(cases)('$game: $move is refused as $reason', ({ game: id, piles, move, reason, restOn }) => {
    const game = compiledGame(id);
    const board = boardOf(game, positionWith(game, piles, restOn ?? (game.stock < 0 ? 'P2' : 'T')));
    expect(whyNot(board, moveOf(game, move))?.reason).toBe(reason);
  });
});
