import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from '../../../renderer/assistant/adviser.ts';
import { PlayOut, paces } from '../../../renderer/assistant/playOut.ts';
import { parseMove } from '../../../shared/engine/positionText.ts';
import { luckyPiles, luckyThirteen } from '../../../shared/games/luckyThirteen.ts';
import { type SessionInTest, sessionInTest } from '../../support/sessionInTest.ts';
import { solverInTest } from '../../support/solverInTest.ts';

describe('playing out', () => {
  let test: SessionInTest;
  let playOut: PlayOut;
  let noLine: string[];

  const beginWith = (game: string, deal: string): void => {
    test = sessionInTest(game, deal);
    noLine = [];
    playOut = new PlayOut({
      session: test.session,
      adviser: new Adviser(solverInTest().client),
      noLine: (verdict) => noLine.push(verdict),
      failed: (error) => {
        throw error;
      },
      learned: () => undefined,
    });
  };
  const moves = (): number => test.session.table.peek().moves;

  beforeEach(() => {
    vi.useFakeTimers();
    beginWith(luckyPiles.id, '3');
  });
  afterEach(() => {
    playOut.stop();
    vi.useRealTimers();
  });

  it('plays a solution to the win, with automatic moves suspended, and counts as help', async () => {
    await playOut.start();
    const state = playOut.state.value;
    if (state.state !== 'running') throw new Error('Nothing is played.');
    vi.advanceTimersByTime(paces[1] * state.total);
    const { won, deal } = test.session.table.peek();
    expect(won).toBe(true);
    expect(deal.counts).toMatchObject({ solverHelped: true, recorded: true });
    expect(moves()).toBe(state.total);
    expect(playOut.state.value.state).toBe('idle');
  });

  it('pauses, steps and goes on', async () => {
    await playOut.start();
    vi.advanceTimersByTime(paces[1] * 2);
    playOut.togglePause();
    vi.advanceTimersByTime(paces[0] * 5);
    expect(moves()).toBe(2);
    playOut.step();
    expect(moves()).toBe(3);
    playOut.togglePause();
    vi.advanceTimersByTime(paces[1]);
    expect(moves()).toBe(4);
  });

  it.each(['undo', 'move', 'deal'] as const)('leaves the game to the player at a %s', async (what) => {
    await playOut.start();
    vi.advanceTimersByTime(paces[1] * 3);
    const { deal } = test.session.table.peek();
    const move = deal.game.legalMoves()[0];
    if (what === 'undo') test.session.undo();
    else if (what === 'deal') test.session.deal(deal.compiled, '4');
    else if (move !== undefined) test.session.play(move);
    const there = moves();
    vi.advanceTimersByTime(paces[0] * 5);
    expect(moves()).toBe(there);
    expect(playOut.state.value.state).toBe('idle');
  });

  it('says that there is nothing to play where the game is lost', async () => {
    beginWith(luckyThirteen.id, '1');
    const { compiled } = test.session.table.peek().deal;
    test.settings.change({ autoplay: { [compiled.id]: 'off' } });
    test.session.deal(compiled, '1');
    for (const text of ['P5>P0:1', 'P10>P8:1', 'P9>P5:1']) test.session.play(parseMove(compiled, text));
    await playOut.start();
    expect(noLine).toEqual(['unwinnable']);
    expect(playOut.state.value.state).toBe('idle');
  });
});
