import * as v from 'valibot';
import type { ReadonlyDeep } from '../readonlyDeep.ts';
import { playerGamesSchema } from '../rules/playerGames.ts';
import { keptGameSchema, runningSummarySchema, saveSummarySchema } from '../saves/keptGame.ts';
import { settingsChangeSchema, settingsSchema } from '../settings/settings.ts';
import {
  gameId,
  gameRecordSchema,
  gameSummarySchema,
  localDate,
  moment,
  recordId,
} from '../statistics/record.ts';
import { filterSchema, questionSchema, reportSchema } from '../statistics/report.ts';
import { noticeSchema } from './notice.ts';

/**
 * The contract between the window and its host: the only place where a channel is named. Both hosts, the preload
 * and the window's client derive from it. Every argument is checked by the host before anything is done, and
 * every result and event by the window before it is used.
 */

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A request: the check of its argument and of its result, and the largest message taken, in bytes of JSON. */
interface Request<A extends v.GenericSchema, R extends v.GenericSchema> {
  readonly argument: A;
  readonly result: R;
  readonly maxBytes: number;
}

function request<A extends v.GenericSchema, R extends v.GenericSchema>(
  argument: A,
  result: R,
  maxBytes = 64 * KILOBYTE,
): Request<A, R> {
  return { argument, result, maxBytes };
}

/** No argument, or no result. */
const nothing = v.null();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const fileText = v.pipe(v.string(), v.maxLength(512 * MEGABYTE));

/** Ids in the command table. */
const commandList = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200));

export const aboutSchema = v.strictObject({
  version: v.string(),
  host: v.picklist(['electron', 'browser']),
  platform: v.string(),
  /** The host's runtime, such as `Node 20.20.2`. */
  runtime: v.string(),
  /** Where everything lies. */
  dataFolder: v.string(),
});

/** A page of finished games, latest first. */
const historyPageSchema = v.strictObject({ total: count, games: v.array(gameSummarySchema) });

