import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../../../renderer/session/happening.ts';
import { OPENING } from '../../../shared/engine/history.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { keptGameSchema } from '../../../shared/saves/keptGame.ts';
import { gameRecordSchema } from '../../../shared/statistics/record.ts';
import { compiledGame, type TestSession, testSession } from '../../support/testSession.ts';
import { moveOfLine, winningLine } from '../../support/winningLines.ts';

function playLine(
  { session }: TestSession,
  gameId: string,
  deal: number,
  moves = Number.POSITIVE_INFINITY,
): void {
  winningLine(gameId, deal, 'off')
    .moves.slice(0, moves)
    .forEach((text) => {
      session.play(moveOfLine(session.table.peek().deal.game, text));
    });
}

function records({ host }: TestSession) {
  return host.argumentsOf('history.record').map((record) => v.parse(gameRecordSchema, record));
}

function states({ host }: TestSession) {
  return host.argumentsOf('running.keep').map((kept) => v.parse(keptGameSchema, kept));
}

describe('the session', () => {
  it('keeps the game at every move', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3, 1);
    await test.keeper.idle();
    playLine(test, luckyPiles.id, 3, 1);
    test.session.undo();
    await test.keeper.idle();
    const last = states(test).at(-1);
    expect(last?.undos).toBe(1);
    expect(last?.saved.nodes.length).toBeGreaterThan(0);
    expect(last?.recorded).toBe(false);
  });

  it('counts an undo where a jump takes moves back, and none where it only goes on', () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3, 3);
    const { deal } = test.session.table.peek();
    const last = deal.game.history.cursor;
    test.session.goTo(OPENING);
    expect(deal.counts.undos).toBe(1);
    test.session.goTo(last);
    expect(deal.counts.undos).toBe(1);
  });

  it('records a win at once, and once, whatever follows', async () => {
    const test = testSession(luckyPiles.id, '3');
    const heard: Happening['type'][] = [];
    test.session.listen(({ type }) => heard.push(type));
    playLine(test, luckyPiles.id, 3);
    await test.keeper.idle();
    expect(test.session.table.value.won).toBe(true);
    expect(heard.at(-1)).toBe('won');
    test.session.undo();
    test.session.redo();
    test.session.deal(compiledGame(luckyPiles.id), '5');
    await test.keeper.idle();
    expect(records(test)).toHaveLength(1);
    expect(records(test)[0]).toMatchObject({ outcome: 'won', deal: '3', moves: 68, id: 'record-0001' });
    expect(records(test)[0]?.line).toHaveLength(68);
  });

  it('sends the result before the state that says so', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3);
    await test.keeper.idle();
    const names = test.host.seen.map(({ name }) => name);
    const firstRecorded = states(test).findIndex(({ recorded }) => recorded);
    const keepsBefore = names
      .slice(0, names.indexOf('history.record'))
      .filter((name) => name === 'running.keep');
    expect(firstRecorded).toBeGreaterThanOrEqual(keepsBefore.length);
  });

  it('counts an unwon deal only when it is left for another of the same game', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3, 4);
    test.session.deal(compiledGame(thievesRush.id), '1');
    await test.keeper.idle();
    expect(records(test)).toEqual([]);
    test.session.deal(compiledGame(thievesRush.id), '2');
    await test.keeper.idle();
    expect(records(test)).toEqual([]);
  });

  it('can be taken up again after a slip, as it was, and counts once when it ends', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3, 5);
    test.pass(4000);
    const before = test.session.table.peek().position;
    test.session.dealAgain('5');
    expect(test.session.table.peek().deal.game.number).toBe('5');
    await test.keeper.idle();
    // What is kept is the deal that was left: a crash now loses nothing of it.
    expect(states(test).at(-1)?.saved.deal).toBe('3');
    test.session.takeUpLeft();
    expect(test.session.table.peek().position).toEqual(before);
    expect(test.session.table.peek().moves).toBe(5);
    await test.keeper.idle();
    expect(states(test).at(-1)).toMatchObject({ recorded: false, saved: { deal: '3' } });
    expect(records(test)).toEqual([]);
    test.session.takeUpLeft();
    test.session.deal(compiledGame(luckyPiles.id), '7');
    await test.keeper.idle();
    expect(records(test).map(({ deal, outcome }) => [deal, outcome])).toEqual([['3', 'givenUp']]);
  });

  it('waits as well where a deal that was made ready takes its place, but not for another game', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3, 5);
    test.session.beginInstead(test.session.prepare(compiledGame(luckyPiles.id), '5', true));
    expect(test.session.table.peek().deal.counts.promisedWinnable).toBe(true);
    expect(test.session.left?.game.number).toBe('3');
    test.session.takeUpLeft();
    expect(test.session.table.peek().moves).toBe(5);
    test.session.beginInstead(test.session.prepare(compiledGame(racingAces.id), '7'));
    expect(test.session.left).toBeNull();
    await test.keeper.idle();
    expect(records(test)).toEqual([]);
    expect(states(test).at(-2)?.saved).toMatchObject({ game: luckyPiles.id, deal: '3' });
  });

  it.each(['a move', 'another deal', 'a game of another kind', 'word that it is meant'])(
    'is given up once, after a slip, by %s',
    async (by) => {
      const test = testSession(racingAces.id, '7');
      playLine(test, racingAces.id, 7, 3);
      test.session.dealAgain('8');
      if (by === 'a move') test.session.dealStock();
      else if (by === 'another deal') test.session.dealAgain('9');
      else if (by === 'word that it is meant') test.session.confirmLeaving();
      else test.session.deal(compiledGame(luckyPiles.id), '3');
      expect(test.session.left).toBeNull();
      test.session.takeUpLeft();
      test.session.confirmLeaving();
      await test.keeper.idle();
      expect(records(test).map(({ deal, outcome }) => [deal, outcome])).toEqual([['7', 'givenUp']]);
      const ofTheGame = states(test).filter(({ saved }) => saved.game === racingAces.id);
      expect(ofTheGame.at(-1)?.saved.deal).toBe(by === 'another deal' ? '9' : '8');
    },
  );

  it('counts it as given up, or as lost where that is certain', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3, 4);
    test.session.deal(compiledGame(luckyPiles.id), '5');
    playLine(test, luckyPiles.id, 5, 2);
    test.session.foundDeadEnd(test.session.table.value.position, 'searched');
    test.session.deal(compiledGame(luckyPiles.id), '7');
    await test.keeper.idle();
    expect(records(test).map(({ outcome, deal }) => [deal, outcome])).toEqual([
      ['3', 'givenUp'],
      ['5', 'lost'],
    ]);
  });

  it('takes everything back when an unfinished deal is begun again, and counts nothing', async () => {
    const test = testSession(luckyPiles.id, '3');
    const opening = test.session.table.value.position;
    playLine(test, luckyPiles.id, 3, 9);
    test.session.restart();
    await test.keeper.idle();
    expect(test.session.table.value.position).toEqual(opening);
    expect(test.session.table.value.canRedo).toBe(true);
    expect(records(test)).toEqual([]);
  });

  it('begins another attempt when a counted deal is begun again', async () => {
    const test = testSession(luckyPiles.id, '3');
    playLine(test, luckyPiles.id, 3);
    test.session.restart();
    playLine(test, luckyPiles.id, 3);
    await test.keeper.idle();
    expect(records(test).map(({ id }) => id)).toEqual(['record-0001', 'record-0002']);
  });

  it('goes on with a kept deal where it was left, clock included', async () => {
    const test = testSession(racingAces.id, '7');
    playLine(test, racingAces.id, 7, 1);
    test.pass(90_000);
    playLine(test, racingAces.id, 7, 0);
    test.session.keep();
    await test.keeper.idle();
    const kept = states(test).at(-1);
    if (kept === undefined) throw new Error('Nothing was kept.');
    const other = testSession(luckyPiles.id, '1');
    other.session.resume(compiledGame(racingAces.id), kept);
    expect(other.session.table.value.position).toEqual(test.session.table.value.position);
    expect(other.session.table.value.moves).toBe(1);
    expect(other.session.clock.elapsed()).toBe(90_000);
  });

  it('refuses what the rules refuse, says why, and changes nothing', () => {
    const test = testSession(luckyPiles.id, '3');
    const before = test.session.table.value;
    const heard: Happening[] = [];
    test.session.listen((happening) => heard.push(happening));
    expect(test.session.play({ type: 'deal' })).toBe(false);
    expect(heard).toMatchObject([{ type: 'refused', refusal: { reason: 'noStock' } }]);
    expect(test.session.table.value).toBe(before);
  });
});
