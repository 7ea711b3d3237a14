import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { LiveRegion } from '../accessibleTable/LiveRegion.tsx';
import { focusFirst } from '../focus/firstFocus.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { TitledHead } from './TitledHead.tsx';

interface DialogProps {
  readonly title: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Whether the body is said when the dialog opens: where all of it is news. */
  readonly isSaid?: boolean;
  /** Whether the table stays bright behind it. */
  readonly isClear?: boolean;
  /** Buttons at the foot. */
  readonly actions?: ComponentChildren;
}

/**
 * A modal dialog. The browser's own element keeps the focus inside, closes on Escape and gives the focus back;
 * a click beside it closes it too.
 */
export function Dialog(props: DialogProps) {
  const { title, size = 'medium', isSaid = false, isClear = false, onClose, children, actions } = props;
  const titleId = useId();
  const bodyId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    focusFirst(dialog);
    // A mere text is scrolled by keyboard only if it can have the focus.
    const text = body.current;
    if (text !== null && text.querySelector('a, button, input, select, [tabindex]') === null)
      text.tabIndex = 0;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${size}${isClear ? ' dialog-clear' : ''}`}
      aria-labelledby={titleId}
      aria-describedby={isSaid ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-sheet">
        <TitledHead class="dialog-head" title={title} titleId={titleId} onClose={onClose} />
        <div ref={body} id={bodyId} class="dialog-body">
          {children}
        </div>
        {/* A modal dialog makes all else unreachable, so messages show in it while it is open. */}
        <Toasts />
        <LiveRegion />
        {actions === undefined ? null : <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
