import { describe, expect, test } from 'vitest';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { keptGame } from '../../support/records.ts';
import { openServices } from '../../support/testSurroundings.ts';

const otherGame = () => {
  const { saved, ...rest } = keptGame(4);
  return { ...rest, record: 'record-of-other', saved: { ...saved, game: 'other-game' } };
};

describe('deals in play', () => {
  test('are kept, one a game, at the last move', async () => {
    const fs = ModelFileSystem.empty();
    const { running } = await openServices(fs);
    expect(await running.read('example-game')).toBeNull();
    await running.keep(keptGame(1));
    await running.keep(otherGame());
    await running.keep(keptGame(2));
    const later = await openServices(fs, 2);
    expect(await later.running.read('example-game')).toEqual(keptGame(2));
    expect(await later.running.list()).toEqual([
      { game: 'example-game', deal: '7', record: 'record-in-play', clockMs: 2000, moves: 2 },
      { game: 'other-game', deal: '7', record: 'record-of-other', clockMs: 4000, moves: 4 },
    ]);
  });

  test('end, but only the one that was meant', async () => {
    const fs = ModelFileSystem.empty();
    const { running } = await openServices(fs);
    await running.keep(keptGame(2));
    await running.drop('example-game', 'record-of-another-window');
    expect(await running.read('example-game')).toEqual(keptGame(2));
    await running.drop('example-game', 'record-in-play');
    expect(await running.read('example-game')).toBeNull();
    expect(await (await openServices(fs, 2)).running.list()).toEqual([]);
  });

  test('count the moves up to the cursor, not those of other branches', async () => {
    const { running } = await openServices(ModelFileSystem.empty());
    const kept = keptGame(5);
    await running.keep({ ...kept, saved: { ...kept.saved, cursor: 1 } });
    expect(await running.list()).toMatchObject([{ moves: 2 }]);
  });

  test('damaged, go back by one move, and that is told', async () => {
    const fs = ModelFileSystem.empty();
    const first = await openServices(fs);
    await first.running.keep(keptGame(1));
    await first.running.keep(keptGame(2));
    fs.put('/data/running/example-game.json', '');
    const { running, notices } = await openServices(fs, 2);
    expect(await running.list()).toMatchObject([{ moves: 1 }]);
    expect(notices.take()).toMatchObject([{ kind: 'previousUsed', store: 'running' }]);
  });

  test('are not looked for under names that are no game’s', async () => {
    const fs = ModelFileSystem.empty();
    await openServices(fs);
    fs.put('/data/running/Notes.txt', 'x');
    fs.put('/data/running/..json', 'x');
    const { running, notices } = await openServices(fs);
    expect(await running.list()).toEqual([]);
    expect(notices.take()).toEqual([]);
  });
});
