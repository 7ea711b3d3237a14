import { beforeEach, describe, expect, it } from 'vitest';
import { Adviser, type Solver } from '../../../renderer/assistant/adviser.ts';
import { type HintState, Hints } from '../../../renderer/assistant/hints.ts';
import { lastWinnablePlace } from '../../../renderer/assistant/lastWinnable.ts';
import { parseMove } from '../../../shared/engine/positionText.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { lostGame } from '../../support/lostGame.ts';
import { type SessionInTest, sessionInTest } from '../../support/sessionInTest.ts';
import { solverInTest } from '../../support/solverInTest.ts';

describe('hints', () => {
  let test: SessionInTest;
  let adviser: Adviser;
  let hints: Hints;

  const beginWith = (game: string, deal: string, solver: Solver = solverInTest().client): void => {
    test = sessionInTest(game, deal);
    adviser = new Adviser(solver);
    hints = new Hints({
      session: test.session,
      adviser,
      failed: (error) => {
        throw error;
      },
      learned: () => undefined,
    });
  };
  const shown = (): Extract<HintState, { state: 'shown' }> => {
    const state = hints.state.value;
    if (state.state !== 'shown') throw new Error(`A hint was expected, not “${state.state}”.`);
    return state;
  };

  beforeEach(() => beginWith(luckyPiles.id, '3'));

  it('show the next move of a proven line, mark it, and count', async () => {
    await hints.ask();
    const { idea } = shown();
    const { deal } = test.session.table.peek();
    expect(idea.proven).toBe(true);
    expect(deal.game.refusal(idea.move)).toBeNull();
    expect(hints.mark()).toMatchObject(
      idea.move.type === 'move' ? { from: idea.move.from, to: idea.move.to } : { to: null },
    );
    expect(deal.counts).toMatchObject({ hints: 1, solverHelped: true });
  });

  it('are legal and each another, and after the last comes the first', async () => {
    await hints.ask();
    const first = shown().idea.move;
    const seen = new Set<string>();
    for (;;) {
      const { idea, index } = shown();
      expect(test.session.table.peek().deal.game.refusal(idea.move)).toBeNull();
      const text = JSON.stringify(idea.move);
      expect(seen.has(text)).toBe(false);
      seen.add(text);
      await hints.ask();
      if (shown().index <= index) break;
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(shown().idea.move).toEqual(first);
  });

  it.each([
    [luckyPiles.id, '3'],
    [racingAces.id, '7'],
    [thievesRush.id, '1'],
  ])('win %s when they are followed to the end', async (game, deal) => {
    beginWith(game, deal);
    for (let moves = 0; moves < 500 && !test.session.table.peek().won; moves++) {
      await hints.ask();
      hints.play();
    }
    expect(test.session.table.peek().won).toBe(true);
  });

  it('say that a position is lost, and the way back leads to the last winnable place', async () => {
    beginWith(lostGame.id, lostGame.deal);
    const { compiled } = test.session.table.peek().deal;
    test.settings.change({ autoplay: { [compiled.id]: 'off' } });
    test.session.deal(compiled, lostGame.deal);
    const { deal } = test.session.table.peek();
    for (const text of lostGame.moves) test.session.play(parseMove(compiled, text));
    await hints.ask();
    expect(hints.state.value.state).toBe('lost');
    const place = await lastWinnablePlace(adviser, deal, new AbortController().signal);
    expect(place?.node).toBe(lostGame.moves.length - 2);
    test.session.goTo(place?.node ?? -1);
    await hints.ask();
    expect(shown().idea.proven).toBe(true);
  });

  it('call the best move found a suggestion where nothing is proven, and the stock can be it', async () => {
    const best = [{ type: 'deal' }] as const;
    const verdict = { verdict: 'unknown', reason: 'time', best, nodes: 1, milliseconds: 1 } as const;
    beginWith(thievesRush.id, '1', { solve: async () => verdict });
    await hints.ask();
    expect(shown().idea).toMatchObject({ move: { type: 'deal' }, proven: false, why: { reason: 'deals' } });
    expect(hints.mark()).toMatchObject({ from: test.session.table.peek().deal.compiled.stock, to: null });
    await hints.ask();
    expect(shown().idea).toMatchObject({ move: { type: 'move' }, proven: false });
    expect(hints.mark()).toMatchObject({ to: expect.any(Number) });
  });

  it('vanish with the next move and when they are dismissed', async () => {
    await hints.ask();
    hints.play();
    expect(hints.state.value.state).toBe('none');
    await hints.ask();
    hints.dismiss();
    expect(hints.mark()).toBeNull();
  });
});
