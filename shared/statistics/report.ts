import * as v from 'valibot';
import type { ReadonlyDeep } from '../readonlyDeep.ts';
import { gameId, localDate } from './record.ts';

/** The figures that statistics consist of. How each is reckoned stands with the functions that make it. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const duration = v.pipe(v.number(), v.minValue(0));

/** Which games to count. Everything absent: all. */
export const filterSchema = v.strictObject({
  /** Game ids; those of a family for a family. */
  games: v.exactOptional(v.pipe(v.array(gameId), v.maxLength(10_000))),
  /** First local day, inclusive. */
  from: v.exactOptional(localDate),
  /** Last local day, inclusive. */
  to: v.exactOptional(localDate),
});
export type StatisticsFilter = ReadonlyDeep<v.InferOutput<typeof filterSchema>>;

/** Which games a family has: the window knows, which has the player's own games too. */
export const familySchema = v.strictObject({
  family: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  games: v.pipe(v.array(gameId), v.maxLength(10_000)),
});
export type Family = ReadonlyDeep<v.InferOutput<typeof familySchema>>;

/** Which figures are wanted: over which games, and of which families beside those of each game. */
export const questionSchema = v.strictObject({
  ...filterSchema.entries,
  families: v.exactOptional(v.pipe(v.array(familySchema), v.maxLength(1000))),
});
export type StatisticsQuestion = ReadonlyDeep<v.InferOutput<typeof questionSchema>>;

/** A share of won games with its 95 % interval, all 0–1. */
export const winRateSchema = v.strictObject({ rate: share, low: share, high: share });
export type WinRate = ReadonlyDeep<v.InferOutput<typeof winRateSchema>>;

const tallyEntries = { played: count, won: count, winRate: v.nullable(winRateSchema) };
/** Games counted; `winRate` is null where none was played. */
export const tallySchema = v.strictObject(tallyEntries);
export type Tally = ReadonlyDeep<v.InferOutput<typeof tallySchema>>;

/** Over won games: the least, the middle and the mean. */
export const spreadSchema = v.strictObject({ best: duration, median: duration, mean: duration });
export type Spread = ReadonlyDeep<v.InferOutput<typeof spreadSchema>>;

export const streaksSchema = v.strictObject({
  /** The unbroken row of like results up to the last game; null before the first. */
  current: v.nullable(v.strictObject({ won: v.boolean(), length: count })),
  longestWinning: count,
  longestLosing: count,
});
export type Streaks = ReadonlyDeep<v.InferOutput<typeof streaksSchema>>;

const resultEntries = {
  ...tallyEntries,
  streaks: streaksSchema,
  winTime: v.nullable(spreadSchema),
  winMoves: v.nullable(spreadSchema),
};

export const reportSchema = v.strictObject({
  ...tallyEntries,
  lost: count,
  givenUp: count,
  /** Playing time of all games without pauses, in milliseconds. */
  playingMs: duration,
  streaks: streaksSchema,
  /** Of won games only, and to be labelled so; null without a win. Times in milliseconds. */
  winTime: v.nullable(spreadSchema),
  winMoves: v.nullable(spreadSchema),
  /** Calendar months with a game, earliest first. `month` is `YYYY-MM`. */
  byMonth: v.array(v.strictObject({ month: v.string(), ...tallyEntries })),
  /** All seven days, Monday (1) to Sunday (7). */
  byWeekday: v.array(
    v.strictObject({
      weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
      ...tallyEntries,
    }),
  ),
  /** After `games` games: the rate of all so far, and of the last `recentGames` of them. At most 200 points. */
  overTime: v.array(v.strictObject({ games: count, localDate, rate: share, recent: share })),
  recentGames: count,
  /** Won games by playing time, in bins of equal width; `from` inclusive, `to` exclusive, in milliseconds. */
  winTimes: v.array(v.strictObject({ from: duration, to: duration, games: count })),
  /** The first game of each deal against those that played it again. */
  firstAttempts: tallySchema,
  replays: tallySchema,
  /** Games by what the solver says of their deal; those without a verdict are in none. */
  byVerdict: v.strictObject({ winnable: tallySchema, unwinnable: tallySchema, unknown: tallySchema }),
  /** Games in which hints or the solver helped, which count like all others. */
  helped: tallySchema,
  /** Each game with a result, most played first. */
  byGame: v.array(v.strictObject({ game: gameId, ...resultEntries })),
  /** Each family asked for of which at least two games have a result, most played first. */
  byFamily: v.array(v.strictObject({ family: v.string(), ...resultEntries })),
});
export type StatisticsReport = ReadonlyDeep<v.InferOutput<typeof reportSchema>>;
