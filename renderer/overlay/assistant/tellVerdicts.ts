import { effect, type ReadonlySignal } from '@preact/signals';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import type { Watch } from '../../assistant/watch.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/tableState.ts';
import type { Announcer } from '../accessibleTable/announcer.ts';
import { verdictLabel } from './VerdictBadge.tsx';

/** What has to be known of the app. */
interface Told {
  readonly session: Pick<Session, 'viewing'> & { readonly table: ReadonlySignal<Pick<TableState, 'won'>> };
  readonly assistant: { readonly watch: Pick<Watch, 'requests' | 'standing' | 'isShown'> };
  readonly words: ReadonlySignal<{ readonly translator: Pick<Translator, 'text'> }>;
}

/**
 * Says whether the game can be won: each time that is asked, and when it changes after that. What follows a move
 * unchanged is not said again, nor anything once the game is over. Returns what ends that.
 */
export function tellVerdicts(
  { session, assistant, words }: Told,
  announcer: Pick<Announcer, 'say'>,
): () => void {
  const { watch } = assistant;
  let answered = watch.requests.peek();
  let said: LabelKey | null = null;
  return effect(() => {
    const requests = watch.requests.value;
    const standing = watch.standing.value;
    const { won } = session.table.value;
    if (won || session.viewing.value || !watch.isShown()) {
      said = null;
      answered = requests;
      return;
    }
    if (standing.state === 'notAsked') return;
    const key = verdictLabel(standing);
    const isAsked = requests !== answered;
    if (standing.state === 'searching') {
      if (isAsked && said !== key) announcer.say(words.peek().translator.text(key));
      if (isAsked) said = key;
      return;
    }
    if (key === said && !isAsked) return;
    const isFirst = said === null && !isAsked;
    said = key;
    answered = requests;
    // Until the first question, and of a loss that the banner tells, nothing is said unasked.
    if (isFirst || (!isAsked && standing.state === 'unwinnable')) return;
    announcer.say(words.peek().translator.text(key));
  });
}
