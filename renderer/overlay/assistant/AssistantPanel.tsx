import { type App, useApp } from '../app.ts';
import { HintBar } from './HintBar.tsx';
import { hintForEar } from './hintText.ts';
import { PlayOutBar } from './PlayOutBar.tsx';
import { Searching } from './Searching.tsx';

/** What the solver has to say, at the foot of the table, one thing at a time; and once for the ear. */
export function AssistantPanel() {
  const app = useApp();
  return (
    <div class="assistant-place">
      <p class="visually-hidden" role="status">
        {heard(app)}
      </p>
      <Current />
    </div>
  );
}

function Current() {
  const { assistant } = useApp();
  if (assistant.deals.searching.value) {
    return <Searching text="assistant.deals.searching" onCancel={() => assistant.deals.cancel()} />;
  }
  if (assistant.goingBack.value) {
    return <Searching text="assistant.goBack.searching" onCancel={() => assistant.cancelGoingBack()} />;
  }
  return assistant.playOut.state.value.state === 'idle' ? <HintBar /> : <PlayOutBar />;
}

/** What a screen reader is told: what is searched for, or the hint. Verdicts are announced. */
function heard({ session, assistant, words }: App): string {
  const { translator } = words.value;
  if (assistant.deals.searching.value) return translator.text('assistant.deals.searching');
  if (assistant.goingBack.value) return translator.text('assistant.goBack.searching');
  const hint = assistant.hints.state.value;
  const { deal, position } = session.table.value;
  switch (hint.state) {
    case 'none':
      return '';
    case 'lost':
      return translator.text('assistant.hint.lost');
    case 'thinking':
      return translator.text('assistant.hint.thinking');
    case 'shown':
      return hintForEar(deal.compiled, position, hint.idea, words.value);
  }
}
