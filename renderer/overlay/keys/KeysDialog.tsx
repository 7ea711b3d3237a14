import { commandIds, commandOf } from '../../../shared/commands/commands.ts';
import { shortcutText } from '../../../shared/commands/keyNames.ts';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ShortcutEditor } from './ShortcutEditor.tsx';
import { Keys } from './ShortcutText.tsx';

/** The keys of the table itself, which no command has. */
const tableKeys: readonly { readonly keys: readonly string[]; readonly label: LabelKey }[] = [
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], label: 'keys.arrows' },
  { keys: ['Tab'], label: 'keys.tab' },
  { keys: ['Enter', 'Space'], label: 'keys.pick' },
  { keys: ['Shift+Enter'], label: 'keys.send' },
  { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], label: 'keys.count' },
  { keys: ['Escape'], label: 'keys.letGo' },
  { keys: ['F'], label: 'keys.foundations' },
  { keys: ['T'], label: 'keys.tableau' },
  { keys: ['R'], label: 'keys.reserves' },
  { keys: ['S'], label: 'keys.stock' },
  { keys: ['W'], label: 'keys.waste' },
  { keys: ['A', '2', 'K'], label: 'keys.ranks' },
  { keys: ['Shift+F', 'Shift+K'], label: 'keys.backwards' },
  { keys: ['I'], label: 'keys.tellPile' },
  { keys: ['L'], label: 'keys.tellLast' },
  { keys: ['M'], label: 'keys.tellTargets' },
  { keys: ['P'], label: 'keys.tellProgress' },
];

/** Every key in one place. */
export function KeysDialog() {
  const { overlay, settings, isMac } = useApp();
  const words = useWords();
  return (
    <Dialog
      title={words.text('keys.title')}
      size="large"
      onClose={() => overlay.close()}
      actions={
        <button type="button" class="button" onClick={() => settings.change({ shortcuts: {} })}>
          {words.text('keys.defaults')}
        </button>
      }
    >
      <p class="hint">
        {words.text('keys.howToChange', {
          backspace: shortcutText('Backspace', isMac, words),
          escape: shortcutText('Escape', isMac, words),
        })}
      </p>
      <div class="keys-columns">
        <section>
          <h3>{words.text('keys.table')}</h3>
          <dl class="key-list">
            {tableKeys.map(({ keys, label }) => (
              <div key={label}>
                <dt>{words.text(label)}</dt>
                <dd>
                  {keys.map((shortcut) => (
                    <Keys key={shortcut} shortcut={shortcut} isMac={isMac} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>{words.text('keys.commands')}</h3>
          <dl class="key-list">
            {commandIds.map((id) => (
              <div key={id}>
                <dt>{words.text(commandOf(id).label)}</dt>
                <dd>
                  <ShortcutEditor id={id} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
