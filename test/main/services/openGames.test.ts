import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClaims } from '../../../main/services/gameClaims.ts';
import { OpenGames } from '../../../main/services/openGames.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { type Processes, testSurroundings } from '../../support/testSurroundings.ts';

const elsewhere = { failure: { code: 'openElsewhere' } };

let fs: ModelFileSystem;
let running: Processes;

beforeEach(async () => {
  fs = ModelFileSystem.empty();
  await fs.makeFolder('/running');
  running = new Set([100, 200]);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openGames(pid = 100): OpenGames {
  return new OpenGames(new GameClaims('/running', testSurroundings(fs, pid, running)));
}

/** Whether a window gets a game, however long it has to wait. */
async function gets(games: OpenGames, game: string, window: string): Promise<boolean> {
  const taking = games.take(game, window).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject(elsewhere);
      return false;
    },
  );
  await vi.runAllTimersAsync();
  return taking;
}

describe('a game', () => {
  it('is open in one window at a time', async () => {
    const games = openGames();
    expect(await gets(games, 'a-game', 'one')).toBe(true);
    expect(await gets(games, 'a-game', 'one')).toBe(true);
    expect(await gets(games, 'a-game', 'two')).toBe(false);
    expect(await gets(games, 'another', 'two')).toBe(true);
    expect([games.holder('a-game'), games.holder('another'), games.holder('third')]).toEqual([
      'one',
      'two',
      null,
    ]);
  });

  it('is free again when its window leaves it or is gone, and not when another window says so', async () => {
    const games = openGames();
    await games.take('a-game', 'one');
    await games.take('another', 'one');
    await games.release('a-game', 'two');
    expect(games.holder('a-game')).toBe('one');
    await games.release('a-game', 'one');
    expect(await gets(games, 'a-game', 'two')).toBe(true);
    await games.windowGone('one');
    expect(await gets(games, 'another', 'two')).toBe(true);
    expect(games.holder('a-game')).toBe('two');
  });

  it('is waited for while its window is going, and one of those who wait has it', async () => {
    const games = openGames();
    await games.take('a-game', 'one');
    const taken: string[] = [];
    const waits = ['two', 'three'].map((window) =>
      games.take('a-game', window).then(
        () => taken.push(window),
        (error: unknown) => expect(error).toMatchObject(elsewhere),
      ),
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(taken).toEqual([]);
    await games.windowGone('one');
    await vi.runAllTimersAsync();
    await Promise.all(waits);
    expect(taken).toEqual(['two']);
  });
});

it('what comes of a window that is gone is done, and leaves the game to others', async () => {
  const games = openGames();
  const done: string[] = [];
  const work = (name: string) => () => Promise.resolve(done.push(name));
  await games.during('a-game', 'gone', work('gone'));
  expect(games.holder('a-game')).toBeNull();
  await games.take('a-game', 'one');
  await games.during('a-game', 'one', work('one'));
  expect(games.holder('a-game')).toBe('one');
  const refused = expect(games.during('a-game', 'gone', work('refused'))).rejects.toMatchObject(elsewhere);
  await vi.runAllTimersAsync();
  await refused;
  expect(done).toEqual(['gone', 'one']);
});

describe('a game that another process has', () => {
  it('is open there, until that process lets it go', async () => {
    const [here, there] = [openGames(100), openGames(200)];
    expect(await gets(there, 'a-game', 'one')).toBe(true);
    expect(await gets(here, 'a-game', 'one')).toBe(false);
    expect(here.holder('a-game')).toBeNull();
    expect(await gets(here, 'another', 'one')).toBe(true);
    await there.close();
    expect(await gets(here, 'a-game', 'one')).toBe(true);
    await here.close();
    expect(await fs.list('/running')).toEqual([]);
  });

  it('is free when that process died, and what it left is cleared away', async () => {
    await openGames(200).take('a-game', 'one');
    running.delete(200);
    const here = openGames(100);
    expect(await gets(here, 'a-game', 'one')).toBe(true);
    expect(await fs.list('/running')).toHaveLength(1);
  });

  it('is free when the machine was started since, though the number is in use again', async () => {
    const before = Math.floor(Date.UTC(2026, 10, 30, 7) / 1000);
    await (await fs.create(`/running/a-game.test.200.${before}.open`)).close();
    expect(await gets(openGames(100), 'a-game', 'one')).toBe(true);
  });

  it('on another machine cannot be asked, and hinders nobody', async () => {
    const now = Math.floor(Date.UTC(2026, 10, 30, 12) / 1000);
    await (await fs.create(`/running/a-game.elsewhere.200.${now}.open`)).close();
    expect(await gets(openGames(100), 'a-game', 'one')).toBe(true);
    expect(await fs.list('/running')).toHaveLength(2);
  });
});

it('a folder that cannot be written lets the game be played', async () => {
  fs.fault = (call) => (call === 'create' ? 'EROFS' : null);
  const games = openGames();
  expect(await gets(games, 'a-game', 'one')).toBe(true);
  expect(await gets(games, 'a-game', 'two')).toBe(false);
});
