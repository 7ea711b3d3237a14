import { useApp } from '../app.ts';
import { HintBar } from './HintBar.tsx';
import { PlayOutBar } from './PlayOutBar.tsx';
import { Searching } from './Searching.tsx';

/** What the solver has to say, at the foot of the table, one thing at a time; `tellAssistant` says it for the ear. */
export function AssistantPanel() {
  return (
    <div class="assistant-place">
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
