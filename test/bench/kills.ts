import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { HostClient } from '../../renderer/host/hostClient.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import { startTestHost } from '../support/host.ts';
import { plainClient } from '../support/plainClient.ts';
import { gameRecord, keptGame } from '../support/records.ts';
import { seededRandom } from '../support/seededRandom.ts';

const SEED = 20_261_130;
/** The host is killed at a random moment of this many ms after it has begun to serve. */
const LONGEST_LIFE_MS = 250;
/** As many tables play at once, each a game of its own. */
const TABLES = 3;
const MOVES_A_GAME = 3;

/** What a table knows of its game's data: what was acknowledged, and what was under way when the host was killed. */
interface Table {
  readonly game: string;
  acknowledged: KeptGame | null;
  underWay: KeptGame | null | undefined;
}

/** Counts of what must not happen. */
interface Damage {
  lost: number;
  doubled: number;
  behind: number;
}

/** What came of killing a host. */
export interface KillReport extends Readonly<Damage> {
  /** Results that were acknowledged. */
  readonly results: number;
  /** Notices at the last start: a killed host leaves nothing to complain of but a line it never acknowledged. */
  readonly complaints: number;
}

/**
 * Kills the host (SIGKILL) again and again while games are played and finished as fast as it can, and looks after
 * each restart what is there.
 */
export async function killAgainAndAgain(times: number): Promise<KillReport> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'grand-patience-durability-'));
  try {
    return await killIn(dataFolder, times);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function killIn(dataFolder: string, times: number): Promise<KillReport> {
  const random = seededRandom(SEED);
  const finished = new Finished();
  const tables = Array.from({ length: TABLES }, (_, n): Table => newTable(`example-game-${n}`));
  const damage: Damage = { lost: 0, doubled: 0, behind: 0 };
  const host = await startTestHost(dataFolder);
  for (let kill = 0; kill < times; kill++) {
    const client = plainClient(host.address);
    if (kill > 0) await lookAfterRestart(client, finished, tables, damage);
    const playing = tables.map((table) => playUntilKilled(client, table, finished));
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
    await host.kill();
    await Promise.all(playing);
    await host.restart();
  }
  await lookAfterRestart(plainClient(host.address), finished, tables, damage);
  const notices = await plainClient(host.address).request('app.takeNotices', null);
  await host.dispose();
  await countLines(dataFolder, finished, damage);

  return { ...damage, results: finished.acknowledged.size, complaints: notices.length };
}

/** The results sent to the host. */
class Finished {
  readonly acknowledged = new Set<string>();
  /** Sent, and the host killed before it answered: they may be there or not. */
  readonly unknown = new Set<string>();
  sent = 0;
}

function newTable(game: string): Table {
  return { game, acknowledged: null, underWay: undefined };
}

async function playUntilKilled(client: HostClient, table: Table, finished: Finished): Promise<void> {
  try {
    for (;;) {
      for (let move = 1; move <= MOVES_A_GAME; move++) await keep(client, table, move);
      const { id } = gameRecord(finished.sent);
      const record = gameRecord(finished.sent++, { game: table.game });
      finished.unknown.add(id);
      await client.request('history.record', record);
      finished.unknown.delete(id);
      finished.acknowledged.add(id);
      table.underWay = null;
      await client.request('running.drop', { game: table.game, record: 'record-in-play' });
      settle(table);
    }
  } catch {
    // The host was killed, which is what this is about.
  }
}

async function keep(client: HostClient, table: Table, moves: number): Promise<void> {
  const { saved, ...rest } = keptGame(moves);
  table.underWay = { ...rest, clockMs: Date.now(), saved: { ...saved, game: table.game } };
  await client.request('running.keep', table.underWay);
  settle(table);
}

function settle(table: Table): void {
  table.acknowledged = table.underWay ?? null;
  table.underWay = undefined;
}

async function lookAfterRestart(
  client: HostClient,
  finished: Finished,
  tables: readonly Table[],
  damage: Damage,
): Promise<void> {
  const found = await recordedIds(client);
  const counts = new Map<string, number>();
  for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const id of finished.acknowledged) if (!counts.has(id)) damage.lost++;
  for (const count of counts.values()) damage.doubled += count - 1;
  const { played } = await client.request('statistics.read', {});
  damage.doubled += played - counts.size;
  for (const id of finished.unknown) if (counts.has(id)) finished.acknowledged.add(id);
  finished.unknown.clear();
  for (const table of tables) await lookAtTable(client, table, damage);
}

async function recordedIds(client: HostClient): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { total, games } = await client.request('history.page', {
      filter: {},
      offset: ids.length,
      limit: 1000,
    });
    ids.push(...games.map(({ id }) => id));
    if (ids.length >= total) return ids;
  }
}

async function lookAtTable(client: HostClient, table: Table, damage: Damage): Promise<void> {
  const found = await client.request('running.take', { game: table.game });
  const allowed = table.underWay === undefined ? [table.acknowledged] : [table.acknowledged, table.underWay];
  if (!allowed.some((state) => isDeepStrictEqual(state, found))) damage.behind++;
  table.acknowledged = found;
  table.underWay = undefined;
}

/** Counts once more without the program under test: every acknowledged id stands in exactly one line on the disk. */
async function countLines(dataFolder: string, finished: Finished, damage: Damage): Promise<void> {
  const folder = join(dataFolder, 'history');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const text = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  const counts = new Map<string, number>();
  for (const [, id] of text.matchAll(/"game":\{"id":"([^"]+)"/g)) {
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  for (const id of finished.acknowledged) if (!counts.has(id)) damage.lost++;
  for (const count of counts.values()) damage.doubled += count - 1;
}
