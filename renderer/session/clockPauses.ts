import { effect } from '@preact/signals';
import type { HostClient } from '../host/hostClient.ts';
import type { GameClock } from './gameClock.ts';

/** After this long without a key or a pointer the player has left the table, in milliseconds. */
const IDLE_AFTER_MS = 120_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Lets the clock stand while nobody plays, and tick once a second while it runs. A standing clock has no timer,
 * so that an idle window costs nothing. Returns what ends the watching.
 */
export function watchForPauses(clock: GameClock, host: HostClient, scope: Window): () => void {
  const { document } = scope;
  const ended = new AbortController();
  const { signal } = ended;

  const onVisibility = (): void => clock.hold('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();

  let lastSign = 0;
  const onLife = (): void => {
    lastSign = scope.performance.now();
    clock.hold('idle', false);
  };
  for (const sign of SIGNS_OF_LIFE) scope.addEventListener(sign, onLife, { signal, passive: true });

  const stopEvents = host.on('clock.pause', ({ paused }) => clock.hold('asleep', paused));
  const stopTicking = effect(() => {
    if (clock.paused.value) return;
    lastSign = scope.performance.now();
    const timer = scope.setInterval(() => {
      clock.tick();
      if (scope.performance.now() - lastSign > IDLE_AFTER_MS) clock.hold('idle', true);
    }, 1000);
    return () => scope.clearInterval(timer);
  });

  return () => {
    ended.abort();
    stopEvents();
    stopTicking();
  };
}
