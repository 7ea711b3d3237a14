import { describe, expect, it } from 'vitest';
import { autoplayChoices, playAutomatically } from '../../../shared/engine/autoplay.ts';
import { moveText } from '../../../shared/engine/positionText.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import {
  bigForty,
  fortyBandits,
  fortyThieves,
  marieRose,
  thievesRush,
} from '../../../shared/games/fortyThieves.ts';
import { corona, courtyard, deuces, streets, zerline } from '../../../shared/games/fortyThievesVariants.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { rougeForty } from '../../../shared/games/thievesOfEgypt.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { boardOf } from '../../support/positions.ts';
import { positionWith } from '../../support/shortDeck.ts';

function automatic(
  definition: GameDefinition,
  piles: Readonly<Record<string, string>>,
  setting: 'off' | 'safe' | 'all',
  { pass = 1, restOn = 'T' } = {},
): string[] {
  const game = compile(definition);
  return playAutomatically(boardOf(game, positionWith(game, piles, restOn, pass)), setting).map((move) =>
    moveText(game, move),
  );
}

describe('automatic moves', () => {
  it('does nothing when they are off', () => {
    expect(automatic(fortyThieves, { P0: 'AC0' }, 'off')).toEqual([]);
  });

  it('goes on as long as a card goes up, from the waste first, then from left to right', () => {
    expect(automatic(fortyThieves, { W: '3C0', P0: 'AC0', P1: 'KS0,2C0' }, 'all')).toEqual([
      'P0>F0:1',
      'P1>F0:1',
      'W>F0:1',
    ]);
  });

  it('never moves a card that fits foundations of different kinds', () => {
    expect(
      automatic(racingAces, { P0: '7C0', P1: 'KH0', F0: 'AC0,2C0,3C0,4C0,5C0,6C0' }, 'all', {
        restOn: 'F15',
      }),
    ).toEqual(['P1>F4:1']);
  });

  it('moves a complete run as one', () => {
    const run = 'KS0,QH0,JS0,TH0,9S0,8H0,7S0,6H0,5S0,4H0,3S0,2H0,AS0';
    expect(automatic(rougeForty, { P0: run, F0: 'AC0' }, 'all')).toEqual([]);
    expect(automatic(rougeForty, { P0: run, F0: 'AC0', F1: 'AC1' }, 'all')).toEqual(['P0>F4:13']);
  });
});

describe('safe automatic moves', () => {
  it('are offered only where a rule is proven', () => {
    const offered = (definition: GameDefinition): boolean =>
      autoplayChoices(compile(definition)).includes('safe');
    expect([fortyThieves, thievesRush, fortyBandits, marieRose, bigForty].every(offered)).toBe(true);
    expect(
      [luckyPiles, racingAces, courtyard, corona, deuces, streets, zerline, rougeForty].some(offered),
    ).toBe(false);
  });

  it('waits until both next-lower cards are up', () => {
    expect(automatic(fortyThieves, { P0: '2C0', F0: 'AC0' }, 'safe')).toEqual([]);
    expect(automatic(fortyThieves, { P0: '2C0', F0: 'AC0', F1: 'AC1' }, 'safe')).toEqual(['P0>F0:1']);
  });

  it('leaves the waste alone while packets could shift', () => {
    const piles = { W: '2C0', F0: 'AC0', F1: 'AC1' };
    expect(automatic(thievesRush, piles, 'safe', { pass: 1 })).toEqual([]);
    expect(automatic(thievesRush, piles, 'safe', { pass: 2 })).toEqual([]);
    expect(automatic(thievesRush, piles, 'safe', { pass: 3 })).toEqual(['W>F0:1']);
    expect(automatic(fortyThieves, piles, 'safe', { pass: 1 })).toEqual(['W>F0:1']);
  });
});
