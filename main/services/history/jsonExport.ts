import type { FlatRecord } from './flatRecord.ts';

export const EXPORT_FORMAT = 'grand-patience/history';
/** Raised when an export's shape changes; `readExport` then reads the earlier ones as well. */
export const EXPORT_VERSION = 1;

/** Writes finished games as JSON, one a line, for people, other programs and `readExport`. */
export class JsonExport {
  readonly #lines: string[] = [];

  add(record: FlatRecord): void {
    this.#lines.push(JSON.stringify(record));
  }

  /** The text of the whole. */
  end(): string {
    return `{"format":"${EXPORT_FORMAT}","version":${EXPORT_VERSION},"games":[\n${this.#lines.join(',\n')}\n]}\n`;
  }
}
