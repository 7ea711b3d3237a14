import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayState } from '../../../renderer/overlay/overlayState.ts';

describe('messages over the table', () => {
  let overlay: OverlayState;
  const shown = (): string[] => overlay.toasts.peek().map(({ text }) => text);

  beforeEach(() => {
    vi.useFakeTimers();
    overlay = new OverlayState();
    return () => vi.useRealTimers();
  });

  it('push out older ones, but never an error that was not dismissed', () => {
    for (const text of ['e1', 'e2', 'e3', 'e4']) overlay.say('error', text);
    for (const text of ['i1', 'i2', 'i3', 'i4']) overlay.say('info', text);
    overlay.say('error', 'e5');
    expect(shown()).toEqual(['e1', 'e2', 'e3', 'e4', 'i3', 'i4', 'e5']);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['e1', 'e2', 'e3', 'e4', 'e5']);
  });

  it('are not there twice, and a refusal takes the place of the one before', () => {
    overlay.say('error', 'the same');
    overlay.say('error', 'the same');
    overlay.say('refusal', 'one');
    overlay.say('refusal', 'two');
    expect(shown()).toEqual(['the same', 'two']);
  });

  it('stay long enough to be read by anyone', () => {
    overlay.say('refusal', 'refused');
    overlay.say('info', 'told');
    overlay.say('info', 'offered', { label: 'Do it', run: () => undefined });
    vi.advanceTimersByTime(8000);
    expect(shown()).toEqual(['refused', 'told', 'offered']);
    vi.advanceTimersByTime(7000);
    expect(shown()).toEqual(['offered']);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual([]);
  });

  it('are no refusals any more once a dialog is open', () => {
    overlay.say('info', 'kept');
    overlay.say('refusal', 'refused');
    overlay.open('settings');
    expect(shown()).toEqual(['kept']);
  });
});
