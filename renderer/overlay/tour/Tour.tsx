import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useApp, useWords } from '../app.ts';

const steps: readonly LabelKey[] = ['tour.move', 'tour.click', 'tour.undo', 'tour.games', 'tour.help'];
/** Who has made this many moves knows how it goes. */
const MOVES_ENOUGH = 8;

/** A few words on the first start, in a line above the table: to be read, stepped through or ignored. */
export function Tour() {
  const { settings, session } = useApp();
  const words = useWords();
  const [at, setAt] = useState(0);
  const step = steps[at];
  const { tourSeen } = settings.value.value;
  const { moves, deal } = session.table.value;
  const knowsHow = useRef(false);
  if (moves >= MOVES_ENOUGH) knowsHow.current = true;
  const isLast = at === steps.length - 1;
  const close = useRef<HTMLButtonElement>(null);
  // The button that led here goes with the last step.
  useLayoutEffect(() => {
    if (isLast) close.current?.focus();
  }, [isLast]);
  const end = (): void => settings.change({ tourSeen: true });
  // The line takes room from the table, so it goes by itself only with a new deal: never under the player's hand.
  useEffect(() => {
    if (knowsHow.current && !tourSeen) end();
  }, [deal]);
  if (tourSeen || step === undefined) return null;
  return (
    <section class="tour" aria-label={words.text('tour.title')}>
      <p aria-live="polite">{words.text(step)}</p>
      <div class="tour-foot">
        <span class="hint">
          {words.text('tour.step', { at: words.number(at + 1), of: words.number(steps.length) })}
        </span>
        {isLast ? null : (
          <button type="button" class="button" onClick={() => setAt(at + 1)}>
            {words.text('tour.next')}
          </button>
        )}
        <button type="button" class="button" ref={close} onClick={end}>
          {words.text('tour.end')}
        </button>
      </div>
    </section>
  );
}
