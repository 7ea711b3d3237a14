import { useState } from 'preact/hooks';
import type { CommandId } from '../../../shared/commands/commands.ts';
import { shortcutText } from '../../../shared/commands/keyNames.ts';
import { shortcutToKeep } from '../../../shared/commands/shortcut.ts';
import { commandOfPress, shortcutsInForce } from '../../session/shortcuts.ts';
import { tableKeyOf } from '../accessibleTable/tableKeys.ts';
import { useApp, useWords } from '../app.ts';
import { commandName } from './commandName.ts';
import { Keys } from './ShortcutText.tsx';

/** Keys that only change others. */
const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

/**
 * A command's keys, and a way to change them: the next key pressed becomes the shortcut, unless something else has
 * it. Backspace takes the shortcut away, Escape leaves it as it was.
 */
export function ShortcutEditor({ id }: { readonly id: CommandId }) {
  const { settings, isMac, announcer } = useApp();
  const words = useWords();
  const [listening, setListening] = useState(false);
  const [refused, setRefused] = useState<CommandId | 'table' | null>(null);
  const chosen = settings.value.value.shortcuts;
  const inForce = shortcutsInForce(chosen, isMac);
  const shortcut = inForce.get(id);
  const keyName = (key: string): string => shortcutText(key, isMac, words);
  const label = commandName(id, words);

  const keep = (next: string): void => {
    settings.change({ shortcuts: { ...chosen, [id]: next } });
    setListening(false);
    setRefused(null);
    const value = next === '' ? words.text('keys.none') : keyName(next);
    announcer.say(words.text('state.is', { what: label, value }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!listening || MODIFIERS.includes(event.key)) return;
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setListening(false);
      setRefused(null);
      return;
    }
    if (event.key === 'Backspace') {
      keep('');
      return;
    }
    const owner = commandOfPress(event, isMac, inForce);
    if (owner !== undefined && owner !== id) setRefused(owner);
    else if (tableKeyOf(event) !== null) setRefused('table');
    else keep(shortcutToKeep(event, isMac));
  };

  return (
    <div class="key-editor">
      {refused === null ? null : (
        <p class="error" role="alert">
          {refused === 'table'
            ? words.text('keys.takenByTable', { control: keyName('Mod'), alt: keyName('Alt') })
            : words.text('keys.taken', { command: commandName(refused, words) })}
        </p>
      )}
      <button
        type="button"
        class="button key-button"
        aria-pressed={listening}
        onClick={() => setListening(!listening)}
        onKeyDown={onKeyDown}
        onBlur={() => setListening(false)}
      >
        <span class="visually-hidden">{words.text('keys.change', { command: label })} </span>
        {listening ? words.text('keys.press') : null}
        {!listening && shortcut !== undefined ? <Keys shortcut={shortcut} isMac={isMac} /> : null}
        {!listening && shortcut === undefined ? words.text('keys.none') : null}
      </button>
    </div>
  );
}
