import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { useApp } from '../app.ts';
import type { TableScroll } from './tableScroll.ts';

interface TableWindowProps {
  readonly view: ReadonlySignal<BoardView | null>;
  readonly scroll: TableScroll;
  /** The canvas's element; it stays in the window while what lies over it scrolls. */
  readonly canvasPlace: HTMLElement;
  readonly children: ComponentChildren;
}

/** What is seen of the table. It scrolls where the cards are set larger than fit. */
export function TableWindow({ view, scroll, canvasPlace, children }: TableWindowProps) {
  const { settings } = useApp();
  const extent = view.value?.extent;
  const larger = settings.value.value.cardSize > 100;
  return (
    <div
      class={larger ? 'table-window table-window-larger' : 'table-window'}
      ref={scroll.attach}
      onScroll={scroll.follow}
    >
      <div
        class="table-extent"
        style={larger && extent ? { width: `${extent.width}px`, height: `${extent.height}px` } : {}}
      >
        <div class="table-surface" ref={(place) => place?.prepend(canvasPlace)} />
        {children}
      </div>
    </div>
  );
}
