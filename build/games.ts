import { catalogue } from '../shared/games/catalogue.ts';

/** `npm run games [-- --json]`: every game of the catalogue: id, name, family, decks. */
const unknown = process.argv.slice(2).find((argument) => argument !== '--json');
if (unknown !== undefined) {
  console.error(`games: unknown argument ${unknown}. The only one is --json.`);
  process.exitCode = 2;
} else if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      catalogue.map(({ id, name, family, decks }) => ({ id, name, family, decks })),
      null,
      2,
    ),
  );
} else {
  const width = Math.max(...catalogue.map(({ id }) => id.length));
  const nameWidth = Math.max(...catalogue.map(({ name }) => name.length));
  for (const { id, name, family, decks } of catalogue) {
    console.log(
      `${id.padEnd(width)}  ${name.padEnd(nameWidth)}  ${family}, ${decks === 1 ? '1 deck' : `${decks} decks`}`,
    );
  }
}
