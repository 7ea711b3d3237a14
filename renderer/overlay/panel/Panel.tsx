import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { TitledHead } from '../dialog/TitledHead.tsx';
import { focusFirst } from '../focus/firstFocus.ts';
import { focusTable } from '../focus/tablePile.ts';

interface PanelProps {
  readonly title: string;
  /** What it is for the style sheets, beside a panel. */
  readonly kind?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The text scrolls by keyboard, so the focus can come to it. */
const scrolled = { role: 'region', tabIndex: 0 } as const;

/**
 * A panel beside the table. Its heading takes the focus when it opens, so that it is heard; Escape closes it, and the
 * focus goes back to where it was.
 */
export function Panel({ title, kind, onClose, children }: PanelProps) {
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const panel = element.current;
    const before = document.activeElement;
    focusFirst(panel);
    return () => {
      if (panel?.contains(document.activeElement) !== true) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else focusTable(document);
    };
  }, []);
  return (
    <aside
      ref={element}
      class={kind === undefined ? 'panel' : `panel ${kind}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <TitledHead class="panel-head" title={title} titleId={titleId} onClose={onClose} />
      <section class="panel-body" {...scrolled} aria-labelledby={titleId}>
        {children}
      </section>
    </aside>
  );
}
