import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Replay, replayPaces } from '../../../renderer/replay/replay.ts';
import { keptFrom } from '../../../renderer/session/playedDeal.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { type SessionInTest, sessionInTest } from '../../support/sessionInTest.ts';

/** Plays the first legal move so many times. */
function playOn({ session }: SessionInTest, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const move = session.table.peek().deal.game.legalMoves()[0];
    if (move !== undefined) session.play(move);
  }
}

describe('a replay', () => {
  let test: SessionInTest;
  let replay: Replay;

  beforeEach(() => {
    vi.useFakeTimers();
    test = sessionInTest(thievesRush.id, '7');
    replay = new Replay(test.session, test.moment);
    playOn(test, 6);
    const { deal } = test.session.table.peek();
    replay.show(deal.compiled, keptFrom(deal, 0));
    return () => vi.useRealTimers();
  });

  it('begins with the deal, and the game that is played waits', () => {
    expect(test.session.viewing.value).toBe(true);
    expect(test.session.table.peek().moves).toBe(0);
    expect(replay.showing.value?.places).toHaveLength(7);
    replay.close();
    expect(test.session.table.peek().moves).toBe(6);
    expect(replay.showing.value).toBeNull();
  });

  it('plays by itself to the end, and can be stepped and paused', () => {
    replay.play();
    vi.advanceTimersByTime(replayPaces[1] * 2);
    expect(replay.at()).toBe(2);
    replay.pause();
    vi.advanceTimersByTime(replayPaces[1] * 2);
    expect(replay.at()).toBe(2);
    replay.step(1);
    expect(replay.at()).toBe(3);
    replay.step(-1);
    expect(replay.at()).toBe(2);
    replay.play();
    vi.advanceTimersByTime(replayPaces[1] * 20);
    expect(replay.at()).toBe(6);
    expect(replay.playing.value).toBe(false);
  });

  it('takes no move of the player, and says so', () => {
    const told: string[] = [];
    test.session.listen(({ type }) => told.push(type));
    playOn(test, 1);
    expect(told).toEqual(['onlyViewed']);
    expect(test.session.table.peek().moves).toBe(0);
  });

  it('keeps and counts nothing', async () => {
    await test.keeper.idle();
    const before = test.asked.length;
    replay.goTo(4);
    replay.close();
    await test.keeper.idle();
    const later = test.asked.slice(before);
    expect(later.filter(({ name }) => name === 'history.record')).toEqual([]);
    expect(test.session.table.peek().deal.counts.undos).toBe(0);
  });

  it('goes on from a place as an attempt of its own', async () => {
    replay.play();
    vi.advanceTimersByTime(replayPaces[1] * 4);
    const attempt = replay.attemptHere();
    expect(attempt).toMatchObject({ recorded: false, undos: 0, saved: { cursor: 3, bookmarks: [] } });
    expect(attempt?.saved.nodes).toHaveLength(4);
    expect(attempt?.record).not.toBe(test.session.table.peek().deal.counts.record);
  });

  it('hands the time and the help on that belong to the moves up to there', () => {
    replay.goTo(6);
    const { deal } = test.session.table.peek();
    replay.show(deal.compiled, { ...keptFrom(deal, 60_000), hints: 2, solverHelped: true });
    replay.goTo(3);
    expect(replay.attemptHere()).toMatchObject({ clockMs: 30_000, hints: 2, solverHelped: true });
  });
});
