import { useState } from 'preact/hooks';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useApp, useWords } from '../app.ts';

const steps: readonly LabelKey[] = ['tour.move', 'tour.click', 'tour.games', 'tour.help'];

/** A few words on the first start, in a corner: they can be read, stepped through or ignored. */
export function Tour() {
  const { settings } = useApp();
  const words = useWords();
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (settings.value.value.tourSeen || step === undefined) return null;
  const end = (): void => settings.change({ tourSeen: true });
  const isLast = at === steps.length - 1;
  return (
    <section class="tour" aria-label={words.text('tour.title')}>
      <p>{words.text(step)}</p>
      <div class="row">
        <span class="hint">
          {words.text('tour.step', { at: words.number(at + 1), of: words.number(steps.length) })}
        </span>
        <button type="button" class="button" onClick={end}>
          {words.text('tour.end')}
        </button>
        {isLast ? null : (
          <button type="button" class="button button-main" onClick={() => setAt(at + 1)}>
            {words.text('tour.next')}
          </button>
        )}
      </div>
    </section>
  );
}
