import { computed, effect } from '@preact/signals';
import type { BoardView } from '../../shared/board/boardView.ts';
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
      click: (pile, index) => clicks.click(pile, index),
      doubleClick: (pile, index) => clicks.doubleClick(pile, index),
      choose: (target) => clicks.choose(target),
      viewChanged: parts.viewChanged,
    },
  });
  effect(() => table.configure(settings.value));
  effect(() => {
    const { deal, position, transition } = session.table.value;
    table.show(deal.compiled, position, transition);
  });
  effect(() => table.mark({ ...parts.marks(), choice: session.choice.value }));
  session.listen((happening) => {
    if (happening.type === 'won') void table.celebrate();
  });
  return table;
}
