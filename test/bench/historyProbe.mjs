/**
 * Opens a data folder with the built services as a host does, and prints what that took as one line of JSON. A
 * process of its own, so that nothing is warm. `node historyProbe.mjs SERVICES_BUNDLE DATA_FOLDER RECORDS`
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [bundle, dataFolder, records] = process.argv.slice(2);
if (bundle === undefined || dataFolder === undefined) throw new Error('Needs a bundle and a data folder');
const { createServices } = await import(pathToFileURL(bundle).href);

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ ms: number, cpuMs: number }>}
 */
async function timed(work) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

/** @type {Awaited<ReturnType<typeof createServices>> | undefined} */
let services;
const opening = await timed(async () => {
  services = await createServices({ dataFolder, emit: () => undefined });
});
const statistics = await timed(() => services.history.statistics({}));
const recordMs = [];
for (let n = 0; n < Number(records); n++) {
  const now = new Date().toISOString();
  const record = {
    id: randomUUID(),
    game: 'example-game',
    rulesVersion: 1,
    deal: String(n + 1),
    outcome: 'won',
    started: now,
    ended: now,
    localDate: now.slice(0, 10),
    playingMs: 60_000,
    moves: 150,
    undos: 0,
    hints: 0,
    solverHelped: false,
    promisedWinnable: false,
    line: Array.from({ length: 150 }, () => 'P3>F12:1'),
  };
  recordMs.push((await timed(() => services.history.record(record))).ms);
}
const memoryMb = process.memoryUsage().rss / 1e6;
await services.close();
console.log(
  JSON.stringify({
    openMs: opening.ms,
    openCpuMs: opening.cpuMs,
    statisticsMs: statistics.ms,
    statisticsCpuMs: statistics.cpuMs,
    recordMs,
    memoryMb,
  }),
);
