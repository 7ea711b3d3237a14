import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { catalogue } from '../shared/games/catalogue.ts';
import { bestLanguage } from '../shared/messages/languages.ts';
import { problemSentence } from '../shared/messages/problemSentence.ts';
import { createTranslator } from '../shared/messages/translator.ts';
import { type GameFile, readPlayerGames } from '../shared/rules/playerGames.ts';

/** What is wrong with these game files, a sentence a problem; empty where each is a game that can be played. */
export async function checkFiles(paths: readonly string[]): Promise<string[]> {
  return sentences(paths.map(gameFile), new Set(catalogue.map(({ id }) => id)));
}

/** What is wrong with the games of the catalogue, as if each came from a file; empty if nothing is. */
export async function checkCatalogue(): Promise<string[]> {
  const files = catalogue.map((game) => ({ file: game.id, text: JSON.stringify(game) }));
  return sentences(files, new Set());
}

async function sentences(files: readonly GameFile[], taken: ReadonlySet<string>): Promise<string[]> {
  const words = createTranslator(await bestLanguage(['en']).load());
  return readPlayerGames(files, taken).problems.map(
    (problem) => `${problem.file}: ${problemSentence(problem, words)}`,
  );
}

function gameFile(path: string): GameFile {
  try {
    return { file: basename(path), text: readFileSync(path, 'utf8') };
  } catch {
    return { file: basename(path), text: undefined };
  }
}
