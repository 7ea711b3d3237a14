import { assertNever } from '../../../shared/assertNever.ts';
import type { GameSummary } from '../../../shared/statistics/record.ts';
import { checksum } from '../storage/checksum.ts';
import type { FlatRecord } from './flatRecord.ts';

/**
 * One line of the history: `{"sum":"8 hex digits","version":2,"n":17,"epoch":…,…}`. The checksum is over all that
 * follows it on the line, so that each line stands for itself, wherever the file was torn. What a line holds was
 * checked when it was written; a fitting checksum stands for that check. `n` numbers the lines of a file from 1 on, so
 * that whole lines that are gone are noticed (see `LineNumbers`). Version 1 had no numbers.
 */
export const HISTORY_VERSION = 2;

/** Results of these games (null: of all), up to and including the epoch `through`, do not count any more. */
export interface Reset {
  readonly id: string;
  readonly games: readonly string[] | null;
  readonly through: number;
  /** The process (`ownerMark`) that can still undo it. */
  readonly by: string;
}

/**
 * `epoch` is the number of the reset that a result came after: a reset takes away what is of its own epoch or
 * earlier. So results that were imported again later count, without any comparison of clocks.
 */
export type HistoryLine =
  | { readonly kind: 'game'; readonly epoch: number; readonly game: GameSummary }
  | { readonly kind: 'reset'; readonly reset: Reset }
  | { readonly kind: 'undoReset'; readonly id: string }
  /** So many lines of this file are known to be absent: it was written anew without them. */
  | { readonly kind: 'absent'; readonly count: number }
  /** Undamaged, but written by a newer version: kept, not understood. */
  | { readonly kind: 'newer' };

const HEAD = '{"sum":"';
const SUM_END = '",';
const BODY = HEAD.length + 8 + SUM_END.length;
/** Between a game and its moves. Inside a JSON string its quotation marks would be escaped. */
const LINE_OF_MOVES = '},"line":"';

/** What is written as a line. */
export type LineContent =
  | { readonly kind: 'game'; readonly epoch: number; readonly record: FlatRecord }
  | Exclude<HistoryLine, { readonly kind: 'game' | 'newer' }>;

/** The line with this number in its file, its end included; `absent` needs none and has 0. */
export function writeLine(content: LineContent, n: number): string {
  const body = JSON.stringify({ version: HISTORY_VERSION, n, ...storedOf(content) }).slice(1);
  return `${HEAD}${checksum(body)}${SUM_END}${body}\n`;
}

function storedOf(content: LineContent): Omit<Stored, 'version' | 'n'> {
  switch (content.kind) {
    case 'game': {
      const { line, ...game } = content.record;
      return { epoch: content.epoch, game, line };
    }
    case 'reset':
      return { reset: content.reset };
    case 'undoReset':
      return { undoReset: content.id };
    case 'absent':
      return { absent: content.count };
    default:
      return assertNever(content);
  }
}

/** A line as it was read: its number in the file, null where it has none, and what it says. */
export interface ReadLine {
  readonly number: number | null;
  readonly line: HistoryLine;
}

/** What a line (without its end) says, its moves left out; null when it is damaged. */
export function readLine(bytes: Buffer): ReadLine | null {
  if (!isSound(bytes)) return null;
  const moves = bytes.indexOf(LINE_OF_MOVES, BODY, 'latin1');
  const body = moves === -1 ? bytes.toString('utf8', BODY) : `${bytes.toString('utf8', BODY, moves)}}}`;
  const content: Stored = JSON.parse(`{${body}`);
  return { number: Number.isSafeInteger(content.n) ? (content.n ?? null) : null, line: lineOf(content) };
}

/** The finished game in a line, with its moves; null when the line is damaged or holds none. */
export function readGame(bytes: Buffer): FlatRecord | null {
  if (!isSound(bytes)) return null;
  const content: Stored = JSON.parse(`{${bytes.toString('utf8', BODY)}`);
  if (content.version > HISTORY_VERSION || content.game === undefined) return null;
  return { ...content.game, line: content.line ?? '' };
}

interface Stored {
  readonly version: number;
  readonly n?: number;
  readonly epoch?: number;
  readonly game?: GameSummary;
  readonly line?: string;
  readonly reset?: Reset;
  readonly undoReset?: string;
  readonly absent?: number;
}

function isSound(bytes: Buffer): boolean {
  if (bytes.length <= BODY || bytes.toString('latin1', 0, HEAD.length) !== HEAD) return false;
  const sum = bytes.toString('latin1', HEAD.length, HEAD.length + 8);
  if (bytes.toString('latin1', BODY - SUM_END.length, BODY) !== SUM_END) return false;
  return checksum(bytes.subarray(BODY)) === sum;
}

function lineOf(content: Stored): HistoryLine {
  if (content.version > HISTORY_VERSION) return { kind: 'newer' };
  if (content.game !== undefined) return { kind: 'game', epoch: content.epoch ?? 0, game: content.game };
  if (content.reset !== undefined) return { kind: 'reset', reset: content.reset };
  if (content.undoReset !== undefined) return { kind: 'undoReset', id: content.undoReset };
  if (content.absent !== undefined) return { kind: 'absent', count: content.absent };
  return { kind: 'newer' };
}
