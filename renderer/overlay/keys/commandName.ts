import { type CommandId, commandOf } from '../../../shared/commands/commands.ts';
import { type Menu, type MenuItem, menuBar } from '../../../shared/commands/menus.ts';
import type { Translator } from '../../../shared/messages/translator.ts';

/** What a command is called outside its menu: with the name of the menu inside a menu that its label alone needs. */
export function commandName(id: CommandId, words: Pick<Translator, 'text'>): string {
  const label = words.text(commandOf(id).label);
  const inner = menuBar.flatMap(({ items }) => items.filter(isMenu)).find(({ items }) => items.includes(id));
  return inner === undefined
    ? label
    : words.text('state.is', { what: words.text(inner.label), value: label });
}

function isMenu(item: MenuItem): item is Menu {
  return typeof item !== 'string';
}
