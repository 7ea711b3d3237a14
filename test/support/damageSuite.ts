import { describe, expect, test } from 'vitest';
import type { Services } from '../../main/services/services.ts';
import { ModelFileSystem } from './modelFileSystem.ts';
import { gameRecord, keptGame } from './records.ts';
import { pick, seededRandom } from './seededRandom.ts';
import { openServices } from './testSurroundings.ts';

async function everything({ settings, running, saves, history }: Services) {
  return {
    settings: await settings.read(),
    running: await running.all(),
    saves: await saves.all(),
    games: await history.all(),
    played: (await history.statistics({})).played,
  };
}

async function filledDisk(): Promise<ModelFileSystem> {
  const fs = ModelFileSystem.empty();
  const services = await openServices(fs, 1);
  for (const volume of [1, 2])
    await services.settings.change({ volume, theme: 'dark', shortcuts: { undo: 'Ctrl+Z' } });
  for (const moves of [1, 2, 3]) await services.running.keep(keptGame(moves));
  const { id } = await services.saves.add('a save', '2026-11-30', keptGame(4));
  await services.saves.rename(id, 'another name');
  for (let n = 0; n < 10; n++) await services.history.record(gameRecord(n));
  await services.close();
  return fs.copy();
}

/** Something that disks and people do to files. */
function damage(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * Math.min(200, bytes.length - at));
  const before = bytes.subarray(0, at);
  const after = bytes.subarray(at + length);
  const noise = Uint8Array.from({ length }, () => Math.floor(random() * 256));
  const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
  const kinds: readonly (() => Uint8Array)[] = [
    () => before,
    () => join(before, after),
    () => join(before, noise, after),
    () => join(before, noise, bytes.subarray(at)),
    () => join(before, new Uint8Array(length), after),
    () => join(bytes.subarray(0, at + length), bytes.subarray(at)),
    () => new Uint8Array(),
    () => {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      return flipped;
    },
  ];
  return pick(random, kinds)();
}

/** Whether a file has this content; a history of which nothing is left but sound lines may go on after them. */
function holds(fs: ModelFileSystem, content: Uint8Array): boolean {
  const wanted = Buffer.from(content);
  const isWhole = wanted.length === 0 || wanted.at(-1) === 0x0a;
  return fs.files().some((path) => {
    const found = Buffer.from(fs.bytes(path));
    return wanted.equals(isWhole && path.endsWith('.jsonl') ? found.subarray(0, wanted.length) : found);
  });
}

/** Writes to every store, as play goes on. */
async function playOn({ settings, running, saves, history }: Services): Promise<void> {
  await settings.change({ volume: 50 });
  await settings.change({ volume: 51 });
  await running.keep(keptGame(8));
  await running.keep(keptGame(9));
  await saves.add('later', '2026-11-30', keptGame(1));
  await history.record(gameRecord(50));
}

const kinds = [
  ['the settings', '/data/settings.json'],
  ['a deal in play', '/data/running/example-game.json'],
  ['a save', '.patience'],
  ['the history', '.jsonl'],
] as const;

/**
 * Declares the tests that damage every kind of file.
 * @param damages how often each.
 */
export function damageSuite(damages: number): void {
  describe(`${damages} random damages`, () => {
    test.each(kinds)(
      'to %s: the app starts, says what it did, and keeps the damaged original',
      async (_, end) => {
        const disk = await filledDisk();
        const path = disk.files().find((name) => name.endsWith(end)) ?? '';
        const intact = await everything(await openServices(disk.copy(), 2));
        const original = disk.bytes(path);
        const random = seededRandom(5);
        let told = 0;
        for (let n = 0; n < damages; n++) {
          const fs = disk.copy();
          const damaged = damage(original, random);
          fs.put(path, damaged);
          const services = await openServices(fs, 2);
          const found = await everything(services);
          const notices = services.notices.take();
          const isWhole = JSON.stringify(found) === JSON.stringify(intact);
          if (notices.length > 0) told++;
          const incidents = notices.map(({ kind }) => kind);
          // Beside a damaged line others may be missing.
          if (!isWhole) expect(incidents, `damage ${n} was not told`).not.toEqual([]);
          expect(new Set(incidents).size, `damage ${n} was told twice`).toBe(incidents.length);
          await playOn(services);
          if (notices.length > 0) expect(holds(fs, damaged), `damage ${n}: the original is gone`).toBe(true);
          const later = await openServices(fs, 3);
          expect(later.notices.take(), `damage ${n} was told twice`).toEqual([]);
          expect((await later.settings.read()).volume).toBe(51);
          expect(await later.running.read('example-game')).toEqual(keptGame(9));
          expect(await later.history.read(gameRecord(50).id)).toEqual(gameRecord(50));
        }
        expect(told).toBeGreaterThan(damages / 2);
      },
    );

    test('to a copy of a sound file: nothing is amiss', async () => {
      const disk = await filledDisk();
      const intact = await everything(await openServices(disk.copy(), 2));
      const random = seededRandom(6);
      for (let n = 0; n < damages; n++) {
        const fs = disk.copy();
        for (const path of fs.files().filter((name) => name.endsWith('.previous'))) {
          fs.put(path, damage(fs.bytes(path), random));
        }
        const services = await openServices(fs, 2);
        expect(await everything(services)).toEqual(intact);
        expect(services.notices.take()).toEqual([]);
      }
    });

    test('to a history lose no line but those that were hit', async () => {
      const disk = await filledDisk();
      const path = disk.files().find((name) => name.endsWith('.jsonl')) ?? '';
      const lines = disk.text(path).split('\n');
      const random = seededRandom(7);
      for (let n = 0; n < damages; n++) {
        const fs = disk.copy();
        const hit = Math.floor(random() * (lines.length - 1));
        const bytes = new TextEncoder().encode(lines[hit] ?? '');
        const damaged = Buffer.from(damage(bytes, random)).toString('latin1').replaceAll('\n', ' ');
        fs.put(
          path,
          Buffer.from(lines.map((line, at) => (at === hit ? damaged : line)).join('\n'), 'latin1'),
        );
        const { history } = await openServices(fs, 2);
        const found = new Set((await history.all()).map(({ id }) => id));
        for (let other = 0; other < lines.length - 1; other++) {
          if (other !== hit) expect(found.has(gameRecord(other).id), `damage ${n}`).toBe(true);
        }
      }
    });
  });
}
