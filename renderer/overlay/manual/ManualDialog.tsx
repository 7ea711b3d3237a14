import { manual } from '../../../shared/messages/manual.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/** The manual. */
export function ManualDialog() {
  const { overlay } = useApp();
  const words = useWords();
  return (
    <Dialog title={words.text('manual.title')} size="medium" onClose={() => overlay.close()}>
      <div class="prose">
        {manual.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{words.text(heading)}</h3>
            {paragraphs.map((key) => (
              <p key={key}>{words.text(key)}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
