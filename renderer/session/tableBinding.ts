import { computed, effect } from '@preact/signals';
import type { BoardView } from '../../shared/board/boardView.ts';
import { layoutOf } from '../../shared/board/layout.ts';
import { viewOf } from '../../shared/board/viewOf.ts';
import type { PileIndex } from '../../shared/engine/move.ts';
import { createTable } from '../table/createTable.ts';
import type { Table, TableMarks, TableSettings } from '../table/tablePort.ts';
import type { Clicks } from './clicks.ts';
import type { Session } from './session.ts';

/** What the table needs beside the session. */
export interface TableParts {
  readonly parent: HTMLElement;
  readonly session: Session;
  readonly clicks: Clicks;
  /** The looks, with nothing left that depends on the system. Read inside an effect. */
  readonly settings: () => TableSettings;
  /** The marks that come from hints and the keyboard. Read inside an effect. */
  readonly marks: () => Omit<TableMarks, 'choice'>;
  /** The pile that a key lays open. Read inside an effect. */
  readonly opened: () => PileIndex | null;
  /** Where the window over the table stands. Read inside an effect. */
  readonly origin: () => { readonly x: number; readonly y: number };
  readonly scrollBy: (x: number, y: number) => void;
  readonly viewChanged: (view: BoardView) => void;
}

/** Puts the table into the page and keeps it in step with the session. */
export async function bindTable(parts: TableParts): Promise<Table> {
  const { session, clicks } = parts;
  const settings = computed(parts.settings);
  const table = await createTable({
    parent: parts.parent,
    settings: settings.peek(),
    questions: {
      liftable: (pile, index) => clicks.liftable(pile, index),
      targets: (from, count) => clicks.targets(from, count),
    },
    reports: {
      play: (move) => session.play(move),
      refused: (move) => clicks.refused(move),
      liftRefused: (pile, index) => clicks.liftRefused(pile, index),
      click: (pile, index) => clicks.click(pile, index),
      doubleClick: () => clicks.doubleClick(),
      choose: (target) => clicks.choose(target),
      scrollBy: parts.scrollBy,
      viewChanged: parts.viewChanged,
    },
  });
  effect(() => table.configure(settings.value));
  effect(() => {
    const { deal, position, transition } = session.table.value;
    table.show(deal.compiled, position, transition);
  });
  effect(() => table.mark({ ...parts.marks(), choice: session.choice.value }));
  effect(() => {
    const { x, y } = parts.origin();
    table.scrollTo(x, y);
  });
  const opened = computed(parts.opened);
  effect(() => table.spread(opened.value));
  session.listen((happening) => {
    if (happening.type === 'won') void table.celebrate();
  });
  return table;
}

/** Keeps the view in step with the session where nothing can draw it: keyboards and screen readers play on by it. */
export function followWithoutPicture(
  session: Session,
  place: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  viewChanged: (view: BoardView) => void,
): void {
  effect(() => {
    const { deal, position } = session.table.value;
    const layout = layoutOf(deal.compiled, {
      width: Math.max(1, place.clientWidth),
      height: Math.max(1, place.clientHeight),
      pixelRatio: 1,
      largeIndex: false,
      leftHanded: false,
      cardScale: 1,
    });
    viewChanged(viewOf(layout, position));
  });
}
