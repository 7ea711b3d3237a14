import { useId, useState } from 'preact/hooks';
import { assertNever } from '../../../shared/assertNever.ts';
import { shortcutText } from '../../../shared/commands/keyNames.ts';
import { type DealCodeResult, parseDealCode } from '../../../shared/deals/dealCode.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import { openDeal } from '../../session/hostEvents.ts';
import { useApp, useWords } from '../app.ts';

/** Why nothing is dealt. */
type Refused = Extract<DealCodeResult, { ok: false }> | { readonly problem: 'cannotPaste' };

/** Deals what a code or link names. What is none is said beside the field, and nothing happens. */
export function OpenDeal() {
  const app = useApp();
  const words = useWords();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [inputId, errorId] = [useId(), useId()];

  const submit = (event: Event): void => {
    event.preventDefault();
    const parsed = parseDealCode(text, app.library.games);
    if (!parsed.ok) {
      setRefused(parsed);
      return;
    }
    app.overlay.close();
    openDeal(app, parsed.deal.game, parsed.deal.number);
  };
  const paste = async (): Promise<void> => {
    try {
      setText(await navigator.clipboard.readText());
      setRefused(null);
    } catch {
      // The player may have refused it, or the system; the field takes the keyboard's paste all the same.
      setRefused({ problem: 'cannotPaste' });
    }
  };

  return (
    <form class="deals-group" onSubmit={submit}>
      <h3>{words.text('assistant.deals.open')}</h3>
      <label for={inputId}>{words.text('assistant.deals.code')}</label>
      <div class="deals-row">
        <input
          id={inputId}
          class="field"
          autocomplete="off"
          spellcheck={false}
          dir="ltr"
          value={text}
          aria-invalid={refused !== null}
          {...(refused === null ? {} : { 'aria-errormessage': errorId })}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setRefused(null);
          }}
        />
        <button type="button" class="button" onClick={() => void paste()}>
          {words.text('assistant.deals.paste')}
        </button>
        <button type="submit" class="button button-main" disabled={text.trim() === ''}>
          {words.text('assistant.deals.deal')}
        </button>
      </div>
      {refused === null ? null : (
        <p id={errorId} class="error" role="alert">
          {refusal(refused, app.isMac, words)}
        </p>
      )}
    </form>
  );
}

function refusal(refused: Refused, isMac: boolean, words: Translator): string {
  switch (refused.problem) {
    case 'cannotPaste':
      return words.text('assistant.deals.cannotPaste', { keys: shortcutText('Mod+V', isMac, words) });
    case 'noCode':
      return words.text('assistant.deals.noCode', { text: refused.text });
    case 'unknownGame':
      return words.text('assistant.deals.unknownGame', { text: refused.text });
    case 'badNumber':
      return words.text('assistant.deals.badNumber', { text: refused.text });
    default:
      return assertNever(refused, 'refused');
  }
}
