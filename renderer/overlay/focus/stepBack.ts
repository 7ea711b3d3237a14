import type { Announcer } from '../accessibleTable/announcer.ts';
import type { App } from '../app.ts';
import { focusTable } from './tablePile.ts';

/**
 * Escape, wherever the focus is except in a dialog or menu and where it means something nearer: it ends the question, the
 * search, the hint, the solution that is played or the tour that lies over the table, pauses a replay, and brings the
 * focus back to the table. Returns what ends that.
 */
export function listenToEscape(scope: Window, app: App, announcer: Pick<Announcer, 'say'>): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || app.overlay.dialog.peek() !== null) return;
    if (target instanceof Element && target.closest('[role=menu], dialog') !== null) return;
    endWhatLiesOver(app, announcer);
    if (target instanceof Element && target.closest('.accessible-table') === null) focusTable(scope.document);
    event.preventDefault();
  };
  scope.addEventListener('keydown', onKeyDown);
  return () => scope.removeEventListener('keydown', onKeyDown);
}

function endWhatLiesOver(
  { session, assistant, replay, settings, words }: App,
  announcer: Pick<Announcer, 'say'>,
): void {
  if (session.choice.peek() !== null) session.ask(null);
  else if (assistant.deals.searching.peek()) assistant.deals.cancel();
  else if (assistant.goingBack.peek()) assistant.cancelGoingBack();
  else if (assistant.hints.state.peek().state !== 'none') assistant.hints.dismiss();
  else if (assistant.playOut.state.peek().state !== 'idle') assistant.playOut.stop();
  else if (replay.playing.peek()) {
    replay.pause();
    announcer.say(words.peek().translator.text('bar.paused'));
  } else if (!settings.value.peek().tourSeen) settings.change({ tourSeen: true });
}
