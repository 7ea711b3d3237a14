import type { GameRecord } from '../../../shared/statistics/record.ts';

export const EXPORT_FORMAT = 'grand-patience/history';
/** Raised when an export's shape changes; `readExport` then reads the earlier ones as well. */
export const EXPORT_VERSION = 1;

/** Finished games as JSON, one a line, for people, other programs and `readExport`. */
export function exportJson(records: readonly GameRecord[]): string {
  const head = `{"format":"${EXPORT_FORMAT}","version":${EXPORT_VERSION},"games":[`;
  const lines = records.map((record) => JSON.stringify(record)).join(',\n');
  return `${head}\n${lines}\n]}\n`;
}
