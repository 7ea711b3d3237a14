import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording } from '../../build/verify/recording.ts';
import { verifyFile } from '../../build/verify/run.ts';
import { bestLanguage } from '../../shared/messages/languages.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { rulesText } from '../shared/description/rulesText.ts';
import { behaviourText } from '../support/behaviour.ts';
import { oracleFolder, perftText } from '../support/testGame.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

const english = await bestLanguage(['en']).load();
const fixtures = new URL('../fixtures/recordings/', import.meta.url).pathname;
const golden = new URL('../golden/', import.meta.url).pathname;

/**
 * The mutants of a game that its rules in words, constructed positions, counts of lines and recordings all take for
 * the game.
 */
export function survivorsOf(definition: GameDefinition): Mutant[] {
  const counts = readFileSync(join(golden, `perft/${definition.id}.txt`), 'utf8');
  const behaviour = readFileSync(join(golden, `behaviour/${definition.id}.txt`), 'utf8');
  const words = readFileSync(join(golden, `rules/en/${definition.id}.txt`), 'utf8');
  const files = recordingsOf(definition.name);
  return mutantsOf(definition).filter(({ definition: mutant }) => {
    if (rulesText(mutant, english) !== words) return false;
    const game = compile(mutant);
    return (
      behaviourText(game) === behaviour &&
      perftText(game) === counts &&
      files.every((file) => replays(file, game))
    );
  });
}

/** Whether a recording shows no difference. A mutant that cannot even be replayed shows one. */
function replays(file: string, game: CompiledGame): boolean {
  try {
    return verifyFile(file, game).differences === 0;
  } catch {
    return false;
  }
}

const files = [fixtures, ...['reference', 'traces'].map((folder) => join(oracleFolder() ?? '', folder))]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.jsonl.gz'));
const named = files.map((file) => ({ file, name: readRecording(file).header.name }));

/** The recorded files of the game with this name: the fixtures and, where they are, all others. */
function recordingsOf(name: string): readonly string[] {
  return named.filter((known) => known.name === name).map(({ file }) => file);
}
