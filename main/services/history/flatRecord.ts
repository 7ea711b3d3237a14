import * as v from 'valibot';
import type { ReadonlyDeep } from '../../../shared/readonlyDeep.ts';
import type { GameRecord } from '../../../shared/statistics/record.ts';
import { gameSummarySchema } from '../../../shared/statistics/record.ts';

/**
 * A finished game with its moves as one text, separated by blanks: as files and exports hold it. A long history in
 * memory takes a fraction of what it would with a text a move.
 */
export const flatRecordSchema = v.strictObject({
  ...gameSummarySchema.entries,
  line: v.pipe(v.string(), v.regex(/^$|^[A-Za-z0-9>:]{1,24}( [A-Za-z0-9>:]{1,24})*$/)),
});
export type FlatRecord = ReadonlyDeep<v.InferOutput<typeof flatRecordSchema>>;

/** The record with its moves as one text. */
export function flatRecord(record: GameRecord): FlatRecord {
  return { ...record, line: record.line.join(' ') };
}

/** The record with its moves one by one. */
export function fullRecord(record: FlatRecord): GameRecord {
  return { ...record, line: record.line === '' ? [] : record.line.split(' ') };
}
