import { useApp, useWords } from '../app.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Toast } from '../overlayState.ts';

/** Messages at the foot of the table. They are announced once, and never take the focus. */
export function Toasts() {
  const { overlay } = useApp();
  return (
    <div class="toasts" role="log" aria-live="polite">
      {overlay.toasts.value.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastView({ toast }: { readonly toast: Toast }) {
  const { overlay } = useApp();
  const words = useWords();
  const { action } = toast;
  return (
    <div class={`toast toast-${toast.kind}`}>
      <p>{toast.text}</p>
      {action === undefined ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            overlay.dismiss(toast.id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={words.text('toast.dismiss')}
        onClick={() => overlay.dismiss(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
