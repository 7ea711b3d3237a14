import { describe, expect, it } from 'vitest';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { HostError } from '../../../shared/ipc/failure.ts';
import { testSession } from '../../support/testSession.ts';

describe('what keeps the game', () => {
  it('tells a failure, goes on, and tries again with the next move', async () => {
    const { session, host, keeper, troubles } = testSession(racingAces.id, '7');
    host.failure = new HostError({ code: 'diskFull' });
    session.dealStock();
    await keeper.idle();
    expect(troubles).toHaveLength(1);
    host.failure = null;
    session.dealStock();
    await keeper.idle();
    expect(host.argumentsOf('running.keep').at(-1)).toMatchObject({ saved: { cursor: 1 } });
    expect(troubles).toHaveLength(1);
  });

  it('sends the latest of several waiting states only', async () => {
    const { session, host, keeper } = testSession(racingAces.id, '7');
    for (let moves = 0; moves < 10; moves++) session.dealStock();
    await keeper.idle();
    const kept = host.argumentsOf('running.keep');
    expect(kept.length).toBeLessThan(4);
    expect(kept.at(-1)).toMatchObject({ saved: { cursor: 9 } });
  });

  it('keeps a result until it is recorded', async () => {
    const { session, host, keeper } = testSession(racingAces.id, '7');
    session.dealStock();
    await keeper.idle();
    host.failure = new HostError({ code: 'noPermission' });
    session.deal(session.table.value.deal.compiled, '9');
    await keeper.idle();
    host.failure = null;
    session.dealStock();
    await keeper.idle();
    const sent = host.seen.filter(({ name }) => name === 'history.record');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ argument }) => JSON.stringify(argument))).size).toBe(1);
  });
});
