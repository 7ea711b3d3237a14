import { CsvExport } from '../../main/services/history/csvExport.ts';
import { flatRecord } from '../../main/services/history/flatRecord.ts';
import { JsonExport } from '../../main/services/history/jsonExport.ts';
import type { GameRecord } from '../../shared/statistics/record.ts';

/** The JSON export of these games. */
export function jsonOf(records: readonly GameRecord[]): string {
  const text = new JsonExport();
  for (const record of records) text.add(flatRecord(record));
  return text.end();
}

/** The CSV export of these games. */
export function csvOf(records: readonly GameRecord[]): string {
  const text = new CsvExport();
  for (const record of records) text.add(flatRecord(record));
  return text.end();
}
