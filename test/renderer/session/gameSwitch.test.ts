import { beforeEach, describe, expect, it } from 'vitest';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { GameSwitch, type GameSwitchParts } from '../../../renderer/session/gameSwitch.ts';
import { keptFrom } from '../../../renderer/session/playedDeal.ts';
import { SavedGameError } from '../../../shared/engine/savedGame.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { HostError } from '../../../shared/ipc/failure.ts';
import type { KeptGame } from '../../../shared/saves/keptGame.ts';
import { FakeHost } from '../../support/fakeHost.ts';
import { compiledGame, type TestSession, testSession } from '../../support/testSession.ts';

/** A save of another deal of the same game, with a move made. */
function otherDeal(): KeptGame {
  const { session } = testSession(luckyPiles.id, '5');
  playOne(session);
  return { ...keptFrom(session.table.peek().deal, 5000), record: 'record-of-the-save' };
}

function playOne(session: TestSession['session']): void {
  const [move] = session.table.peek().deal.game.legalMoves();
  if (move === undefined) throw new Error('This deal has no move.');
  session.play(move);
}

describe('opening a saved game', () => {
  let test: TestSession;
  let host: FakeHost;
  let parts: GameSwitchParts;
  let switcher: GameSwitch;
  let told: string[];

  beforeEach(() => {
    test = testSession(luckyPiles.id, '3');
    told = [];
    host = new FakeHost({
      'saves.add': ({ name, localDate, kept }) => ({
        id: 'save-00000001',
        name,
        saved: '2026-01-15T12:00:00.000Z',
        localDate,
        game: kept.saved.game,
        deal: kept.saved.deal,
        moves: 1,
        clockMs: kept.clockMs,
      }),
    });
    parts = {
      host,
      library: new GameLibrary({ games: [], problems: [] }),
      session: test.session,
      keeper: test.keeper,
      settings: test.settings,
      gameName: ({ name }) => name,
      notResumed: (error) => {
        throw error;
      },
      putAside: (name) => told.push(name),
      openElsewhere: ({ id }) => told.push(id),
      takenAway: ({ id }) => told.push(id),
    };
    switcher = new GameSwitch(parts);
  });

  const open = (kept: KeptGame) => switcher.open(luckyPiles, kept);
  const dealNumber = () => test.session.table.peek().deal.game.number;

  it('puts the unfinished deal aside among the saves, says so, and counts nothing', async () => {
    playOne(test.session);
    test.pass(7000);
    const { deal } = test.session.table.peek();
    const left = keptFrom(deal, test.session.clock.elapsed());
    await open(otherDeal());
    expect(host.argumentsOf('saves.add')).toMatchObject([{ kept: left }]);
    expect(told).toEqual([`${luckyPiles.name}, 3`]);
    expect(dealNumber()).toBe('5');
    expect(test.session.clock.elapsed()).toBe(5000);
    await test.keeper.idle();
    expect(test.host.argumentsOf('history.record')).toEqual([]);
  });

  it('puts a deal without a move aside no more than one that is counted already', async () => {
    await open(otherDeal());
    test.session.table.peek().deal.counts.recorded = true;
    await open(otherDeal());
    expect(host.argumentsOf('saves.add')).toEqual([]);
    expect(told).toEqual([]);
  });

  it('leaves everything as it is where the deal cannot be put aside', async () => {
    playOne(test.session);
    host.failure = new HostError({ code: 'diskFull' });
    await expect(open(otherDeal())).rejects.toMatchObject({ failure: { code: 'diskFull' } });
    expect(dealNumber()).toBe('3');
    expect(test.session.table.peek().moves).toBe(1);
  });

  it('puts nothing aside for a save that cannot be played', async () => {
    playOne(test.session);
    const save = otherDeal();
    const nodes = [{ parent: -1, move: 'redeal', automatic: [] }];
    await expect(open({ ...save, saved: { ...save.saved, nodes, cursor: 0 } })).rejects.toBeInstanceOf(
      SavedGameError,
    );
    expect(host.seen).toEqual([]);
    expect(dealNumber()).toBe('3');
  });

  it('takes up what a backup brought back for the game on the table', async () => {
    const restored = otherDeal();
    const answering = new FakeHost({ 'running.take': () => restored });
    switcher = new GameSwitch({ ...parts, host: answering });
    await switcher.takeUpRestored();
    expect(dealNumber()).toBe('5');
    playOne(test.session);
    await switcher.takeUpRestored();
    expect(test.session.table.peek().moves).toBe(2);
  });

  it('lets the deal of another game wait as it does anyway', async () => {
    const other = compiledGame(thievesRush.id);
    test.session.deal(other, '1');
    playOne(test.session);
    await open(otherDeal());
    expect(host.argumentsOf('saves.add')).toEqual([]);
    await test.keeper.idle();
    const kept = test.host.argumentsOf('running.keep');
    expect(kept).toContainEqual(expect.objectContaining({ saved: expect.objectContaining({ deal: '1' }) }));
  });

  it('deals a number in place of an unfinished deal, which can be taken up again', async () => {
    const { compiled } = test.session.table.peek().deal;
    playOne(test.session);
    await switcher.deal(compiled.definition, '11');
    expect(dealNumber()).toBe('11');
    expect(test.session.left?.game.number).toBe('3');
    test.session.takeUpLeft();
    expect([dealNumber(), test.session.table.peek().moves]).toEqual(['3', 1]);
    expect(test.host.argumentsOf('history.record')).toEqual([]);
  });
});
