import type { KeptGame } from '../../shared/saves/keptGame.ts';
import type { GameRecord } from '../../shared/statistics/record.ts';

/** A finished game, the `n`th; what is not given is the same for all. */
export function gameRecord(n: number, given: Partial<GameRecord> = {}): GameRecord {
  const ended = new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString();
  return {
    id: `record-${String(n).padStart(8, '0')}`,
    game: 'example-game',
    rulesVersion: 1,
    deal: String(n + 1),
    outcome: 'won',
    started: ended,
    ended,
    localDate: ended.slice(0, 10),
    playingMs: 60_000,
    moves: 100,
    undos: 0,
    hints: 0,
    solverHelped: false,
    promisedWinnable: false,
    line: ['deal', 'W>F0:1', 'P3>P4:2'],
    ...given,
  };
}

/** A deal in play after so many moves. */
export function keptGame(moves: number, given: Partial<KeptGame> = {}): KeptGame {
  return {
    record: 'record-in-play',
    saved: {
      game: 'example-game',
      rulesVersion: 1,
      deal: '7',
      order: ['KD0', 'TH0', 'AC0'],
      opening: [],
      nodes: Array.from({ length: moves }, (_, n) => ({ parent: n - 1, move: 'deal', automatic: [] })),
      cursor: moves - 1,
      bookmarks: [],
    },
    clockMs: moves * 1000,
    started: '2026-11-30T12:00:00.000Z',
    undos: 0,
    hints: 0,
    solverHelped: false,
    promisedWinnable: false,
    recorded: false,
    ...given,
  };
}
