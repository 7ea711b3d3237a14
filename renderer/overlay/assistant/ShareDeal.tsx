import { useId, useState } from 'preact/hooks';
import { shortcutText } from '../../../shared/commands/keyNames.ts';
import { dealCode, dealLink } from '../../../shared/deals/dealCode.ts';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useApp, useWords } from '../app.ts';

/** The code and the link of the deal on the table, to be copied. */
export function ShareDeal() {
  const { session, isMac } = useApp();
  const words = useWords();
  const [told, setTold] = useState<'copied' | 'cannotCopy' | null>(null);
  const { deal } = session.table.value;
  const shared = { game: deal.compiled.id, number: deal.game.number };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('copied');
    } catch {
      // Refused by the player or the system: the text can still be selected in its field.
      setTold('cannotCopy');
    }
  };
  return (
    <section class="deals-group">
      <h3>{words.text('assistant.deals.share')}</h3>
      <div class="deals-row">
        <Value label="assistant.deals.shareCode" value={dealCode(shared)} onCopy={copy} />
        <Value label="assistant.deals.shareLink" value={dealLink(shared)} onCopy={copy} />
      </div>
      <p role="status" class="hint">
        {told === 'copied' ? words.text('assistant.deals.copied') : null}
        {told === 'cannotCopy'
          ? words.text('assistant.deals.cannotCopy', { keys: shortcutText('Mod+C', isMac, words) })
          : null}
      </p>
    </section>
  );
}

interface ValueProps {
  readonly label: LabelKey;
  readonly value: string;
  readonly onCopy: (text: string) => Promise<void>;
}

function Value({ label, value, onCopy }: ValueProps) {
  const words = useWords();
  const id = useId();
  return (
    <div class="deals-value">
      <label for={id}>{words.text(label)}</label>
      <div class="deals-row">
        <input
          id={id}
          class="field"
          readOnly
          dir="ltr"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          aria-label={`${words.text('assistant.deals.copy')}: ${words.text(label)}`}
          onClick={() => void onCopy(value)}
        >
          {words.text('assistant.deals.copy')}
        </button>
      </div>
    </div>
  );
}
