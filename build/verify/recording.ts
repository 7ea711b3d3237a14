import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

/** A file that cannot be verified: unreadable, malformed, or of an unknown game. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

const headerSchema = v.union([
  v.looseObject({
    type: v.literal('game'),
    name: v.string(),
    waste_at_start: v.optional(v.number()),
  }),
  v.looseObject({ type: v.literal('wins'), name: v.string() }),
]);

/** The first line of a recorded file: which game, and of what kind the entries are. */
export type Header = v.InferOutput<typeof headerSchema>;

const stepSchema = v.tuple([v.array(v.string()), v.string(), v.record(v.string(), v.string()), v.string()]);

const dealSchema = v.looseObject({
  type: v.literal('deal'),
  deal: v.nullable(v.string()),
  init: v.string(),
  steps: v.array(stepSchema),
  won: v.optional(v.boolean()),
  final_legal: v.array(v.string()),
  final: v.string(),
});

/** One recorded game: every position's legal moves, the move made, and what changed. */
export type RecordedDeal = v.InferOutput<typeof dealSchema>;

const winSchema = v.looseObject({
  deal: v.optional(v.string()),
  position: v.optional(v.string()),
  verdict: v.optional(v.picklist(['winnable', 'unwinnable'])),
  moves: v.optional(v.array(v.string())),
});

/** One recorded winning line, or a position with its proven verdict. */
export type RecordedWin = v.InferOutput<typeof winSchema>;

/** A recorded file's header and its other lines, not checked yet. */
export interface Recording {
  readonly header: Header;
  readonly entries: readonly unknown[];
}

/**
 * Reads a `*.jsonl` or `*.jsonl.gz` file.
 * @throws RecordingError saying what is wrong and in which line.
 */
export function readRecording(file: string): Recording {
  const lines = readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [first, ...rest] = lines;
  if (first === undefined) throw new RecordingError('the file is empty.');
  return {
    header: check(headerSchema, json(first, 1), 1),
    entries: rest.map((line, i) => json(line, i + 2)),
  };
}

/** @throws RecordingError unless the entry is a recorded game; `line` is its line in the file. */
export function recordedDeal(entry: unknown, line: number): RecordedDeal {
  return check(dealSchema, entry, line);
}

/** @throws RecordingError unless the entry is a winning line or a verdict; `line` is its line in the file. */
export function recordedWin(entry: unknown, line: number): RecordedWin {
  return check(winSchema, entry, line);
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw new RecordingError(
      `it cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}

function json(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordingError(`line ${line} is not JSON.`);
  }
}

function check<S extends v.GenericSchema>(schema: S, value: unknown, line: number): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new RecordingError(
    `line ${line}: ${v.getDotPath(issue) ?? 'the line'} is not as recorded files have it (${issue.message}).`,
  );
}
