import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeTeller, solverTroubleTeller } from '../../../renderer/overlay/assistant/tellNotices.ts';
import { tellNotices } from '../../../renderer/overlay/data/tellNotices.ts';
import { OverlayState } from '../../../renderer/overlay/overlayState.ts';
import { gameTeller } from '../../../renderer/overlay/toasts/gameTeller.ts';
import { tellInToasts } from '../../../renderer/overlay/toasts/tellInToasts.ts';
import { troubleTeller } from '../../../renderer/overlay/toasts/troubleTeller.ts';
import { firstWords, followLanguage } from '../../../renderer/session/chosenWords.ts';
import { fortyBandits } from '../../../shared/games/fortyThieves.ts';
import { HostError } from '../../../shared/ipc/failure.ts';
import { FakeHost } from '../../support/fakeHost.ts';
import { memorySettings, testSession } from '../../support/testSession.ts';

describe('messages that stand over the table when the language changes', () => {
  const words = firstWords();
  let overlay: OverlayState;
  const shown = (): string[] => overlay.toasts.peek().map(({ saying }) => saying(words.peek()));
  const choose = (language: string): Promise<void> =>
    followLanguage(words, memorySettings({ language }), [], vi.fn());

  beforeEach(async () => {
    vi.useFakeTimers();
    await choose('en');
    overlay = new OverlayState(words);
    return () => vi.useRealTimers();
  });

  /** What is said by these parts, in English and then, untouched, in German. */
  async function inBoth(say: () => void | Promise<void>): Promise<readonly [string, string]> {
    await say();
    const [english = ''] = shown();
    await choose('de');
    const [german = ''] = shown();
    expect(shown()).toHaveLength(1);
    return [english, german];
  }

  it('follow it: refusals', async () => {
    const { session } = testSession(fortyBandits.id, '1');
    tellInToasts({ session, overlay });
    const said = await inBoth(() => {
      const { compiled } = session.table.peek().deal;
      session.play({ type: 'move', from: compiled.stock, to: 0, count: 1 });
    });
    expect(said[0]).toMatch(/stock/i);
    expect(said[1]).toMatch(/Talon/);
  });

  it('follow it: failures, with their reasons', async () => {
    expect(
      await inBoth(() => troubleTeller(overlay)('toast.notSaved', new HostError({ code: 'diskFull' }))),
    ).toEqual([expect.stringMatching(/disk is full/), expect.stringMatching(/voll/)]);
  });

  it('follow it: what the solver has to say', async () => {
    const [english, german] = await inBoth(() => noticeTeller(overlay)('lost'));
    expect(english).not.toBe(german);
    overlay.dismiss(overlay.toasts.peek()[0]?.id ?? 0);
    await choose('en');
    const failed = await inBoth(() => solverTroubleTeller(overlay, () => undefined)(new Error('a slip')));
    expect(failed[0]).not.toBe(failed[1]);
    for (const text of failed) expect(text).toContain('a slip');
  });

  it('follow it: where a game is open', async () => {
    expect(await inBoth(() => gameTeller(overlay)('open.elsewhere', fortyBandits))).toEqual([
      expect.stringContaining('Forty Bandits'),
      expect.stringContaining('Vierzig Banditen'),
    ]);
  });

  it('follow it: what happened to a file', async () => {
    const host = new FakeHost({
      'app.takeNotices': () => [{ id: '1', kind: 'previousUsed', store: 'history', path: 'h.jsonl' }],
    });
    const said = await inBoth(async () => {
      tellNotices({ host, overlay });
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(said[0]).toMatch(/results/);
    expect(said[1]).toMatch(/Ergebnis/);
  });
});
