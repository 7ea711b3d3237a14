import { cardName } from '../../../shared/description/pileSpeech.ts';
import { type App, useApp } from '../app.ts';
import { HintBar } from './HintBar.tsx';
import { hintText } from './hintText.ts';
import { PlayOutBar } from './PlayOutBar.tsx';
import { Searching } from './Searching.tsx';
import { verdictLabel } from './VerdictBadge.tsx';

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

/** What a screen reader is told: the hint, or the verdict that was asked for. */
function heard({ session, settings, assistant, words }: App): string {
  const { translator, spoken } = words.value;
  const hint = assistant.hints.state.value;
  const standing = assistant.watch.standing.value;
  const { deal, position } = session.table.value;
  switch (hint.state) {
    case 'lost':
      return translator.text('assistant.hint.lost');
    case 'thinking':
      return translator.text('assistant.hint.thinking');
    case 'shown': {
      const { idea } = hint;
      const { move, why } = hintText(deal.compiled, position, idea, words.value, (card) =>
        cardName(card, spoken),
      );
      const kind = translator.text(idea.proven ? 'assistant.hint.proven' : 'assistant.hint.suggestion');
      return `${kind}: ${why === null ? move : `${move}, ${why}`}.`;
    }
    case 'none': {
      const wasAsked = settings.value.value.verdict === 'onRequest' && assistant.watch.isShown();
      return wasAsked && standing.state !== 'notAsked' ? translator.text(verdictLabel(standing)) : '';
    }
  }
}
