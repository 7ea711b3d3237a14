import type { GameDefinition } from '../../../shared/rules/definition.ts';
import type { OverlayState } from '../overlayState.ts';

/** Says in which window a game is. */
export function gameTeller(
  overlay: OverlayState,
): (key: 'open.elsewhere' | 'open.takenAway', game: GameDefinition) => void {
  return (key, game) => {
    overlay.say('info', ({ translator }) => translator.text(key, { game: translator.gameName(game) }));
  };
}
