import { effect } from '@preact/signals';
import type { App } from '../app.ts';

/**
 * Offers an unfinished deal back after a new one was dealt in its place. Once the offer is gone, the deal is given up;
 * once that is decided on the table, the offer goes. A dialog may show results or exchange data, so that it decides
 * too. Returns what ends that.
 */
export function offerDealBack({ session, overlay }: Pick<App, 'session' | 'overlay'>): () => void {
  let offer: number | null = null;
  const stopListening = session.listen(({ type }) => {
    if (offer !== null && session.left === null) {
      const decided = offer;
      offer = null;
      overlay.dismiss(decided);
    }
    if (type !== 'dealt' || session.left === null) return;
    const { number } = session.left.game;
    offer = overlay.say('info', ({ translator }) => translator.text('toast.left', { number }), {
      label: 'toast.takeUpLeft',
      run: () => session.takeUpLeft(),
    });
  });
  const stopWatching = effect(() => {
    const isShown = overlay.toasts.value.some(({ id }) => id === offer);
    const isInDialog = overlay.dialog.value !== null;
    if (offer === null || (isShown && !isInDialog)) return;
    const gone = offer;
    offer = null;
    if (isInDialog) session.confirmLeaving();
    // The button that takes the deal up again takes its message away first: what it does comes before this.
    else queueMicrotask(() => session.confirmLeaving());
    if (isShown) overlay.dismiss(gone);
  });
  return () => {
    stopListening();
    stopWatching();
  };
}
