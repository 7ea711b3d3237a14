import type { ReadonlySignal } from '@preact/signals';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Notice } from '../../assistant/assistant.ts';
import type { Words } from '../app.ts';
import { errorText } from '../errorText.ts';
import type { OverlayState } from '../overlayState.ts';

const keys: Readonly<Record<Notice, LabelKey>> = {
  lost: 'assistant.notice.lost',
  noSolution: 'assistant.notice.noSolution',
  noWinnablePlace: 'assistant.notice.noWinnablePlace',
  noWinnableDeal: 'assistant.notice.noWinnableDeal',
  noDealOfTheDay: 'assistant.notice.noDealOfTheDay',
};

/** Says what the assistant has to say as messages over the table. */
export function noticeTeller(overlay: OverlayState, words: ReadonlySignal<Words>): (notice: Notice) => void {
  return (notice) => overlay.say('info', words.peek().translator.text(keys[notice]));
}

/** Says once that the solver does not work; the game goes on without it. */
export function solverTroubleTeller(
  overlay: OverlayState,
  words: ReadonlySignal<Words>,
  withoutSolver: () => void,
): (error: unknown) => void {
  let told = false;
  return (error) => {
    const { translator } = words.peek();
    if (!told) withoutSolver();
    told = true;
    overlay.say(
      'error',
      translator.text('assistant.notice.failed', { reason: errorText(error, translator) }),
    );
  };
}
