import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Source, UsageError } from './options.ts';

/** One position to be solved: a deal by its number, or a position by its key. */
export type SolveTask = { readonly deal: string } | { readonly position: string };

/**
 * The tasks that a source stands for, in order.
 * @throws UsageError where a file cannot be read or a line of it is not JSON.
 */
export function tasksOf(source: Source): SolveTask[] {
  if (source.type === 'position') return [{ position: source.key }];
  if (source.type === 'deals') {
    return Array.from({ length: source.last - source.first + 1 }, (_, i) => ({
      deal: String(source.first + i),
    }));
  }
  return readLines(source.path).flatMap(({ text, line }) => taskOf(text, source.path, line));
}

function readLines(path: string): { text: string; line: number }[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (zipped ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .map((content, i) => ({ text: content.trim(), line: i + 1 }))
    .filter((entry) => entry.text !== '');
}

/** The task of one line; none for a header or any other line without a deal or position. */
function taskOf(text: string, path: string, line: number): SolveTask[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(
      `${path}, line ${line}: this is not JSON. Each line is an object with "deal" or "position".`,
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('position' in value && typeof value.position === 'string') return [{ position: value.position }];
  if ('deal' in value && (typeof value.deal === 'string' || typeof value.deal === 'number')) {
    return [{ deal: String(value.deal) }];
  }
  return [];
}
