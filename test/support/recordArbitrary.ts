import fc from 'fast-check';
import type { GameRecord } from '../../shared/statistics/record.ts';
import { outcomes } from '../../shared/statistics/record.ts';

const count = fc.nat(1_000_000);
const moment = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const letters = (alphabet: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });

/** Any finished game that the check lets pass. */
export const recordArbitrary: fc.Arbitrary<GameRecord> = fc
  .record({
    id: letters('abcXYZ019-', 8, 20),
    game: fc.constantFrom('first-game', 'second-game', 'third-game'),
    rulesVersion: count,
    deal: letters('0123456789', 1, 5),
    outcome: fc.constantFrom(...outcomes),
    started: moment,
    ended: moment,
    playingMs: fc.nat(10_000_000),
    moves: count,
    undos: fc.nat(3),
    hints: fc.nat(3),
    solverHelped: fc.boolean(),
    promisedWinnable: fc.boolean(),
    verdict: fc.constantFrom(undefined, 'winnable' as const, 'unwinnable' as const, 'unknown' as const),
    line: fc.array(fc.constantFrom('deal', 'redeal', 'P0>F12:1', 'W>P3:1', 'P1>P2:13'), { maxLength: 30 }),
  })
  .map(({ verdict, ...rest }) => ({
    ...rest,
    localDate: rest.ended.slice(0, 10),
    ...(verdict === undefined ? {} : { verdict }),
  }));
