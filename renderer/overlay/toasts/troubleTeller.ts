import { errorText } from '../errorText.ts';
import type { OverlayState } from '../overlayState.ts';

export type TroubleKey =
  | 'toast.notSaved'
  | 'toast.notRecorded'
  | 'toast.settingsNotSaved'
  | 'toast.fresh'
  | 'toast.error'
  | 'saves.failed'
  | 'replay.failed';

/** Tells the player what could not be done and why, in the words in force. */
export type TellTrouble = (key: TroubleKey, error: unknown) => void;

/** Returns what tells of trouble in messages over the table. */
export function troubleTeller(overlay: OverlayState): TellTrouble {
  return (key, error) => {
    overlay.say('error', ({ translator }) => translator.text(key, { reason: errorText(error, translator) }));
  };
}
