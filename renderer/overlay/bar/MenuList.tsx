import { useEffect, useRef } from 'preact/hooks';
import { type Command, type CommandId, commandOf } from '../../../shared/commands/commands.ts';
import type { Menu, MenuItem } from '../../../shared/commands/menus.ts';
import { useApp, useWords } from '../app.ts';
import { focusTable } from '../focus/tablePile.ts';
import { Icon } from '../icons/Icon.tsx';
import { ShortcutText } from '../keys/ShortcutText.tsx';

interface MenuListProps {
  readonly menu: Menu;
  readonly onDone: () => void;
}

/** An open menu. The first item has the focus; up and down walk, Home and End jump. */
export function MenuList({ menu, onDone }: MenuListProps) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] =>
    [...(list.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])].filter(
      (item) => item.getAttribute('aria-disabled') !== 'true',
    );
  useEffect(() => items()[0]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement && item.isConnected);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    all.at(target % Math.max(1, all.length))?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="menu-list" role="menu" aria-label={words.text(menu.label)} ref={list} onKeyDown={onKeyDown}>
      {menu.items.map((item, index) => (
        <Item key={keyOf(item, index)} item={item} onDone={onDone} />
      ))}
    </div>
  );
}

function keyOf(item: MenuItem, index: number): string {
  if (typeof item !== 'string') return item.label;
  return item === '-' ? `line ${index}` : item;
}

function Item({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const words = useWords();
  if (item === '-') return <hr class="menu-line" />;
  if (typeof item === 'string') return <CommandItem id={item} onDone={onDone} />;
  return (
    <fieldset class="menu-group">
      <legend class="menu-group-title">{words.text(item.label)}</legend>
      {item.items.map((inner, index) => (
        <Item key={keyOf(inner, index)} item={inner} onDone={onDone} />
      ))}
    </fieldset>
  );
}

function CommandItem({ id, onDone }: { readonly id: CommandId; readonly onDone: () => void }) {
  const { actions } = useApp();
  const words = useWords();
  const command = commandOf(id);
  const action = actions[id];
  const enabled = action.enabled();
  const checked = action.checked?.();
  return (
    <button
      type="button"
      class="menu-item"
      role={roleOf(command)}
      aria-disabled={!enabled}
      {...(command.mark !== undefined ? { 'aria-checked': checked === true } : {})}
      tabIndex={-1}
      onPointerEnter={(event) => event.currentTarget.focus()}
      onClick={() => {
        if (!enabled) return;
        onDone();
        // The item goes; whatever the command opens gives the focus back to where it finds it.
        focusTable(document);
        action.run();
      }}
    >
      <span class="menu-tick">{checked === true ? <Icon name="check" /> : null}</span>
      <span class="menu-label">{words.text(command.label)}</span>
      <ShortcutText id={id} />
    </button>
  );
}

function roleOf({ mark }: Command): 'menuitem' | 'menuitemcheckbox' | 'menuitemradio' {
  if (mark === 'oneOf') return 'menuitemradio';
  return mark === 'tick' ? 'menuitemcheckbox' : 'menuitem';
}
