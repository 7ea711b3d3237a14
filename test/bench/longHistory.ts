import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../build/setup/paths.mjs';
import { writeLine } from '../../main/services/history/historyLine.ts';
import { machineName } from '../../main/services/storage/owner.ts';
import type { Measurement } from './measurement.ts';
import { median } from './measurement.ts';
import { statisticsPage } from './statisticsPage.ts';

const GAMES = 100_000;
const MOVES = 150;
const STARTS = 7;
const RECORDS = 101;
/** A number that no system gives to a process. */
const NO_PROCESS = 99_999_999;

interface Probe {
  readonly openMs: number;
  readonly openCpuMs: number;
  readonly statisticsMs: number;
  readonly statisticsCpuMs: number;
  readonly recordMs: readonly number[];
  readonly memoryMb: number;
}

/** What a history of 100,000 games costs, each time in a fresh process. */
export async function* longHistory(): AsyncGenerator<Measurement> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'grand-patience-history-'));
  try {
    await writeHistory(join(dataFolder, 'history'));
    // The first start reads every line and writes the index, as the start after an import does.
    const first = await probe(dataFolder, 0);
    const probes: Probe[] = [];
    for (let n = 0; n < STARTS; n++) probes.push(await probe(dataFolder, n === 0 ? RECORDS : 0));
    const middle = (of: (probe: Probe) => number): number => median(probes.map(of));
    yield { name: 'start with 100,000 games', value: middle(({ openMs }) => openMs), unit: 'ms' };
    yield { name: 'processor time of that start', value: middle(({ openCpuMs }) => openCpuMs), unit: 'ms' };
    yield { name: 'start without an index', value: first.openMs, unit: 'ms' };
    yield {
      name: 'figures of the statistics page',
      value: middle(({ statisticsMs }) => statisticsMs),
      unit: 'ms',
    };
    yield {
      name: 'recording one more, median',
      value: median(probes.flatMap(({ recordMs }) => recordMs)),
      unit: 'ms',
    };
    yield* statisticsPage(dataFolder, GAMES + RECORDS);
    yield { name: 'memory of the host', value: middle(({ memoryMb }) => memoryMb), unit: 'MB' };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function writeHistory(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(
    join(folder, `${randomUUID()}.${machineName(hostname())}.${NO_PROCESS}.jsonl`),
    'w',
  );
  const first = Date.UTC(2010, 0, 1);
  for (let from = 0; from < GAMES; from += 1000) {
    const lines = Array.from({ length: 1000 }, (_, at) => line(from + at, first));
    await file.write(lines.join(''));
  }
  await file.close();
}

function line(n: number, first: number): string {
  return writeLine({ kind: 'game', epoch: 0, record: game(n, first) }, n + 1);
}

function game(n: number, first: number) {
  const ended = new Date(first + n * 4_000_000).toISOString();
  return {
    id: randomUUID(),
    game: `example-game-${n % 15}`,
    rulesVersion: 1,
    deal: String(1 + ((n * 7919) % 90_000)),
    outcome: n % 3 === 0 ? 'won' : 'lost',
    started: ended,
    ended,
    localDate: ended.slice(0, 10),
    playingMs: 200_000 + ((n * 977) % 900_000),
    moves: MOVES,
    undos: n % 5,
    hints: 0,
    solverHelped: false,
    promisedWinnable: false,
    line: Array.from({ length: MOVES }, (_, move) =>
      move % 3 === 0 ? 'deal' : `P${move % 10}>F${move % 8}:1`,
    ).join(' '),
  } as const;
}

async function probe(dataFolder: string, records: number): Promise<Probe> {
  const script = fileURLToPath(new URL('historyProbe.mjs', import.meta.url));
  const services = join(projectRoot, 'dist/main/services.js');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    services,
    dataFolder,
    String(records),
  ]);
  return JSON.parse(stdout) as Probe;
}
