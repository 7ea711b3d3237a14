import { useState } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Toast } from '../overlayState.ts';
import { named } from '../tip/named.ts';

/**
 * Messages over the table, or at the foot of the dialog that is open. They never take the focus, and are heard once: a
 * refusal by what the table announces, one that was there before by the place it was shown in first.
 */
export function Toasts() {
  const { overlay } = useApp();
  const toasts = overlay.toasts.value;
  const [before] = useState(() => toasts.map(({ id }) => id));
  const isNews = ({ id, kind }: Toast): boolean => kind !== 'refusal' && !before.includes(id);
  return (
    <div class="toasts">
      {toasts
        .filter((toast) => !isNews(toast))
        .map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      <div class="toasts-new" role="log" aria-live="polite">
        {toasts.filter(isNews).map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastView({ toast }: { readonly toast: Toast }) {
  const { overlay, words } = useApp();
  const translator = useWords();
  const { action } = toast;
  return (
    <div class={`toast toast-${toast.kind}`}>
      <p>{toast.saying(words.value)}</p>
      {action === undefined ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            overlay.dismiss(toast.id);
            action.run();
          }}
        >
          {translator.text(action.label)}
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        {...named(translator.text('toast.dismiss'))}
        onClick={() => overlay.dismiss(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
