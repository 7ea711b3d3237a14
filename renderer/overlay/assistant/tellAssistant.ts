import { computed, effect } from '@preact/signals';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Announcer } from '../accessibleTable/announcer.ts';
import type { App } from '../app.ts';
import { hintForEar } from './hintText.ts';

/**
 * Says what is searched for, once when it begins, and each hint, also one that is the same again: who has asked for
 * another is to hear that there is none. Verdicts are told by `tellVerdicts`. Returns what ends that.
 */
export function tellAssistant(
  { session, assistant, words }: Pick<App, 'session' | 'assistant' | 'words'>,
  announcer: Pick<Announcer, 'say'>,
): () => void {
  const { hints, playOut, deals, goingBack } = assistant;
  const searched = computed((): LabelKey | null => {
    if (deals.searching.value) return 'assistant.deals.searching';
    if (goingBack.value) return 'assistant.goBack.searching';
    if (playOut.state.value.state === 'thinking') return 'assistant.playOut.thinking';
    return hints.state.value.state === 'thinking' ? 'assistant.hint.thinking' : null;
  });
  const stopSearches = effect(() => {
    // Who asks again while it is searched hears that it still is.
    void hints.requests.value;
    if (searched.value !== null) announcer.say(words.peek().translator.text(searched.value));
  });
  const stopHints = effect(() => {
    const hint = hints.state.value;
    if (hint.state === 'lost') announcer.say(words.peek().translator.text('assistant.hint.lost'));
    if (hint.state !== 'shown') return;
    const { deal, position } = session.table.peek();
    announcer.say(hintForEar(deal.compiled, position, hint.idea, words.peek()));
  });
  return () => {
    stopSearches();
    stopHints();
  };
}
