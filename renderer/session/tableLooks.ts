import { ranks } from '../../shared/cards/card.ts';
import type { TableSettings, TableTheme } from '../table/tablePort.ts';
import type { CurrentSettings } from './settingsStore.ts';
import type { SystemLooks } from './systemLooks.ts';

/** How soon a second click is the other half of a double click, in ms; a system may be set to count slower ones. */
const secondClickMs: Readonly<Record<CurrentSettings['secondClick'], number>> = {
  off: 0,
  usual: 550,
  slow: 1000,
  verySlow: 2000,
};

/** The theme in force: the player's, or what the system asks for. */
export function themeInForce(chosen: CurrentSettings['theme'], system: SystemLooks): TableTheme {
  if (chosen !== 'system') return chosen;
  if (system.moreContrast.value) return 'highContrast';
  return system.dark.value ? 'dark' : 'light';
}

/** The signs of the ranks, ace to king, as the cards bear them. @param signs those of the language. */
export function rankSignsInForce(
  { cardIndices }: Pick<CurrentSettings, 'cardIndices'>,
  signs: readonly string[],
): readonly string[] {
  return cardIndices === 'language' ? signs : ranks;
}

/** What the table is told of the settings. @param signs the ranks' signs of the language, ace to king. */
export function tableLooks(
  settings: CurrentSettings,
  system: SystemLooks,
  signs: readonly string[],
): TableSettings {
  return {
    theme: themeInForce(settings.theme, system),
    cardBack: settings.cardBack,
    fourColourDeck: settings.fourColourDeck,
    largeIndex: settings.largeIndex,
    rankSigns: rankSignsInForce(settings, signs),
    animationSpeed: system.lessMotion.value ? 'off' : settings.animationSpeed,
    leftHanded: settings.leftHanded,
    cardScale: settings.cardSize / 100,
    secondClickMs: secondClickMs[settings.secondClick],
    highlightRanks: settings.highlightRanks,
    sound: settings.sound,
    volume: settings.volume / 100,
  };
}
