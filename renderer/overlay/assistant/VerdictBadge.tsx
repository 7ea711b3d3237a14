import { assertNever } from '../../../shared/assertNever.ts';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Standing } from '../../assistant/watch.ts';
import { useApp, useWords } from '../app.ts';
import { explained } from '../tip/named.ts';

/** Whether the game can be won, beside the number of the deal: as quiet as the player wants it. */
export function VerdictBadge() {
  const { session, settings, assistant, actions } = useApp();
  const words = useWords();
  const isIdle = session.table.value.won || session.viewing.value;
  if (isIdle || settings.value.value.verdict === 'never') return null;
  const standing = assistant.watch.standing.value;
  const isShown = assistant.watch.isShown();
  if (!isShown || standing.state === 'notAsked') {
    return (
      <button
        type="button"
        class="verdict verdict-ask"
        {...explained(words.text('assistant.command.verdict'))}
        onClick={() => actions.verdict.run()}
      >
        {words.text('assistant.verdict.ask')}
      </button>
    );
  }
  const text = words.text(verdictLabel(standing));
  if (standing.state !== 'unknown') {
    return <span class={`verdict verdict-${standing.state}`}>{text}</span>;
  }
  return (
    <button
      type="button"
      class="verdict verdict-unknown"
      {...explained(words.text('assistant.verdict.unknownHelp'))}
      onClick={() => actions.verdict.run()}
    >
      {text}
    </button>
  );
}

/** The words for what is known of a position. */
export function verdictLabel(standing: Exclude<Standing, { state: 'notAsked' }>): LabelKey {
  switch (standing.state) {
    case 'searching':
      return 'assistant.verdict.searching';
    case 'winnable':
      return 'assistant.verdict.winnable';
    case 'unwinnable':
      return standing.wasWinnable ? 'assistant.verdict.noLonger' : 'assistant.verdict.unwinnable';
    case 'unknown':
      return 'assistant.verdict.unknown';
    default:
      return assertNever(standing, 'standing');
  }
}
