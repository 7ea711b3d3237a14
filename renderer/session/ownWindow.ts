import { type ReadonlySignal, signal } from '@preact/signals';
import type { HostClient } from '../host/hostClient.ts';

/** What this window does with itself, and with others of its kind. */
export interface OwnWindow {
  /** Whether it fills the screen. */
  readonly fullScreen: ReadonlySignal<boolean>;
  /** Fills the screen, or gives the screen back. A system that refuses leaves things as they are. */
  toggleFullScreen(): void;
  /** Opens another window, which begins with the choice of a game. */
  openAnother(): void;
}

/** How far a new window lies to the right of and below the one it was opened from. */
const CASCADE_PX = 32;

/** What the address says of a window that begins with the choice of a game; `openAddress` reads it. */
export const CHOOSE = 'choose';

/**
 * A window of a host that has its own: the host does what is asked. A page may fill the screen only while it handles
 * a click or a key, and what a menu of the system chooses is neither.
 */
export function windowOfHost(host: HostClient, failed: (error: unknown) => void): OwnWindow {
  const fullScreen = signal(false);
  host.on('window.fullScreen', ({ on }) => {
    fullScreen.value = on;
  });
  return {
    fullScreen,
    toggleFullScreen() {
      host.request('window.fullScreen', { on: !fullScreen.peek() }).catch(failed);
    },
    openAnother() {
      host.request('window.open', null).catch(failed);
    },
  };
}

/** A tab or an app window of a browser, which sees to itself. */
export function windowOfBrowser(scope: Window): OwnWindow {
  const { document } = scope;
  const fullScreen = signal(false);
  document.addEventListener('fullscreenchange', () => {
    fullScreen.value = document.fullscreenElement !== null;
  });
  const toggle = async (): Promise<void> => {
    try {
      if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
      else await document.exitFullscreen();
    } catch {
      // The system's answer shows on the screen; there is nothing to mend.
    }
  };
  return {
    fullScreen,
    toggleFullScreen: () => void toggle(),
    openAnother() {
      const { outerWidth: width, outerHeight: height, screenX, screenY } = scope;
      // A window opened from here takes the token along; it lies a little beside this one.
      const place = `left=${screenX + CASCADE_PX},top=${screenY + CASCADE_PX},width=${width},height=${height}`;
      scope.open(`${scope.location.pathname}?${CHOOSE}`, '_blank', `popup,${place}`);
    },
  };
}
