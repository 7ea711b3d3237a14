import { describe, expect, it } from 'vitest';
import { Adviser } from '../../../renderer/assistant/adviser.ts';
import { lastWinnablePlace } from '../../../renderer/assistant/lastWinnable.ts';
import type { Position } from '../../../shared/engine/position.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import type { Verdict } from '../../../shared/solver/verdict.ts';
import { sessionInTest } from '../../support/sessionInTest.ts';

const effort = { nodes: 1, milliseconds: 1 };
const verdicts: Readonly<Record<Verdict['verdict'], Verdict>> = {
  winnable: { verdict: 'winnable', line: [], ...effort },
  unwinnable: { verdict: 'unwinnable', ...effort },
  unknown: { verdict: 'unknown', reason: 'time', best: [], ...effort },
};

/** A deal with five moves made, and a solver that finds these verdicts for its six places. */
function afterFiveMoves(found: readonly Verdict['verdict'][]) {
  const { session, settings } = sessionInTest(luckyPiles.id, '3');
  settings.change({ autoplay: { [luckyPiles.id]: 'off' } });
  session.deal(session.table.peek().deal.compiled, '3');
  const places: Position[] = [session.table.peek().position];
  while (places.length < found.length) {
    const { deal } = session.table.peek();
    const move = deal.game.legalMoves().find(({ type }) => type === 'move');
    if (move === undefined || !session.play(move, 'off')) throw new Error('No move is left.');
    places.push(session.table.peek().position);
  }
  const asked: number[] = [];
  const adviser = new Adviser({
    solve: async ({ position }) => {
      const place = places.findIndex(
        (other) => JSON.stringify(other.piles) === JSON.stringify(position.piles),
      );
      asked.push(place);
      return verdicts[found[place] ?? 'unknown'];
    },
  });
  const { deal } = session.table.peek();
  return {
    adviser,
    deal,
    asked,
    search: () => lastWinnablePlace(adviser, deal, new AbortController().signal),
  };
}

describe('the last winnable place', () => {
  it('is found by halving, not by asking about every place', async () => {
    const { search, asked } = afterFiveMoves([
      'winnable',
      'winnable',
      'winnable',
      'winnable',
      'unwinnable',
      'unwinnable',
    ]);
    expect((await search())?.node).toBe(2);
    expect(asked.length).toBeLessThan(4);
  });

  it('is none where no place is proven to be winnable', async () => {
    const lost = afterFiveMoves(['unwinnable', 'unwinnable', 'unwinnable', 'unwinnable']);
    expect(await lost.search()).toBeUndefined();
    const unknown = afterFiveMoves(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(await unknown.search()).toBeUndefined();
  });

  it('is looked for before a place that cannot be decided', async () => {
    const { search } = afterFiveMoves([
      'winnable',
      'winnable',
      'unknown',
      'unknown',
      'unwinnable',
      'unwinnable',
    ]);
    expect((await search())?.node).toBe(0);
  });

  it('asks nothing about what is known already', async () => {
    const { search, adviser, deal, asked } = afterFiveMoves([
      'winnable',
      'winnable',
      'unwinnable',
      'unwinnable',
    ]);
    const knowledge = adviser.knowledgeOf(deal);
    const [, second, third] = knowledge.places();
    if (second === undefined || third === undefined) throw new Error('Moves were made.');
    knowledge.learn(second.position, verdicts.winnable, 0);
    knowledge.learn(third.position, verdicts.unwinnable, 0);
    expect((await search())?.node).toBe(0);
    expect(asked).toEqual([]);
  });
});
