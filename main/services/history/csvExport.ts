import type { FlatRecord } from './flatRecord.ts';

/** The columns of the table, in this order. `line` holds the moves, separated by blanks. */
export const csvColumns = [
  'id',
  'game',
  'rulesVersion',
  'deal',
  'outcome',
  'started',
  'ended',
  'localDate',
  'playingMs',
  'moves',
  'undos',
  'hints',
  'solverHelped',
  'promisedWinnable',
  'verdict',
  'line',
] as const satisfies readonly (keyof FlatRecord)[];

/** Writes finished games as comma-separated values by RFC 4180, with a line of column names. */
export class CsvExport {
  readonly #rows: string[] = [csvColumns.join(',')];

  add(record: FlatRecord): void {
    this.#rows.push(csvColumns.map((column) => field(record[column])).join(','));
  }

  /** The text of the whole. */
  end(): string {
    return `${this.#rows.join('\r\n')}\r\n`;
  }
}

function field(value: FlatRecord[keyof FlatRecord]): string {
  const text = value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The rows of such a table, each a record of texts by column.
 * @throws Error when quotation marks do not close or a row has another number of fields than the first.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [columns, ...rows] = fieldsOf(text.replace(/^\uFEFF/, ''));
  if (columns === undefined) return [];
  return rows.map((row, index) => {
    if (row.length !== columns.length)
      throw new Error(`row ${index + 2} has ${row.length} fields, not ${columns.length}`);
    return Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']));
  });
}

function fieldsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A field, quoted or plain, and what ends it.
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) throw new Error(`there is a stray quotation mark at character ${at + 1}`);
    const [, quoted, plain, end] = match;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',' && pattern.lastIndex === text.length) row.push('');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
