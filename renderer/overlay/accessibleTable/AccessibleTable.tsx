import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardView } from '../../../shared/board/boardView.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { CompiledPile } from '../../../shared/rules/compile.ts';
import { useApp, useWords } from '../app.ts';
import { groupLabels } from './groupLabels.ts';
import { showHint } from './hintInSight.ts';
import type { Direction } from './neighbour.ts';
import { PileButton } from './PileButton.tsx';
import type { TableFocus } from './tableFocus.ts';
import { type TableKey, tableKeyOf } from './tableKeys.ts';

interface AccessibleTableProps {
  readonly view: ReadonlySignal<BoardView | null>;
  readonly focus: TableFocus;
}

/**
 * The table once more as elements: a button for each pile, in groups, lying where the canvas shows it. Keyboards
 * and screen readers use it; pointers go through it to the canvas.
 */
export function AccessibleTable({ view, focus }: AccessibleTableProps) {
  const { session, assistant, announcer } = useApp();
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const board = view.value;
  const { compiled } = session.table.value.deal;

  const focusPile = (pile: PileIndex | null): void => {
    if (pile !== null) root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"]`)?.focus();
  };
  /**
   * To a pile by a key; going from row to row is said, since nothing else tells where on the table one is. A key
   * that leads nowhere, or to where one is, is answered too: silence would leave open whether it was heard.
   */
  const goTo = (pile: PileIndex | null, nowhere: LabelKey): void => {
    if (pile === null) {
      announcer.say(words.text(nowhere));
      return;
    }
    const before = focus.pile.peek();
    const row = focus.rowOf(pile);
    const changes = row !== focus.rowOf(before);
    focusPile(pile);
    if (row !== null && changes) announcer.say(words.text('table.row', { number: words.number(row) }));
    else if (pile === before) announcer.tellSummary(pile);
  };
  const walk = (direction: Direction): void => goTo(focus.towards(direction), 'table.edge');
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = tableKeyOf(event);
    if (key === null) return;
    focus.visible.value = true;
    switch (key.type) {
      case 'walk':
        walk(key.direction);
        break;
      case 'count':
        focus.changeCount(key.by);
        break;
      case 'act':
        focus.act();
        break;
      case 'send':
        focus.send();
        break;
      case 'letGo':
        if (!focus.letGo()) return;
        break;
      case 'kind':
        goTo(focus.nextOfKind(key.kind, key.by), 'table.noSuchPile');
        break;
      case 'rank': {
        const found = focus.nextOfRank(key.rank, key.by);
        goTo(found?.from ?? null, 'table.noSuchCard');
        if (found === null) break;
        focus.count.value = found.count;
        // The name of the pile tells its top card only.
        if (found.count > 1) announcer.focusEvent({ type: 'selected', pile: found.from, count: found.count });
        break;
      }
      case 'tell':
        // A key that is held says it once, and shows the pile until it is let go.
        if (!event.repeat) announcer.tell(key.what, focus.pile.peek(), focus.count.peek());
        if (key.what === 'pile') focus.opened.value = focus.pile.peek();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const shownHint = assistant.hints.state.value;
  useEffect(() => {
    if (root.current !== null) showHint(root.current, assistant.hints.mark());
  }, [shownHint]);

  useEffect(() => {
    const onPageKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !meansTable(tableKeyOf(event), event.target)) return;
      if (event.target === document.body) focusPile(focus.pile.peek());
      onKeyDown(event);
    };
    const onKeyUp = (): void => {
      focus.opened.value = null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', onPageKey, { signal });
    window.addEventListener('keyup', onKeyUp, { signal });
    window.addEventListener('blur', onKeyUp, { signal });
    return () => listening.abort();
  });

  return (
    <div
      class="accessible-table"
      role="application"
      aria-label={words.text('table.label')}
      aria-description={words.text('table.description')}
      ref={root}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        focus.visible.value = event.target instanceof HTMLElement && event.target.matches(':focus-visible');
      }}
      onFocusOut={() => {
        focus.visible.value = false;
      }}
    >
      {board === null
        ? null
        : groupLabels(compiled, words).map(({ group, label, piles }) => (
            // The groups are Tab's stops; within one the arrows walk.
            <fieldset key={group} class="pile-group">
              <legend class="visually-hidden">{label}</legend>
              {piles.map((pile) => (
                <PileButton
                  key={pile.index}
                  pile={pile}
                  board={board}
                  focus={focus}
                  isStop={stopOf(piles, focus.pile.value) === pile.index}
                />
              ))}
            </fieldset>
          ))}
    </div>
  );
}

/**
 * Whether a key that is pressed outside the table means it: any key with the focus nowhere, as after a click on the
 * table, and letters wherever they have no other meaning, as on a button whose dialog was closed.
 */
function meansTable(key: TableKey | null, target: EventTarget | null): boolean {
  if (key === null) return false;
  if (target === document.body) return true;
  const isLetter = key.type === 'kind' || key.type === 'rank' || key.type === 'tell';
  return (
    isLetter &&
    target instanceof Element &&
    target.closest('.accessible-table, input, select, textarea, dialog, [role=menu]') === null
  );
}

/** The pile of a group that Tab comes to: the one focused last, or the first. */
function stopOf(piles: readonly CompiledPile[], focused: PileIndex): PileIndex | undefined {
  return (piles.find(({ index }) => index === focused) ?? piles[0])?.index;
}
