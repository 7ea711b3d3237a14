import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useWords } from '../app.ts';

interface SearchingProps {
  readonly text: LabelKey;
  /** The share of the time that is used, 0–1, where it is known. */
  readonly share?: number;
  readonly onCancel: () => void;
}

/** A search that the player waits for: how far it is, and the way out of it. */
export function Searching({ text, share, onCancel }: SearchingProps) {
  const words = useWords();
  return (
    <div class="assistant-bar">
      <p class="assistant-text">{words.text(text)}</p>
      <progress
        class="assistant-progress"
        aria-label={words.text(text)}
        {...(share === undefined ? {} : { value: share })}
      />
      <button type="button" class="button" onClick={onCancel}>
        {words.text('assistant.cancel')}
      </button>
    </div>
  );
}
