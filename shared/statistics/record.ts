import * as v from 'valibot';
import type { ReadonlyDeep } from '../readonlyDeep.ts';

/**
 * One finished game, as the history keeps it for ever. When a game counts: a won one at once; an unwon deal in
 * which at least one move was made when the deal is left; a deal that was only looked at never.
 */

export const outcomes = ['won', 'lost', 'givenUp'] as const;
/** `lost`: left when it could no longer be won; `givenUp`: left although nothing said so. */
export type Outcome = (typeof outcomes)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A moment in UTC to the millisecond, as `Date.toISOString` writes it, so that moments sort as text. */
export const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);
/** A day of the player's own calendar, `YYYY-MM-DD`. */
export const localDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => !Number.isNaN(Date.parse(day))),
);
/** Ids are made by the window (`crypto.randomUUID`); the form also keeps them harmless as file names. */
export const recordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(80));

/** A deal number in its normal form, such as `1`, `32000` or `ms8589934591`, as the engine's `parseDealNumber` returns it. */
export const dealNumber = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/));
/** A single move in notation, such as `P3>F0:1`, `deal` or `redeal`. It holds no blank: a line may be written in one text. */
export const lineMove = v.pipe(v.string(), v.regex(/^[A-Za-z0-9>:]{1,24}$/));

const summaryEntries = {
  /** Given when the deal begins, so that recording it twice counts once. */
  id: recordId,
  game: gameId,
  rulesVersion: count,
  deal: dealNumber,
  outcome: v.picklist(outcomes),
  started: moment,
  ended: moment,
  /** The player's own date when the game ended. */
  localDate,
  /** Without pauses, in milliseconds. */
  playingMs: count,
  /** The player's moves on the line that ended the game; automatic ones do not count. */
  moves: count,
  undos: count,
  hints: count,
  /** The solver played for the player or showed the way. */
  solverHelped: v.boolean(),
  /** The deal was chosen as one that can be won. */
  promisedWinnable: v.boolean(),
  /** What the solver said of the deal as dealt, when it is known. */
  verdict: v.exactOptional(v.picklist(['winnable', 'unwinnable', 'unknown'])),
} as const;

/** A finished game without its moves: all that statistics need. */
export const gameSummarySchema = v.strictObject(summaryEntries);
export type GameSummary = ReadonlyDeep<v.InferOutput<typeof gameSummarySchema>>;

/** What statistics are reckoned from. */
export interface CountedGame
  extends Pick<
    GameSummary,
    'game' | 'deal' | 'outcome' | 'localDate' | 'playingMs' | 'moves' | 'hints' | 'solverHelped'
  > {
  readonly verdict?: GameSummary['verdict'] | null | undefined;
}

/** A finished game with every single move in order, automatic ones included, so that it can be replayed. */
export const gameRecordSchema = v.strictObject({
  ...summaryEntries,
  line: v.pipe(v.array(lineMove), v.maxLength(1_000_000)),
});
export type GameRecord = ReadonlyDeep<v.InferOutput<typeof gameRecordSchema>>;

/** The record without its moves. */
export function summaryOf(record: GameRecord): GameSummary {
  const { line: _line, ...summary } = record;
  return summary;
}
