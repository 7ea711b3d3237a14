import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findGame } from '../../shared/games/catalogue.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { validateDefinition } from '../../shared/rules/validate.ts';

/** The command line says something that cannot be done; the message says what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The text that answers `--help` or `-h`: what the command does, then how it is called; undefined where nobody asks.
 */
export function helpFor(words: readonly string[], what: string, usageLine: string): string | undefined {
  const asked = words.includes('--help') || words.includes('-h');
  const [command = ''] = usageLine.split(' ', 1);
  const rest = usageLine.slice(command.length + 1);
  return asked ? `${what}\n\nUsage: npm run ${command}${rest === '' ? '' : ` -- ${rest}`}` : undefined;
}

/** What is to be solved. */
export type Source =
  | { readonly type: 'deals'; readonly first: number; readonly last: number }
  | { readonly type: 'position'; readonly key: string }
  | { readonly type: 'file'; readonly path: string };

export interface SolveOptions {
  readonly game: GameDefinition;
  readonly source: Source;
  /** Milliseconds a deal. */
  readonly budget: number;
  /** Mebibytes a thread. */
  readonly memory: number;
  readonly threads: number;
  readonly json: boolean;
}

export const solveUsage =
  'solve --game ID [--deals A-B | --position KEY | --file FILE] [--budget MS] [--memory MB] [--threads N] [--json]';

/**
 * Reads the command line of `solve`.
 * @throws UsageError
 */
export function solveOptions(words: readonly string[]): SolveOptions {
  const values = readWords(
    words,
    ['game', 'deals', 'position', 'file', 'budget', 'memory', 'threads'],
    ['json'],
    solveUsage,
  );
  const sources = ['deals', 'position', 'file'].filter((name) => values[name] !== undefined);
  if (sources.length > 1)
    throw new UsageError(`Give only one of --deals, --position and --file.\nUsage: ${solveUsage}`);
  return {
    game: gameOf(values['game'], solveUsage),
    source: sourceOf(values),
    budget: wholeNumber(values['budget'], '--budget', 20_000),
    memory: wholeNumber(values['memory'], '--memory', 256),
    threads: wholeNumber(values['threads'], '--threads', availableParallelism()),
    json: values['json'] === 'yes',
  };
}

function sourceOf(values: Readonly<Record<string, string | undefined>>): Source {
  if (values['position'] !== undefined) return { type: 'position', key: values['position'] };
  if (values['file'] !== undefined) return { type: 'file', path: values['file'] };
  const text = values['deals'] ?? '1-10';
  const match = /^(\d+)(?:-(\d+))?$/.exec(text);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (!match || first < 1 || last < first || !Number.isSafeInteger(last)) {
    throw new UsageError(
      `--deals ${text}: write a number from 1, or two with a hyphen between them, such as 1-1000.`,
    );
  }
  return { type: 'deals', first, last };
}

/**
 * The words after their options, `yes` for flags.
 * @throws UsageError for a word that is no option of these.
 */
export function readWords(
  words: readonly string[],
  options: readonly string[],
  flags: readonly string[],
  usageLine: string,
): Readonly<Record<string, string | undefined>> {
  const config = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  try {
    const { values } = parseArgs({ args: [...words], options: config, strict: true });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
    );
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usageLine}`);
  }
}

/**
 * The game with this id.
 * @throws UsageError where it is missing, unknown or no game that can be played.
 */
export function gameOf(id: string | undefined, usageLine: string): GameDefinition {
  if (id === undefined)
    throw new UsageError(`Name the game by its id; “npm run games” lists them all.\nUsage: ${usageLine}`);
  const game = findGame(id);
  if (game === undefined) throw new UsageError(`There is no game "${id}". "npm run games" lists them all.`);
  if (!validateDefinition(game).ok)
    throw new UsageError(`The game "${id}" cannot be played. "npm run games" says what is wrong with it.`);
  return game;
}

/**
 * The number that a word stands for, or `otherwise` where there is none.
 * @throws UsageError unless it is a whole number from 1.
 */
export function wholeNumber(text: string | undefined, option: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || !Number.isSafeInteger(value)) {
    throw new UsageError(`${option} ${text}: write a whole number from 1.`);
  }
  return value;
}
