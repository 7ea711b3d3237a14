/**
 * Opens a data folder with the built services, tries to write to every store, and prints what came of it as one line
 * of JSON. For tests that need another user or another process. `node servicesProbe.mjs BUNDLE FOLDER FIRST COUNT`
 * records COUNT games from the number FIRST on.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [bundle, dataFolder, first, count] = process.argv.slice(2);
if (bundle === undefined || dataFolder === undefined) throw new Error('Needs a bundle and a data folder');
const { createServices } = await import(pathToFileURL(bundle).href);
const services = await createServices({ dataFolder, emit: () => undefined });

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string>} 'done', or the code of the failure
 */
async function outcome(work) {
  try {
    await work();
    return 'done';
  } catch (error) {
    return error.failure?.code ?? String(error);
  }
}

/** @param {number} n */
function record(n) {
  const ended = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  return {
    id: `probe-record-${n}`,
    game: 'example-game',
    rulesVersion: 1,
    deal: '1',
    outcome: 'won',
    started: ended,
    ended,
    localDate: ended.slice(0, 10),
    playingMs: 1000,
    moves: 1,
    undos: 0,
    hints: 0,
    solverHelped: false,
    promisedWinnable: false,
    line: ['deal'],
  };
}

const setting = await outcome(() => services.settings.change({ volume: 33 }));
const results = [];
for (let n = 0; n < Number(count); n++) {
  results.push(await outcome(() => services.history.record(record(Number(first) + n))));
}
const { played } = await services.history.statistics({});
const { theme, volume } = await services.settings.read();
console.log(
  JSON.stringify({
    setting,
    results,
    played,
    theme,
    volume,
    notices: services.notices.take().map(({ kind }) => kind),
  }),
);
await services.close();
