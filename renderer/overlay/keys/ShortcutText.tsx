import type { CommandId } from '../../../shared/commands/commands.ts';
import { shortcutParts } from '../../../shared/commands/keyNames.ts';
import { shortcutsInForce } from '../../session/shortcuts.ts';
import { useApp, useWords } from '../app.ts';

/** A command's keys as the system writes them; nothing where it has none. */
export function ShortcutText({ id }: { readonly id: CommandId }) {
  const { settings, isMac } = useApp();
  const shortcut = shortcutsInForce(settings.value.value.shortcuts, isMac).get(id);
  if (shortcut === undefined) return null;
  return <Keys shortcut={shortcut} isMac={isMac} />;
}

/** Keys as they are printed on a keyboard. */
export function Keys({ shortcut, isMac }: { readonly shortcut: string; readonly isMac: boolean }) {
  const words = useWords();
  return (
    <span class="keys" dir="ltr">
      {shortcutParts(shortcut, isMac, words).map((part) => (
        <kbd key={part}>{part}</kbd>
      ))}
    </span>
  );
}
