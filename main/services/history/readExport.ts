import * as v from 'valibot';
import { HostError } from '../../../shared/ipc/failure.ts';
import { parseCsv } from './csvExport.ts';
import type { FlatRecord } from './flatRecord.ts';
import { flatRecordSchema } from './flatRecord.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './jsonExport.ts';

/**
 * The finished games in a JSON or CSV export.
 * @throws HostError `damaged` when the text is neither or a game in it cannot be read, `newerVersion` when a newer
 * version of the app made it. The failure names the first game at fault.
 */
export function readExport(text: string): FlatRecord[] {
  const games = text.trimStart().startsWith('{') ? jsonGames(text) : csvGames(text);
  return games.map((game, index) => {
    const checked = v.safeParse(flatRecordSchema, game);
    if (checked.success) return checked.output;
    const issue = checked.issues[0];
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    throw damaged(`game ${index + 1}: ${path}: ${issue.message}`);
  });
}

const jsonExportSchema = v.object({
  format: v.literal(EXPORT_FORMAT),
  version: v.pipe(v.number(), v.integer()),
  games: v.array(v.unknown()),
});

function jsonGames(text: string): unknown[] {
  const content = v.safeParse(jsonExportSchema, parsed(text, JSON.parse));
  if (!content.success) throw damaged(`it is no export of ${EXPORT_FORMAT}`);
  const { version, games } = content.output;
  if (version > EXPORT_VERSION) throw new HostError({ code: 'newerVersion', detail: `version ${version}` });
  return games;
}

function csvGames(text: string): unknown[] {
  const rows = parsed(text, parseCsv);
  return rows.map((row) => {
    const { verdict, ...rest } = row;
    return {
      ...rest,
      rulesVersion: Number(row['rulesVersion']),
      playingMs: Number(row['playingMs']),
      moves: Number(row['moves']),
      undos: Number(row['undos']),
      hints: Number(row['hints']),
      solverHelped: truth(row['solverHelped']),
      promisedWinnable: truth(row['promisedWinnable']),
      ...(verdict === '' || verdict === undefined ? {} : { verdict }),
    };
  });
}

/** Some spreadsheets write TRUE and FALSE. Anything else is left for the check to refuse. */
function truth(text: string | undefined): unknown {
  const word = text?.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : text;
}

function parsed<T>(text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error));
  }
}

function damaged(detail: string): HostError {
  return new HostError({ code: 'damaged', detail });
}
