import { describe, expect, it } from 'vitest';
import { Adviser, GaveWay } from '../../../renderer/assistant/adviser.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { sessionInTest } from '../../support/sessionInTest.ts';
import { solverInTest } from '../../support/solverInTest.ts';

describe('the adviser', () => {
  it('asks once, and knows from then on', async () => {
    const { session } = sessionInTest(luckyPiles.id, '3');
    const solver = solverInTest();
    const adviser = new Adviser(solver.client);
    const { deal, position } = session.table.peek();
    expect((await adviser.ask(deal, position, { milliseconds: 2000 })).verdict).toBe('winnable');
    expect((await adviser.ask(deal, position, { milliseconds: 2000 })).verdict).toBe('winnable');
    expect(solver.jobs()).toBe(1);
    expect(adviser.knowledgeOf(deal).ofDeal()).toBe('winnable');
  });

  it('lets a background search give way to one that is waited for', async () => {
    const { session } = sessionInTest(luckyPiles.id, '3');
    const adviser = new Adviser(solverInTest().client);
    const { deal, position } = session.table.peek();
    const background = adviser.ask(deal, position, { milliseconds: 2000, background: true });
    const waitedFor = adviser.ask(deal, position, { milliseconds: 2000 });
    await expect(background).rejects.toBeInstanceOf(GaveWay);
    expect((await waitedFor).verdict).toBe('winnable');
  });
});
