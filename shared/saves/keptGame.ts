import * as v from 'valibot';
import type { ReadonlyDeep } from '../readonlyDeep.ts';
import { dealNumber, gameId, localDate, moment, recordId } from '../statistics/record.ts';

/** A deal in play, as it is kept at every move and under a name: what the engine saves and what the session counts. */

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const index = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(10_000_000));
const move = text(24);

/** The engine's part: readable, and independent of later rules and shuffles. */
export const savedGameSchema = v.strictObject({
  game: gameId,
  rulesVersion: count,
  deal: dealNumber,
  /** The dealt cards in the oracle's notation with deck digit, such as `TH0`. */
  order: v.pipe(v.array(text(4)), v.maxLength(208)),
  /** What moved by itself after the opening deal. */
  opening: v.pipe(v.array(move), v.maxLength(208)),
  nodes: v.pipe(
    v.array(v.strictObject({ parent: index, move, automatic: v.array(move) })),
    v.maxLength(1_000_000),
  ),
  cursor: index,
  bookmarks: v.pipe(v.array(v.strictObject({ node: index, name: text(200) })), v.maxLength(10_000)),
});

/** A deal in play with the session's counts, which go into its record when it ends. */
export const keptGameSchema = v.strictObject({
  /** The id that the record of this game will have. */
  record: recordId,
  saved: savedGameSchema,
  /** Playing time so far without pauses, in milliseconds. */
  clockMs: count,
  started: moment,
  undos: count,
  hints: count,
  solverHelped: v.boolean(),
  promisedWinnable: v.boolean(),
  /** The result of this deal is in the history already; playing on changes it no more. */
  recorded: v.boolean(),
});
export type KeptGame = ReadonlyDeep<v.InferOutput<typeof keptGameSchema>>;

/** What a list of deals in play shows of one. */
export const runningSummarySchema = v.strictObject({
  game: gameId,
  deal: dealNumber,
  record: recordId,
  clockMs: count,
  /** Player's moves up to the cursor. */
  moves: count,
});
export type RunningSummary = ReadonlyDeep<v.InferOutput<typeof runningSummarySchema>>;

/** What the list of named saves shows of one. */
export const saveSummarySchema = v.strictObject({
  id: recordId,
  name: text(200),
  saved: moment,
  localDate,
  game: gameId,
  deal: dealNumber,
  moves: count,
  clockMs: count,
});
export type SaveSummary = ReadonlyDeep<v.InferOutput<typeof saveSummarySchema>>;

/** The player's moves from the opening to the cursor. */
export function movesToCursor(saved: KeptGame['saved']): number {
  let moves = 0;
  let node = saved.nodes[saved.cursor];
  while (node !== undefined && moves <= saved.nodes.length) {
    moves++;
    node = saved.nodes[node.parent];
  }
  return moves;
}
