import { useId, useState } from 'preact/hooks';
import { parseDealNumber } from '../../../shared/cards/dealNumber.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/** Asks for a deal number and deals it. What is no number is said beside the field, and nothing happens. */
export function DealNumberDialog() {
  const { session, overlay } = useApp();
  const words = useWords();
  const { deal } = session.table.value;
  const [text, setText] = useState(deal.game.number);
  /** The text that was no number. */
  const [refused, setRefused] = useState<string | null>(null);
  const [inputId, helpId, errorId, formId] = [useId(), useId(), useId(), useId()];

  const submit = (event: Event): void => {
    event.preventDefault();
    const parsed = parseDealNumber(text);
    if (!parsed.ok) {
      setRefused(text);
      return;
    }
    overlay.close();
    session.dealAgain(parsed.number);
  };

  return (
    <Dialog
      title={words.text('dealNumber.title')}
      size="small"
      onClose={() => overlay.close()}
      actions={
        <>
          <button type="button" class="button" onClick={() => overlay.close()}>
            {words.text('dialog.cancel')}
          </button>
          <button type="submit" form={formId} class="button button-main">
            {words.text('dealNumber.deal')}
          </button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} class="form">
        <label for={inputId}>{words.text('dealNumber.label')}</label>
        <input
          id={inputId}
          data-first
          class="field field-number"
          inputMode="numeric"
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-describedby={helpId}
          aria-invalid={refused !== null}
          {...(refused === null ? {} : { 'aria-errormessage': errorId })}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setRefused(null);
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
        {refused === null ? null : (
          <p id={errorId} class="error" role="alert">
            {words.text('dealNumber.bad', { text: refused })}
          </p>
        )}
        <p id={helpId} class="hint">
          {words.text('dealNumber.help')}
        </p>
      </form>
    </Dialog>
  );
}
