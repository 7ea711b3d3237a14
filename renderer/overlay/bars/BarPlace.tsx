import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardView, Rect } from '../../../shared/board/boardView.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';
import { pileExtents } from '../accessibleTable/pileExtents.ts';
import type { TableScroll } from '../accessibleTable/tableScroll.ts';
import { type BarSpot, barSpot, type Obstacle } from './barSpot.ts';

interface BarPlaceProps {
  readonly view: ReadonlySignal<BoardView | null>;
  readonly scroll: TableScroll;
  /**
   * What a bar does that would lie on cards: `dock` takes room from the table; `float` covers as little as can be,
   * for what asks about cards that must not move meanwhile.
   */
  readonly otherwise: 'dock' | 'float';
  /** Piles that the bar is about. */
  readonly about?: readonly PileIndex[];
  /** Keeps off the other bars as well, not only off what is said above the table. */
  readonly givesWay?: boolean;
  readonly children: ComponentChildren;
}

/** Covering a pile that the bar is about is this much worse. */
const ABOUT = 12;
/** Another bar is never covered as long as there is a card to cover instead. */
const ANOTHER_BAR = 100;

/** A bar at the foot of the table, where it lies on no card. A bar that had to dock stays so until it goes. */
export function BarPlace({ view, scroll, otherwise, about = [], givesWay = false, children }: BarPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const docked = useRef(false);
  const [size, setSize] = useState<Measured>(nothing);
  useLayoutEffect(() => {
    const element = place.current;
    const table = element?.parentElement;
    if (!element || !table) return undefined;
    const others = beside(element, givesWay ? '.bar-place, .banner-place' : '.banner-place');
    const measure = (): void =>
      setSize({
        width: element.offsetWidth,
        height: element.offsetHeight,
        tableWidth: table.clientWidth,
        tableHeight: table.clientHeight,
        bars: others.filter((bar) => bar.offsetHeight > 0).map(rectOf),
      });
    let asked = 0;
    // Not at once: what is laid out anew while the observers are told counts as an error of the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(measure);
    });
    observer.observe(element);
    observer.observe(table);
    for (const bar of others) observer.observe(bar);
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
    };
  }, [givesWay]);

  const board = view.value;
  if (size.height === 0) docked.current = false;
  let spot: BarSpot | null = null;
  if (board !== null && size.height > 0 && !docked.current) {
    const where = otherwise === 'dock' ? 'foot' : 'anywhere';
    const table = { width: size.tableWidth, height: size.tableHeight };
    const bars = size.bars.map((rect) => ({ rect, weight: ANOTHER_BAR }));
    spot = barSpot(table, size, [...obstaclesOf(board, about, scroll.offset()), ...bars], where);
    const isLarger = board.extent.width > table.width || board.extent.height > table.height;
    if (otherwise === 'dock' && (spot.covered > 0 || isLarger)) {
      docked.current = true;
      spot = null;
    }
  }
  return (
    <div
      class={docked.current ? 'bar-place bar-place-docked' : 'bar-place'}
      ref={place}
      style={styleAt(spot, docked.current)}
    >
      {children}
    </div>
  );
}

/** The sizes of a bar and its table, and where the bars lie that it gives way to, in CSS px. */
interface Measured {
  readonly width: number;
  readonly height: number;
  readonly tableWidth: number;
  readonly tableHeight: number;
  readonly bars: readonly Rect[];
}

const nothing: Measured = { width: 0, height: 0, tableWidth: 0, tableHeight: 0, bars: [] };

function beside(element: HTMLElement, selector: string): HTMLElement[] {
  const all = [...(element.parentElement?.children ?? [])];
  return all.filter(
    (other): other is HTMLElement =>
      other !== element && other instanceof HTMLElement && other.matches(selector),
  );
}

function rectOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Rect {
  return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
}

/** Before its size is known it is not seen; but it is there, so that it can have the focus. */
function styleAt(spot: BarSpot | null, isDocked: boolean): Record<string, string> {
  if (spot !== null) return { left: `${spot.left}px`, top: `${spot.top}px` };
  return isDocked ? {} : { opacity: '0' };
}

function obstaclesOf(
  board: BoardView,
  about: readonly PileIndex[],
  offset: { readonly x: number; readonly y: number },
): Obstacle[] {
  const extents = pileExtents(board);
  return board.piles.flatMap(({ pile }) => {
    const rect = extents[pile];
    if (!rect) return [];
    const moved = { ...rect, x: rect.x + offset.x, y: rect.y + offset.y };
    return [{ rect: moved, weight: about.includes(pile) ? ABOUT : 1 }];
  });
}
