import { type ReadonlySignal, signal } from '@preact/signals';

/** What the system asks for, followed as it changes. */
export interface SystemLooks {
  readonly dark: ReadonlySignal<boolean>;
  readonly moreContrast: ReadonlySignal<boolean>;
  readonly lessMotion: ReadonlySignal<boolean>;
}

/** Watches the system's wishes in a window. */
export function watchSystemLooks(scope: Pick<Window, 'matchMedia'>): SystemLooks {
  const follow = (query: string): ReadonlySignal<boolean> => {
    const list = scope.matchMedia(query);
    const matches = signal(list.matches);
    list.addEventListener('change', () => {
      matches.value = list.matches;
    });
    return matches;
  };
  return {
    dark: follow('(prefers-color-scheme: dark)'),
    moreContrast: follow('(prefers-contrast: more)'),
    lessMotion: follow('(prefers-reduced-motion: reduce)'),
  };
}