export const requests = {
  'app.about': request(nothing, aboutSchema),
  /** Ends the host once everything is written. */
  'app.quit': request(nothing, nothing),
  /** Opens the data folder (or one in it) in the system's file manager. */
  'app.openFolder': request(
    v.strictObject({ folder: v.picklist(['data', 'games', 'saves', 'logs', 'damaged']) }),
    nothing,
  ),
  /** Writes a line to the local log; nothing ever leaves the machine. */
  'app.log': request(
    v.strictObject({
      level: v.picklist(['info', 'warning', 'error']),
      message: v.pipe(v.string(), v.maxLength(20_000)),
    }),
    nothing,
  ),
  /** The last lines of the log, for a report that the player may copy. */
  'app.readLog': request(nothing, v.string()),
  /** What the system's own menus show: which commands can be used now, and which have a tick. */
  'app.menuState': request(v.strictObject({ enabled: commandList, ticked: commandList }), nothing),
  /** What the player has not been told yet about the data. Telling is the window's part; each is given once. */
  'app.takeNotices': request(nothing, v.array(noticeSchema)),

  /** The games in the player's own folder, read anew, and what is wrong with the files that are none. */
  'games.read': request(nothing, playerGamesSchema),

  'settings.read': request(nothing, settingsSchema),
  /** Changes the settings named, all or none, and returns all. */
  'settings.change': request(settingsChangeSchema, settingsSchema),
  /** All settings back to their defaults. */
  'settings.reset': request(nothing, settingsSchema),

  /** Opens another window, where the host has windows of its own. */
  'window.open': request(nothing, nothing),
  /** Fills the screen with this window, or gives the screen back, where the host has windows of its own. */
  'window.fullScreen': request(v.strictObject({ on: v.boolean() }), nothing),
  /** Brings the window to the front that has this game open; false where there is none or it cannot be done. */
  'window.show': request(v.strictObject({ game: gameId }), v.strictObject({ shown: v.boolean() })),

  /**
   * Opens a game in this window alone, and gives its unfinished deal, or null. Refused as `openElsewhere` while another
   * window has the game; a window that closes or crashes has none any more.
   */
  'running.take': request(v.strictObject({ game: gameId }), v.nullable(keptGameSchema)),
  /** This window has left the game: another one may take it. */
  'running.release': request(v.strictObject({ game: gameId }), nothing),
  /** All unfinished deals, one a game. */
  'running.list': request(nothing, v.array(runningSummarySchema)),
  /**
   * Keeps a deal in play as its game's unfinished one. Answered when it is on disk; refused as `openElsewhere` while
   * another window has the game.
   */
  'running.keep': request(keptGameSchema, nothing, 64 * MEGABYTE),
  /** The game has no unfinished deal any more; one with another record id is left alone. */
  'running.drop': request(v.strictObject({ game: gameId, record: recordId }), nothing),

  /** Named saves, latest first. */
  'saves.list': request(nothing, v.array(saveSummarySchema)),
  'saves.read': request(v.strictObject({ id: recordId }), keptGameSchema),
  'saves.add': request(
    v.strictObject({ name: shortText, localDate, kept: keptGameSchema }),
    saveSummarySchema,
    64 * MEGABYTE,
  ),
  'saves.rename': request(v.strictObject({ id: recordId, name: shortText }), saveSummarySchema),
  /** Removes a save; it can be put back until the app closes. */
  'saves.remove': request(v.strictObject({ id: recordId }), nothing),
  /** The saves removed since the app started, latest first: those that can be put back. */
  'saves.removed': request(nothing, v.array(saveSummarySchema)),
  'saves.putBack': request(v.strictObject({ id: recordId }), saveSummarySchema),
  /** The save as the text of a `.patience` file. */
  'saves.export': request(v.strictObject({ id: recordId }), fileText),
  /** Reads the text of a `.patience` file; adds nothing. */
  'saves.open': request(v.strictObject({ text: fileText }), keptGameSchema, 64 * MEGABYTE),

  /** Records a finished game. Answered when it is on disk; false when that id was recorded before. */
  'history.record': request(gameRecordSchema, v.strictObject({ recorded: v.boolean() }), 64 * MEGABYTE),
  'history.page': request(
    v.strictObject({ filter: filterSchema, offset: count, limit: v.pipe(count, v.maxValue(1000)) }),
    historyPageSchema,
    MEGABYTE,
  ),
  /** A finished game with its moves. */
  'history.read': request(v.strictObject({ id: recordId }), gameRecordSchema),
  'history.export': request(
    v.strictObject({ format: v.picklist(['json', 'csv']), filter: filterSchema }),
    fileText,
    MEGABYTE,
  ),
  /** Adds the games of a JSON or CSV export that are not here yet. */
  'history.import': request(
    v.strictObject({ text: fileText }),
    v.strictObject({ added: count, known: count }),
    512 * MEGABYTE,
  ),
  /** Takes all results of these games (null: of all games) away; undone by `history.undoReset` until the app closes. */
  'history.reset': request(
    v.strictObject({ games: v.nullable(v.array(gameId)) }),
    v.strictObject({ reset: recordId, removed: count }),
    MEGABYTE,
  ),
  /** The resets since the app started that can be undone, latest first. */
  'history.resets': request(
    nothing,
    v.array(v.strictObject({ reset: recordId, games: v.nullable(v.array(gameId)), removed: count })),
  ),
  'history.undoReset': request(v.strictObject({ reset: recordId }), v.strictObject({ restored: count })),

  'statistics.read': request(questionSchema, reportSchema, MEGABYTE),

  /** Everything in one text: settings, unfinished deals, saves, history. */
  'backup.create': request(nothing, fileText),
  /**
   * Puts a backup back: settings replaced, deals and saves added or replaced, games merged by id. An unfinished deal
   * that becomes a save is called by what the player calls its game.
   */
  'backup.restore': request(
    v.strictObject({ text: fileText, gameNames: v.record(gameId, shortText) }),
    v.strictObject({ settings: v.boolean(), running: count, saves: count, games: count }),
    512 * MEGABYTE,
  ),
} as const;

export const events = {
  'settings.changed': settingsSchema,
  /** Results were added, taken away or put back, here or by another host on the same data. */
  'history.changed': nothing,
  'running.changed': v.strictObject({ game: gameId }),
  'saves.changed': nothing,
  /** There is a notice to take. */
  'notices.waiting': nothing,
  /** A menu of the system chose a command, by its id in the command table. */
  'command.chosen': v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) }),
  /** A link or the command line asks for a game (null: the one on the table) or for a deal of it. */
  'open.deal': v.strictObject({
    game: v.nullable(gameId),
    deal: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  }),
  /** A `.patience` file or link was opened; the window reads it by `saves.open`. */
  'open.save': v.strictObject({ text: fileText }),
  /** A link or file that cannot be opened, and why. */
  'open.failed': v.strictObject({ what: v.pipe(v.string(), v.maxLength(2000)) }),
  /** This window fills the screen now, or no longer does; told by a host that has windows of its own. */
  'window.fullScreen': v.strictObject({ on: v.boolean() }),
  /** The machine sleeps or is locked (true), or wakes (false): the clock stands. */
  'clock.pause': v.strictObject({ paused: v.boolean(), at: moment }),
} as const;

export type RequestName = keyof typeof requests;
export type EventName = keyof typeof events;
export const requestNames: readonly RequestName[] = Object.keys(requests).filter(isRequestName);

export type Argument<N extends RequestName> = ReadonlyDeep<v.InferOutput<(typeof requests)[N]['argument']>>;
export type Result<N extends RequestName> = ReadonlyDeep<v.InferOutput<(typeof requests)[N]['result']>>;
export type EventValue<N extends EventName> = ReadonlyDeep<v.InferOutput<(typeof events)[N]>>;

/** Whether the contract has this request. */
export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

/** Whether the contract has this event. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
