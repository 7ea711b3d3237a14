import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Notice } from '../../assistant/assistant.ts';
import { errorText } from '../errorText.ts';
import type { OverlayState } from '../overlayState.ts';

const keys: Readonly<Record<Notice, LabelKey>> = {
  lost: 'assistant.notice.lost',
  noSolution: 'assistant.notice.noSolution',
  noWinnablePlace: 'assistant.notice.noWinnablePlace',
  atWinnablePlace: 'assistant.notice.atWinnablePlace',
  noWinnableDeal: 'assistant.notice.noWinnableDeal',
  noDealOfTheDay: 'assistant.notice.noDealOfTheDay',
};

/** Says what the assistant has to say as messages over the table. */
export function noticeTeller(overlay: OverlayState): (notice: Notice) => void {
  return (notice) => overlay.say('info', ({ translator }) => translator.text(keys[notice]));
}

/** Says once that the solver does not work; the game goes on without it. */
export function solverTroubleTeller(
  overlay: OverlayState,
  withoutSolver: () => void,
): (error: unknown) => void {
  let told = false;
  return (error) => {
    if (!told) withoutSolver();
    told = true;
    overlay.say('error', ({ translator }) =>
      translator.text('assistant.notice.failed', { reason: errorText(error, translator) }),
    );
  };
}
