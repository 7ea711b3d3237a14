import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { CurrentSettings } from '../../session/settingsStore.ts';
import type { AnimationSpeed, CardBack } from '../../table/tablePort.ts';
import type { Option } from './fields.tsx';

/** The words of settings with a few values. A value without words is refused by the compiler. */
function optionsOf<V extends string>(labels: Readonly<Record<V, LabelKey>>): readonly Option<V>[] {
  return (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));
}

export const themeOptions = optionsOf<CurrentSettings['theme']>({
  system: 'settings.theme.system',
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
  highContrast: 'settings.theme.highContrast',
});

export const backOptions = optionsOf<CardBack>({
  lattice: 'settings.cardBack.lattice',
  waves: 'settings.cardBack.waves',
  stars: 'settings.cardBack.stars',
  plain: 'settings.cardBack.plain',
  classicBlue: 'settings.cardBack.classicBlue',
  classicRed: 'settings.cardBack.classicRed',
});

export const indexOptions = optionsOf<CurrentSettings['cardIndices']>({
  international: 'settings.cardIndices.international',
  language: 'settings.cardIndices.language',
});

export const animationOptions = optionsOf<AnimationSpeed>({
  off: 'settings.animationSpeed.off',
  fast: 'settings.animationSpeed.fast',
  normal: 'settings.animationSpeed.normal',
  slow: 'settings.animationSpeed.slow',
});

export const secondClickOptions = optionsOf<CurrentSettings['secondClick']>({
  off: 'settings.secondClick.off',
  usual: 'settings.secondClick.usual',
  slow: 'settings.secondClick.slow',
  verySlow: 'settings.secondClick.verySlow',
});

export const clickOptions = optionsOf<CurrentSettings['clickPreference']>({
  foundation: 'settings.clickPreference.foundation',
  tableau: 'settings.clickPreference.tableau',
});
