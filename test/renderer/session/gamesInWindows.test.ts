import { beforeEach, describe, expect, it } from 'vitest';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { GameSwitch } from '../../../renderer/session/gameSwitch.ts';
import { takeFirstFree } from '../../../renderer/session/takeGame.ts';
import { acesAndKings, racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { HostError } from '../../../shared/ipc/failure.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { type TestSession, testSession } from '../../support/testSession.ts';

/** Games that other windows have open. */
let elsewhere: Set<string>;
let told: string[];
let test: TestSession;
let switcher: GameSwitch;

beforeEach(() => {
  elsewhere = new Set();
  told = [];
  test = testSession(racingAces.id, '7', {}, elsewhere);
  const { host, session, keeper, settings } = test;
  switcher = new GameSwitch({
    host,
    library: new GameLibrary({ games: [], problems: [] }),
    session,
    keeper,
    settings,
    gameName: ({ name }) => name,
    putAside: (name) => told.push(`aside ${name}`),
    notResumed: (error) => told.push(String(error)),
    openElsewhere: ({ id }) => told.push(`elsewhere ${id}`),
    takenAway: ({ id }) => told.push(`away ${id}`),
  });
});

const onTable = (): string => test.session.table.peek().deal.compiled.id;
const play = async (game: GameDefinition): Promise<void> => {
  await switcher.play(game);
  await test.keeper.idle();
};

describe('a game that is chosen', () => {
  it('is opened here, and the one before is let go once it is kept', async () => {
    test.session.dealStock();
    await play(thievesRush);
    expect(onTable()).toBe(thievesRush.id);
    const names = test.host.seen.map(({ name, argument }) => [name, gameOf(argument)]);
    expect(names.slice(0, 2)).toEqual([
      ['running.keep', racingAces.id],
      ['running.take', thievesRush.id],
    ]);
    expect(names.at(-1)).toEqual(['running.release', racingAces.id]);
    expect(names.filter(([name]) => name === 'running.release')).toHaveLength(1);
  });

  it('stays where it is when another window has it, and the table as it was', async () => {
    elsewhere.add(thievesRush.id);
    const before = test.session.table.peek();
    await play(thievesRush);
    await switcher.deal(thievesRush, '12');
    expect(test.session.table.peek()).toBe(before);
    expect(told).toEqual([`elsewhere ${thievesRush.id}`, `elsewhere ${thievesRush.id}`]);
    expect(test.settings.value.peek().lastPlayed).toEqual([]);
  });

  it('is not let go while its last state cannot be kept', async () => {
    test.session.dealStock();
    await test.keeper.idle();
    test.host.failing.add('running.keep');
    test.session.dealStock();
    await play(thievesRush);
    expect(test.host.argumentsOf('running.release')).toEqual([]);
    test.host.failing.clear();
    test.session.dealStock();
    await test.keeper.idle();
    expect(test.host.argumentsOf('running.release')).toEqual([{ game: racingAces.id }]);
  });
});

describe('a game that another window took away', () => {
  it('is told, set aside with what was played, and another game comes to the table', async () => {
    elsewhere.add(racingAces.id);
    elsewhere.add(acesAndKings.id);
    test.session.dealStock();
    await test.keeper.idle();
    expect(test.lost).toHaveLength(1);
    for (const kept of test.lost) await switcher.giveUp(kept);
    await test.keeper.idle();
    expect(told).toEqual([`away ${racingAces.id}`]);
    expect(test.host.argumentsOf('saves.add')).toEqual([
      expect.objectContaining({ name: 'Racing Aces, 7', kept: test.lost[0] }),
    ]);
    expect([racingAces.id, acesAndKings.id]).not.toContain(onTable());
    expect(test.lost).toHaveLength(1);
  });

  it('is noticed when the host was out of reach and is there again', async () => {
    test.session.dealStock();
    await test.keeper.idle();
    await test.session.reconnect();
    expect(test.lost).toEqual([]);
    elsewhere.add(racingAces.id);
    await test.session.reconnect();
    expect(test.lost).toMatchObject([{ saved: { game: racingAces.id, cursor: 0 } }]);
  });

  it('is not kept from here any more until it is taken again', async () => {
    elsewhere.add(racingAces.id);
    test.session.dealStock();
    await test.keeper.idle();
    test.session.dealStock();
    await test.keeper.idle();
    expect(test.host.argumentsOf('running.keep')).toHaveLength(1);
    elsewhere.clear();
    await test.keeper.take(racingAces.id);
    test.session.dealStock();
    await test.keeper.idle();
    expect(test.host.argumentsOf('running.keep')).toHaveLength(2);
  });
});

describe('the game to begin with', () => {
  it('is the first that no other window has', async () => {
    elsewhere.add(racingAces.id);
    const { game, taken } = await takeFirstFree(test.keeper, [racingAces, thievesRush, acesAndKings]);
    expect(game.id).toBe(thievesRush.id);
    expect(taken).toEqual({ type: 'here', kept: null });
  });

  it('is there even where its unfinished deal cannot be read', async () => {
    test.host.failure = new HostError({ code: 'unreachable' });
    const { game, taken } = await takeFirstFree(test.keeper, [racingAces]);
    expect([game.id, taken.type]).toEqual([racingAces.id, 'unreadable']);
    test.host.failure = null;
    elsewhere.add(racingAces.id);
    await expect(takeFirstFree(test.keeper, [racingAces])).rejects.toThrow('No game is left');
  });
});

function gameOf(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null) return undefined;
  const saved: unknown = Reflect.get(argument, 'saved');
  return typeof saved === 'object' && saved !== null
    ? Reflect.get(saved, 'game')
    : Reflect.get(argument, 'game');
}
