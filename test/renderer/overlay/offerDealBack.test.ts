import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayState } from '../../../renderer/overlay/overlayState.ts';
import { offerDealBack } from '../../../renderer/overlay/toasts/offerDealBack.ts';
import { firstWords } from '../../../renderer/session/chosenWords.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { type TestSession, testSession } from '../../support/testSession.ts';

describe('the offer to take up the deal that was left', () => {
  const words = firstWords();
  let overlay: OverlayState;
  let test: TestSession;
  const offer = () => overlay.toasts.peek()[0];
  const recorded = (): number => test.host.argumentsOf('history.record').length;

  beforeEach(() => {
    vi.useFakeTimers();
    overlay = new OverlayState(words);
    test = testSession(racingAces.id, '7');
    const stop = offerDealBack({ session: test.session, overlay });
    test.session.dealStock();
    test.session.dealAgain('8');
    return () => {
      stop();
      vi.useRealTimers();
    };
  });

  it('brings it back', async () => {
    const shown = offer();
    expect(shown?.saying(words.peek())).toContain('Deal 7');
    if (shown !== undefined) overlay.dismiss(shown.id);
    shown?.action?.run();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(test.session.table.peek().deal.game.number).toBe('7');
    expect(recorded()).toBe(0);
  });

  it('goes with the first move, a dialog, or when it is dismissed, and then the deal is given up', async () => {
    for (const decide of [
      () => test.session.dealStock(),
      () => overlay.open('statistics'),
      () => overlay.dismiss(offer()?.id ?? 0),
    ]) {
      overlay.close();
      if (offer() === undefined) {
        test.session.dealStock();
        test.session.dealAgain('8');
      }
      const before = recorded();
      expect(offer()).toBeDefined();
      decide();
      await vi.advanceTimersByTimeAsync(10);
      expect(offer()).toBeUndefined();
      expect(test.session.left).toBeNull();
      expect(recorded()).toBe(before + 1);
    }
  });

  it('is not made where nothing is lost', async () => {
    test.session.dealStock();
    test.session.dealAgain('9');
    test.session.confirmLeaving();
    await vi.advanceTimersByTimeAsync(30_000);
    test.session.dealAgain('10');
    expect(offer()).toBeUndefined();
  });
});
