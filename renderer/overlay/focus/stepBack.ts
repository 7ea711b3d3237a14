import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { App } from '../app.ts';
import { focusTable } from './tablePile.ts';

/**
 * Escape, wherever the focus is except in a dialog or menu and where it means something nearer: it ends the question, the
 * search, the hint, the solution that is played or the tour that lies over the table, pauses a replay, and brings the
 * focus back to the table. What it did is said, and that there was nothing to do. Returns what ends that.
 */
export function listenToEscape(scope: Window, app: App): () => void {
  const { announcer, overlay, words } = app;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || overlay.dialog.peek() !== null) return;
    if (target instanceof Element && target.closest('[role=menu], dialog') !== null) return;
    const isElsewhere = target instanceof Element && target.closest('.accessible-table') === null;
    const done = endWhatLiesOver(app) ?? (isElsewhere ? null : 'table.nothingHeld');
    if (done !== null) announcer.say(words.peek().translator.text(done));
    if (isElsewhere) focusTable(scope.document);
    event.preventDefault();
  };
  scope.addEventListener('keydown', onKeyDown);
  return () => scope.removeEventListener('keydown', onKeyDown);
}

/** Ends the uppermost thing over the table; returns what there is to say of it, or null where there is none. */
function endWhatLiesOver({ session, assistant, replay, settings }: App): LabelKey | null {
  if (session.choice.peek() !== null) {
    session.ask(null);
    return 'choice.none';
  }
  if (assistant.deals.searching.peek()) {
    assistant.deals.cancel();
    return 'assistant.stopped';
  }
  if (assistant.goingBack.peek()) {
    assistant.cancelGoingBack();
    return 'assistant.stopped';
  }
  const hint = assistant.hints.state.peek().state;
  if (hint !== 'none') {
    assistant.hints.dismiss();
    return hint === 'thinking' ? 'assistant.stopped' : 'assistant.hint.closed';
  }
  const solution = assistant.playOut.state.peek().state;
  if (solution !== 'idle') {
    assistant.playOut.stop();
    return solution === 'thinking' ? 'assistant.stopped' : 'assistant.playOut.stopped';
  }
  if (replay.playing.peek()) {
    replay.pause();
    return 'bar.paused';
  }
  if (settings.value.peek().tourSeen) return null;
  settings.change({ tourSeen: true });
  return 'tour.closed';
}
