import * as v from 'valibot';
import type { GameDefinition } from './definition.ts';
import { type DefinitionProblem, type ProblemKind, problemKinds } from './definitionProblem.ts';
import { jsonFault } from './jsonFault.ts';
import { definitionSchema } from './schema.ts';
import { validateDefinition } from './validate.ts';

/** A larger game file is not read. */
export const MAX_GAME_FILE_BYTES = 256 * 1024;
/** More game files than this are not read, so that a folder full of others cannot hang the program. */
export const MAX_GAME_FILES = 200;

/** What can be wrong with a file as such. */
export type FileTrouble =
  | 'fileTooLarge'
  | 'unreadable'
  | 'tooMany'
  | 'notJson'
  | 'jsonEnds'
  | 'idTaken'
  | 'noSuchParent';

const whats: readonly (ProblemKind | FileTrouble)[] = [
  ...problemKinds,
  'fileTooLarge',
  'unreadable',
  'tooMany',
  'notJson',
  'jsonEnds',
  'idTaken',
  'noSuchParent',
];

/** One thing that is wrong with one file of the player's folder of games. */
export const fileProblemSchema = v.strictObject({
  file: v.string(),
  /** Where in the file, as `line:column` where it is not JSON; empty for the whole of it. */
  path: v.string(),
  what: v.picklist(whats),
  /** What would be right. */
  expected: v.string(),
  received: v.string(),
});
export type FileProblem = Readonly<v.InferOutput<typeof fileProblemSchema>>;

/** The games a player has added, and what is wrong with the files that are none. */
export const playerGamesSchema = v.strictObject({
  games: v.array(definitionSchema),
  problems: v.array(fileProblemSchema),
});

export interface PlayerGames {
  readonly games: readonly GameDefinition[];
  readonly problems: readonly FileProblem[];
}

/** A file of the player's folder of games; `text` is undefined where it could not be read, and `reason` says why. */
export interface GameFile {
  readonly file: string;
  readonly text: string | undefined;
  readonly reason?: FileTrouble;
}

/**
 * Makes games of files, in their order. Ids must differ from each other and from `taken`; a variant's parent must be
 * among all these. A bad file only adds to the problems.
 */
export function readPlayerGames(files: readonly GameFile[], taken: ReadonlySet<string>): PlayerGames {
  const read: { readonly file: string; readonly game: GameDefinition }[] = [];
  const problems: FileProblem[] = [];
  const ids = new Set(taken);
  for (const { file, text, reason } of files) {
    const result = text === undefined ? wholeFile(reason ?? 'unreadable') : readGame(text, ids);
    if (Array.isArray(result)) {
      problems.push(...result.map((found) => ({ file, ...found })));
      continue;
    }
    ids.add(result.id);
    read.push({ file, game: result });
  }
  const games = read.filter(({ file, game: { id, variantOf } }) => {
    if (variantOf === undefined || (variantOf !== id && ids.has(variantOf))) return true;
    problems.push({ file, path: 'variantOf', what: 'noSuchParent', expected: '', received: variantOf });
    return false;
  });
  return { games: games.map(({ game }) => game), problems };
}

type Found = Omit<FileProblem, 'file'>;

function wholeFile(what: FileTrouble): Found[] {
  const expected =
    what === 'fileTooLarge' ? String(MAX_GAME_FILE_BYTES) : what === 'tooMany' ? String(MAX_GAME_FILES) : '';
  return [{ path: '', what, expected, received: '' }];
}

function readGame(text: string, ids: ReadonlySet<string>): GameDefinition | Found[] {
  const value = parsed(text);
  if (value === undefined) return [notJson(text)];
  const result = validateDefinition(value);
  if (!result.ok) return result.problems.map((problem: DefinitionProblem): Found => ({ ...problem }));
  if (!ids.has(result.definition.id)) return result.definition;
  return [{ path: 'id', what: 'idTaken', expected: '', received: result.definition.id }];
}

/** What a JSON text says; undefined, which no text can say, where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notJson(text: string): Found {
  const { line, column, found } = jsonFault(text) ?? { line: 1, column: 1, found: text.slice(0, 20) };
  return {
    path: `${line}:${column}`,
    what: found === '' ? 'jsonEnds' : 'notJson',
    expected: '',
    received: found,
  };
}
