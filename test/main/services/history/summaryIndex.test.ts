import { describe, expect, test } from 'vitest';
import { flatRecord } from '../../../../main/services/history/flatRecord.ts';
import { SHORT_SEGMENT } from '../../../../main/services/history/indexKeeper.ts';
import { unreadSegment } from '../../../../main/services/history/segment.ts';
import { decodeIndex, encodeIndex } from '../../../../main/services/history/summaryIndex.ts';
import { ModelFileSystem } from '../../../support/modelFileSystem.ts';
import { gameRecord } from '../../../support/records.ts';
import { openServices } from '../../../support/testSurroundings.ts';

const LONG_LINE = Array.from({ length: 400 }, () => 'P3>F12:1');
const GAMES = Math.ceil(SHORT_SEGMENT / 3000);
const records = Array.from({ length: GAMES }, (_, n) =>
  flatRecord(gameRecord(n, { line: LONG_LINE, ...(n % 3 === 0 ? { verdict: 'winnable' } : {}) })),
);

/** A disk with a history long enough for an index, and the index written. */
async function longHistory() {
  const fs = ModelFileSystem.empty();
  const services = await openServices(fs, 1);
  await services.history.add(records);
  const { reset } = await services.history.reset(['no-such-game']);
  await services.history.undoReset(reset);
  await services.close();
  const index = fs.files().find((name) => name.endsWith('.index')) ?? '';
  const segment = fs.files().find((name) => name.endsWith('.jsonl')) ?? '';
  return { fs, index, segment };
}

describe('the index of a segment', () => {
  test('gives back what it was made of', () => {
    const segment = unreadSegment('s', 's.test.1.jsonl');
    const one = {
      id: 'record-1',
      game: 'a-game',
      deal: '7',
      outcome: 'won',
      endedAt: 5,
      localDate: '2026-11-30',
      playingMs: 1,
      moves: 2,
      hints: 3,
      solverHelped: true,
      verdict: null,
      segment,
      epoch: 4,
      offset: 0,
      length: 10,
    } as const;
    const lines = { last: 3, gaps: 1, absent: 1 };
    const games = [one, { ...one, id: 'record-2', verdict: 'unknown', offset: 11 }] as const;
    const others = [{ line: { kind: 'undoReset', id: 'x' }, offset: 21, length: 5 }] as const;
    expect(decodeIndex(encodeIndex({ end: 27, sum: 5, lines, games, others }), segment)).toEqual({
      end: 27,
      sum: 5,
      lines,
      games,
      others,
    });
  });

  test('is refused when damaged anywhere', () => {
    const segment = unreadSegment('s', 's.test.1.jsonl');
    const bytes = encodeIndex({
      end: 0,
      sum: 0,
      lines: { last: 0, gaps: 0, absent: 0 },
      games: [],
      others: [],
    });
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(decodeIndex(damaged, segment)).toBeNull();
    }
    expect(decodeIndex(new Uint8Array(), segment)).toBeNull();
  });

  test('is written when a history is long, and says the same as its lines', async () => {
    const { fs, index } = await longHistory();
    expect(index).not.toBe('');
    const quick = await openServices(fs.copy(), 2);
    const slow = fs.copy();
    await slow.remove(index);
    const thorough = await openServices(slow, 2);
    expect(await quick.history.page({}, 0, 1000)).toEqual(await thorough.history.page({}, 0, 1000));
    expect(await quick.history.all()).toEqual(records);
    expect(await quick.history.record(gameRecord(5))).toBe(false);
    expect(await quick.history.record(gameRecord(GAMES))).toBe(true);
    expect(await quick.history.all()).toHaveLength(GAMES + 1);
  });

  test('is not needed: damaged, it is as good as none', async () => {
    const { fs, index } = await longHistory();
    fs.put(index, 'nonsense');
    const services = await openServices(fs, 2);
    expect(await services.history.all()).toEqual(records);
    expect(services.notices.take()).toEqual([]);
  });

  test('does not hide damage in the lines: they are read again, and mended at the next start', async () => {
    const { fs, index, segment } = await longHistory();
    fs.put(segment, fs.text(segment).replace(gameRecord(7).id, 'record-0000000X'));
    const first = await openServices(fs, 2);
    await first.close();
    expect(fs.files()).not.toContain(index);
    const second = await openServices(fs, 3);
    expect(second.notices.take()).toMatchObject([{ kind: 'linesSetAside', count: 1 }]);
    expect(await second.history.all()).toEqual(records.filter((_, n) => n !== 7));
  });

  test('of a file that has become shorter is of no use', async () => {
    const { fs, segment } = await longHistory();
    fs.put(segment, `${fs.text(segment).split('\n').slice(0, 5).join('\n')}\n`);
    const services = await openServices(fs, 2);
    expect(await services.history.all()).toEqual(records.slice(0, 5));
  });
});
