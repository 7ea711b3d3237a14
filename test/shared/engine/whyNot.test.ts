import { describe, expect, it } from 'vitest';
import { whyNot } from '../../../shared/engine/whyNot.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { fortyBandits, fortyThieves, josephine } from '../../../shared/games/fortyThieves.ts';
import { corona, zerline } from '../../../shared/games/fortyThievesVariants.ts';
import { luckyPiles, luckyThirteen } from '../../../shared/games/luckyThirteen.ts';
import { rougeForty } from '../../../shared/games/thievesOfEgypt.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { boardOf, moveOf } from '../../support/positions.ts';
import { positionWith } from '../../support/shortDeck.ts';

interface Case {
  readonly game: GameDefinition;
  readonly piles: Readonly<Record<string, string>>;
  readonly move: string;
  readonly reason: string | undefined;
  readonly restOn?: string;
}

const cases: readonly Case[] = [
  { game: fortyBandits, piles: { P0: '9S0,8S0' }, move: 'P0>P1:2', reason: 'oneCardOnEmpty' },
  { game: josephine, piles: { P0: '9S0,8S0' }, move: 'P0>P1:2', reason: undefined },
  { game: fortyThieves, piles: { P0: '9S0,8S0', P1: 'TS0' }, move: 'P0>P1:2', reason: 'topCardOnly' },
  { game: fortyBandits, piles: { P0: '9S0,8H0', P1: 'TS0' }, move: 'P0>P1:2', reason: 'notARun' },
  { game: fortyThieves, piles: { P0: '8H0', P1: '9S0' }, move: 'P0>P1:1', reason: 'build' },
  { game: fortyThieves, piles: { P0: '8H0', P1: '9S0' }, move: 'P0>F0:1', reason: 'emptyRank' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'P0>F0:1', reason: 'wrongSuit' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'P1>P0:1', reason: 'nothingThere' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'P0>P0:1', reason: 'samePile' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'P0>W:1', reason: 'takesNothing' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'T>P0:1', reason: 'givesNothing' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'redeal', reason: 'stockNotEmpty' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'redeal', reason: 'noPassLeft', restOn: 'W' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'deal', reason: 'stockEmpty', restOn: 'W' },
  { game: fortyThieves, piles: { P0: 'AH0' }, move: 'redeal', reason: 'wasteEmpty', restOn: 'P1' },
  { game: luckyPiles, piles: { P0: 'QH0' }, move: 'P0>P1:1', reason: 'emptyRank', restOn: 'P2' },
  { game: luckyPiles, piles: { P0: 'QH0' }, move: 'deal', reason: 'noStock', restOn: 'P2' },
  { game: luckyThirteen, piles: { P0: 'KH0' }, move: 'P0>P1:1', reason: 'emptyNever', restOn: 'P2' },
  { game: racingAces, piles: { P0: 'KH0' }, move: 'P0>P1:1', reason: 'emptyWhileRefill' },
  { game: racingAces, piles: { P0: 'KH0', P1: 'QH0' }, move: 'P1>P0:1', reason: 'full' },
  { game: corona, piles: { F0: 'AC0' }, move: 'F0>P1:1', reason: 'givesNothing' },
  { game: zerline, piles: { W: 'AC0' }, move: 'W>R0:1', reason: 'wrongSource' },
  { game: rougeForty, piles: { P0: 'KS0,QH0' }, move: 'P0>F4:2', reason: 'completeRunOnly' },
  { game: rougeForty, piles: { P0: 'AH0' }, move: 'P0>F0:1', reason: 'wrongColour' },
];

describe('whyNot', () => {
  it.each(cases)(
    '$game.name: $move is refused as $reason',
    ({ game: definition, piles, move, reason, restOn }) => {
      const game = compile(definition);
      const board = boardOf(game, positionWith(game, piles, restOn ?? (game.stock < 0 ? 'P2' : 'T')));
      expect(whyNot(board, moveOf(game, move))?.reason).toBe(reason);
    },
  );
});
