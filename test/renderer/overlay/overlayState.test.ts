import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayState, type Saying } from '../../../renderer/overlay/overlayState.ts';
import { firstWords } from '../../../renderer/session/chosenWords.ts';

describe('messages over the table', () => {
  let overlay: OverlayState;
  const words = firstWords();
  const shown = (): string[] => overlay.toasts.peek().map(({ saying }) => saying(words.peek()));
  const the =
    (text: string): Saying =>
    () =>
      text;

  beforeEach(() => {
    vi.useFakeTimers();
    overlay = new OverlayState(words);
    return () => vi.useRealTimers();
  });

  it('push out older ones, but never an error that was not dismissed', () => {
    for (const text of ['e1', 'e2', 'e3', 'e4']) overlay.say('error', the(text));
    for (const text of ['i1', 'i2', 'i3', 'i4']) overlay.say('info', the(text));
    overlay.say('error', the('e5'));
    expect(shown()).toEqual(['e1', 'e2', 'e3', 'e4', 'i3', 'i4', 'e5']);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['e1', 'e2', 'e3', 'e4', 'e5']);
  });

  it('are not there twice in the words in force, and a refusal takes the place of the one before', () => {
    overlay.say('error', the('the same'));
    overlay.say('error', the('the same'));
    overlay.say('refusal', the('one'));
    overlay.say('refusal', the('two'));
    expect(shown()).toEqual(['the same', 'two']);
  });

  it('stay long enough to be read by anyone, and until it is decided where they offer something', () => {
    overlay.say('refusal', the('refused'));
    overlay.say('info', the('told'));
    overlay.say('info', the('offered'), { label: 'toast.takeUpLeft', run: () => undefined });
    vi.advanceTimersByTime(8000);
    expect(shown()).toEqual(['refused', 'told', 'offered']);
    vi.advanceTimersByTime(7000);
    expect(shown()).toEqual(['offered']);
    vi.advanceTimersByTime(3_600_000);
    expect(shown()).toEqual(['offered']);
  });

  it('are no refusals any more once a dialog is open', () => {
    overlay.say('info', the('kept'));
    overlay.say('refusal', the('refused'));
    overlay.open('settings');
    expect(shown()).toEqual(['kept']);
  });
});
