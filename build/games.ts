import { catalogue } from '../shared/games/catalogue.ts';
import { checkCatalogue, checkFiles } from './checkGames.ts';
import { helpFor } from './solving/options.ts';

/**
 * `npm run games [-- --json]`: every game of the catalogue: id, name, family, decks. `npm run games -- --check FILE…`:
 * what is wrong with game files, in sentences; exit status 1 if anything is.
 */
const usage = 'games [--json | --check FILE…]';
const what =
  'Lists the games with id, name, family and decks, or checks game files: exit status 1 where one is no game.';

async function main(words: readonly string[]): Promise<number> {
  const help = helpFor(words, what, usage);
  if (help !== undefined) {
    console.log(help);
    return 0;
  }
  const [first, ...others] = words;
  if (first === '--check' && others.length > 0) return report(await checkFiles(others));
  if (words.some((word) => word !== '--json')) {
    const fault =
      first === '--check' ? '--check needs the files to look at' : `${words.join(' ')} cannot be done`;
    console.error(`games: ${fault}.\nUsage: npm run games -- [--json | --check FILE…]`);
    return 2;
  }
  list(first === '--json');
  return report(await checkCatalogue());
}

/** Tells what is wrong; the exit status. */
function report(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence);
  return sentences.length === 0 ? 0 : 1;
}

function list(asJson: boolean): void {
  if (asJson) {
    const games = catalogue.map(({ id, name, family, decks }) => ({ id, name, family, decks }));
    console.log(JSON.stringify(games, null, 2));
    return;
  }
  const width = Math.max(...catalogue.map(({ id }) => id.length));
  const nameWidth = Math.max(...catalogue.map(({ name }) => name.length));
  for (const { id, name, family, decks } of catalogue) {
    const packs = decks === 1 ? '1 deck' : `${decks} decks`;
    console.log(`${id.padEnd(width)}  ${name.padEnd(nameWidth)}  ${family}, ${packs}`);
  }
}

process.exitCode = await main(process.argv.slice(2));
