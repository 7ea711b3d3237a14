import type { ReadonlySignal } from '@preact/signals';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import type { Words } from '../app.ts';
import type { OverlayState } from '../overlayState.ts';

/** Says in which window a game is. */
export function gameTeller(
  overlay: OverlayState,
  words: ReadonlySignal<Words>,
): (key: 'open.elsewhere' | 'open.takenAway', game: GameDefinition) => void {
  return (key, game) => {
    const { translator } = words.peek();
    overlay.say('info', translator.text(key, { game: translator.gameName(game) }));
  };
}
