import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';
import type { Settings } from '../../shared/settings/settings.ts';

/** The automatic moves of a game: the player's choice, or the game's own default. */
export function chosenAutoplay({ autoplay }: Settings, { id, definition }: CompiledGame): Autoplay {
  return autoplay[id] ?? definition.autoplay.default;
}
