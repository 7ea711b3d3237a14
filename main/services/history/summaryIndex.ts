import type { CountedGame } from '../../../shared/statistics/record.ts';
import { checksum } from '../storage/checksum.ts';
import type { Entry } from './entries.ts';
import type { LineCount } from './lineNumbers.ts';
import type { LocatedLine, Segment } from './segment.ts';

/**
 * What the lines of a segment say of their games as far as statistics need it, by columns, so that a long history is
 * known quickly: reading it takes a tenth of the time that reading all lines takes. It holds nothing that the lines
 * do not say, is used only when it fits them to the last byte, and may be lost without harm.
 */
export interface SummaryIndex {
  /** It stands for the segment's first `end` bytes. */
  readonly end: number;
  /** The checksum of those bytes. */
  readonly sum: number;
  /** What the numbers of its lines say. */
  readonly lines: LineCount;
  readonly games: readonly Entry[];
  readonly others: readonly LocatedLine[];
}

/** Another version of the index is no use, and no loss. */
const VERSION = 2;

/** One entry a game in every column; `game` and `localDate` are numbers into `words`. */
interface Columns {
  readonly words: string[];
  readonly offset: number[];
  readonly length: number[];
  readonly epoch: number[];
  readonly id: string[];
  readonly game: number[];
  readonly deal: string[];
  readonly outcome: CountedGame['outcome'][];
  readonly endedAt: number[];
  readonly localDate: number[];
  readonly playingMs: number[];
  readonly moves: number[];
  readonly hints: number[];
  readonly solverHelped: boolean[];
  readonly verdict: Entry['verdict'][];
}

interface Stored {
  readonly version: number;
  readonly end: number;
  readonly sum: number;
  readonly lines: LineCount;
  readonly columns: Columns;
  readonly others: readonly LocatedLine[];
}

/** The index as bytes: its checksum on a line of its own, then JSON. */
export function encodeIndex({ end, sum, lines, games, others }: SummaryIndex): Buffer {
  const stored: Stored = { version: VERSION, end, sum, lines, columns: columnsOf(games), others };
  const body = JSON.stringify(stored);
  return Buffer.from(`${checksum(body)}\n${body}`, 'utf8');
}

/** What `encodeIndex` was given of this segment, or null when the bytes are damaged or of another version. */
export function decodeIndex(bytes: Uint8Array, segment: Segment): SummaryIndex | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const body = buffer.subarray(9);
  if (buffer.toString('latin1', 0, 9) !== `${checksum(body)}\n`) return null;
  const stored: Stored = JSON.parse(body.toString('utf8'));
  if (stored.version !== VERSION) return null;
  const { end, sum, lines, columns, others } = stored;
  return { end, sum, lines, games: columns.id.map((id, row) => gameAt(columns, id, row, segment)), others };
}

function columnsOf(games: readonly Entry[]): Columns {
  const words = new Map<string, number>();
  const wordOf = (text: string): number => {
    const known = words.get(text) ?? words.size;
    words.set(text, known);
    return known;
  };
  const column = <T>(of: (game: Entry) => T): T[] => games.map(of);
  const columns = {
    offset: column(({ offset }) => offset),
    length: column(({ length }) => length),
    epoch: column(({ epoch }) => epoch),
    id: column(({ id }) => id),
    game: column(({ game }) => wordOf(game)),
    deal: column(({ deal }) => deal),
    outcome: column(({ outcome }) => outcome),
    endedAt: column(({ endedAt }) => endedAt),
    localDate: column(({ localDate }) => wordOf(localDate)),
    playingMs: column(({ playingMs }) => playingMs),
    moves: column(({ moves }) => moves),
    hints: column(({ hints }) => hints),
    solverHelped: column(({ solverHelped }) => solverHelped),
    verdict: column(({ verdict }) => verdict),
  };
  return { words: [...words.keys()], ...columns };
}

function gameAt(columns: Columns, id: string, row: number, segment: Segment): Entry {
  const { words } = columns;
  return {
    id,
    game: cell(words, cell(columns.game, row)),
    deal: cell(columns.deal, row),
    outcome: cell(columns.outcome, row),
    endedAt: cell(columns.endedAt, row),
    localDate: cell(words, cell(columns.localDate, row)),
    playingMs: cell(columns.playingMs, row),
    moves: cell(columns.moves, row),
    hints: cell(columns.hints, row),
    solverHelped: cell(columns.solverHelped, row),
    verdict: cell(columns.verdict, row),
    epoch: cell(columns.epoch, row),
    offset: cell(columns.offset, row),
    length: cell(columns.length, row),
    segment,
  };
}

/** @throws Error where a column is too short; the index is then of no use. */
function cell<T>(column: readonly T[], row: number): T {
  const value = column[row];
  if (value === undefined) throw new Error(`The index lacks row ${row}`);
  return value;
}
