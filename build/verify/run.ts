import { findGameByName } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import { type Header, RecordingError, readRecording } from './recording.ts';
import { type Findings, verifyTraces } from './traces.ts';
import { verifyWins } from './wins.ts';

/**
 * Replays recorded files and prints `FILE: N positions, D differences` for each, with the first difference
 * spelt out. Returns the exit status: 1 if any differs, else 2 if any could not be taken, else 0.
 */
export function printVerification(
  files: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void,
): 0 | 1 | 2 {
  let differs = false;
  let failed = false;
  for (const file of files) {
    try {
      const findings = verifyFile(file);
      print(`${file}: ${findings.positions} positions, ${findings.differences} differences`);
      if (findings.first !== undefined) print(findings.first);
      differs ||= findings.differences > 0;
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      complain(`${file}: ${error.message}`);
      failed = true;
    }
  }
  return differs ? 1 : failed ? 2 : 0;
}

/**
 * Replays one recorded file, by the rules of the game in its header unless others are given.
 * @throws RecordingError if it cannot be read, is no recording, or is of a game that is not in the catalogue.
 */
export function verifyFile(file: string, rules?: CompiledGame): Findings {
  const { header, entries } = readRecording(file);
  const game = rules ?? compile(gameOf(header));
  return header.type === 'wins' ? verifyWins(game, entries) : verifyTraces(game, header, entries);
}

function gameOf(header: Header) {
  const definition = findGameByName(header.name);
  if (!definition) throw new RecordingError(`there is no game named “${header.name}”.`);
  return definition;
}
