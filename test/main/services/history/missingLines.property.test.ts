import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Services } from '../../../../main/services/services.ts';
import { ModelFileSystem } from '../../../support/modelFileSystem.ts';
import { gameRecord } from '../../../support/records.ts';
import { openServices } from '../../../support/testSurroundings.ts';

const ids = async ({ history }: Services): Promise<string[]> => (await history.all()).map(({ id }) => id);
const segments = (fs: ModelFileSystem): string[] =>
  fs.files().filter((name) => name.startsWith('/data/history/') && name.endsWith('.jsonl'));
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** A disk with a history of so many games; its process has closed it, or was killed. */
async function historyOf(games: number, closed: boolean) {
  const fs = ModelFileSystem.empty();
  const services = await openServices(fs, 1);
  for (let n = 0; n < games; n++) await services.history.record(gameRecord(n));
  if (closed) await services.close();
  const [segment = ''] = segments(fs);
  return { fs, segment };
}

/** Takes whole lines out of a file as if they had never been written. */
function takeOut(fs: ModelFileSystem, segment: string, gone: (line: number) => boolean): void {
  const left = linesOf(fs.text(segment)).filter((_, line) => !gone(line));
  fs.put(segment, left.map((line) => `${line}\n`).join(''));
}

describe('whole lines that are missing', () => {
  test('anywhere before the last are told with their number, once, and the others count', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 6 }), async (gone) => {
        const { fs, segment } = await historyOf(10, false);
        takeOut(fs, segment, (line) => gone.includes(line));
        const second = await openServices(fs, 2);
        expect(second.notices.take()).toMatchObject([
          { kind: 'linesMissing', store: 'history', path: segment, count: gone.length },
        ]);
        const left = Array.from({ length: 10 }, (_, n) => n).filter((n) => !gone.includes(n));
        expect(await ids(second)).toEqual(left.map((n) => gameRecord(n).id));
        await second.history.record(gameRecord(10));
        await second.close();
        const third = await openServices(fs, 3);
        expect(third.notices.take()).toEqual([]);
        expect(await ids(third)).toHaveLength(left.length + 1);
      }),
      { numRuns: 25 },
    );
  });

  test('at the end are told where the file was closed, once', async () => {
    const { fs, segment } = await historyOf(5, true);
    takeOut(fs, segment, (line) => line >= 3);
    const second = await openServices(fs, 2);
    expect(second.notices.take()).toMatchObject([{ kind: 'linesMissing', count: 2 }]);
    await second.history.record(gameRecord(7));
    await second.close();
    expect((await openServices(fs, 3)).notices.take()).toEqual([]);
  });

  test('are told again only when more are missing', async () => {
    const { fs, segment } = await historyOf(9, true);
    takeOut(fs, segment, (line) => line === 2);
    const second = await openServices(fs, 2);
    expect(second.notices.take()).toMatchObject([{ kind: 'linesMissing', count: 1 }]);
    await second.close();
    const [rewritten = ''] = segments(fs);
    takeOut(fs, rewritten, (line) => line === 5 || line === 6);
    expect((await openServices(fs, 3)).notices.take()).toMatchObject([{ kind: 'linesMissing', count: 2 }]);
  });

  test('with their whole file are told', async () => {
    const { fs, segment } = await historyOf(4, true);
    fs.take(segment);
    const second = await openServices(fs, 2);
    expect(second.notices.take()).toMatchObject([{ kind: 'linesMissing', store: 'history', count: 4 }]);
    await second.close();
    expect((await openServices(fs, 3)).notices.take()).toEqual([]);
  });

  test('of the first version are noticed once a line of this one follows them', async () => {
    const fixture = new URL('../../../fixtures/data/version1/history.jsonl', import.meta.url);
    const fs = ModelFileSystem.empty();
    await openServices(fs, 1);
    fs.put('/data/history/old.test.1.jsonl', readFileSync(fixture, 'utf8'));
    const second = await openServices(fs, 2);
    await second.history.record(gameRecord(100));
    await second.close();
    const [segment = ''] = segments(fs);
    takeOut(fs, segment, (line) => line === 0);
    expect((await openServices(fs, 3)).notices.take()).toMatchObject([{ kind: 'linesMissing', count: 1 }]);
  });
});

describe('nothing is said to be missing', () => {
  test('after damage, which is told as such', async () => {
    const { fs, segment } = await historyOf(6, false);
    // A damaged end of a line makes one of two.
    fs.put(
      segment,
      fs
        .text(segment)
        .replace(`${gameRecord(2).deal}"`, 'x"')
        .replace('\n', 'x'),
    );
    const second = await openServices(fs, 2);
    expect(second.notices.take().map(({ kind }) => kind)).toEqual(['linesSetAside']);
    await second.close();
    expect((await openServices(fs, 3)).notices.take()).toEqual([]);
  });

  test('after a reset that took lines out, whichever they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (others) => {
        const fs = ModelFileSystem.empty();
        const first = await openServices(fs, 1);
        for (const [n, other] of others.entries())
          await first.history.record(gameRecord(n, { game: other ? 'other-game' : 'example-game' }));
        await first.history.reset(['other-game']);
        await first.history.record(gameRecord(50));
        await first.close();
        for (const pid of [2, 3]) {
          const later = await openServices(fs, pid);
          expect(later.notices.take()).toEqual([]);
          await later.history.record(gameRecord(50 + pid));
          await later.close();
        }
      }),
      { numRuns: 25 },
    );
  });

  test('with two processes at once, and when one has been killed', async () => {
    const fs = ModelFileSystem.empty();
    const running = new Set([1, 2]);
    const [one, other] = [await openServices(fs, 1, running), await openServices(fs, 2, running)];
    for (let n = 0; n < 12; n++) await (n % 3 === 0 ? one : other).history.record(gameRecord(n));
    running.delete(1);
    const third = await openServices(fs, 3, running.add(3));
    await third.history.record(gameRecord(20));
    await other.history.record(gameRecord(21));
    await third.close();
    await other.close();
    const last = await openServices(fs, 4);
    expect(last.notices.take()).toEqual([]);
    expect(await ids(last)).toHaveLength(14);
  });
});
