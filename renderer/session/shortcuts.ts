import { type CommandId, commandIds, usualShortcut } from '../../shared/commands/commands.ts';
import { atLatinPlace, type KeyPress, shortcutOf } from '../../shared/commands/shortcut.ts';

/** The shortcut of every command that has one: the player's own, or the default. An empty one takes it away. */
export function shortcutsInForce(
  chosen: Readonly<Record<string, string>>,
  isMac: boolean,
): ReadonlyMap<CommandId, string> {
  const shortcuts = new Map<CommandId, string>();
  for (const id of commandIds) {
    const shortcut = chosen[id] ?? usualShortcut(id, isMac);
    if (shortcut !== '') shortcuts.set(id, shortcut);
  }
  return shortcuts;
}

/** The command of a shortcut, if one has it. */
export function commandFor(shortcut: string, inForce: ReadonlyMap<CommandId, string>): CommandId | undefined {
  for (const [id, known] of inForce) if (known === shortcut) return id;
  return undefined;
}

/**
 * The command of a key press, if one has it: by what the key types first, then by its place, so that every keyboard
 * reaches every command.
 */
export function commandOfPress(
  press: KeyPress,
  isMac: boolean,
  inForce: ReadonlyMap<CommandId, string>,
): CommandId | undefined {
  const latin = atLatinPlace(press);
  const typed = commandFor(shortcutOf(press, isMac), inForce);
  return typed ?? (latin === null ? undefined : commandFor(shortcutOf(latin, isMac), inForce));
}
