import type { CommandId } from '../../shared/commands/commands.ts';
import type { CommandActions } from './commandActions.ts';
import type { SettingsStore } from './settingsStore.ts';
import { commandOfPress, shortcutsInForce } from './shortcuts.ts';

export interface KeyboardParts {
  readonly actions: CommandActions;
  readonly settings: SettingsStore;
  readonly isMac: boolean;
  /** Told when the command of a key cannot be used now. */
  readonly notPossible: (id: CommandId) => void;
  /** A dialog is open: no command can be used. */
  readonly isBlocked: () => boolean;
}

/**
 * Runs commands by their shortcuts, wherever the focus is except in a text. While a dialog is open none runs, and that is
 * told. Returns what ends that.
 */
export function listenToShortcuts(scope: Window, parts: KeyboardParts): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event)) return;
    const isBlocked = parts.isBlocked();
    // A key that is still down from what was done before would press the button that has got the focus since.
    if (!isBlocked && event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) {
      event.preventDefault();
      return;
    }
    const inForce = shortcutsInForce(parts.settings.value.peek().shortcuts, parts.isMac);
    const id = commandOfPress(event, parts.isMac, inForce);
    if (id === undefined || (isBlocked && isOfText(event))) return;
    // Held keys walk through undo and redo, and nothing else.
    if (event.repeat && id !== 'undo' && id !== 'redo') return;
    event.preventDefault();
    const action = parts.actions[id];
    if (!isBlocked && action.enabled()) action.run();
    else parts.notPossible(id);
  };
  scope.addEventListener('keydown', onKeyDown);
  return () => scope.removeEventListener('keydown', onKeyDown);
}

/** Plain keys belong to a field that has the focus; shortcuts with a modifier do not, nor F keys but F4, which opens lists. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || /^F(?!4$)\d+$/.test(event.key)) return false;
  return event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
}

/** A text field of a dialog has keys of its own, such as those of the clipboard. */
function isOfText({ ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && target instanceof HTMLElement && target.matches('input, textarea');
}
