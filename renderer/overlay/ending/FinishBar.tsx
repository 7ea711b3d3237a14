import { useApp, useWords } from '../app.ts';
import { ShortcutText } from '../keys/ShortcutText.tsx';

/** One button that plays everything up, once that wins from here. */
export function FinishBar() {
  const { actions, assistant, session } = useApp();
  const words = useWords();
  const isBusy =
    session.viewing.value ||
    assistant.playOut.state.value.state !== 'idle' ||
    assistant.hints.state.value.state !== 'none';
  if (isBusy || !actions.finish.enabled()) return null;
  return (
    <button type="button" class="button button-main finish-button" onClick={() => actions.finish.run()}>
      {words.text('command.finish')} <ShortcutText id="finish" />
    </button>
  );
}
