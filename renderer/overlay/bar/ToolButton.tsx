import { type CommandId, commandOf } from '../../../shared/commands/commands.ts';
import { useApp, useWords } from '../app.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { named } from '../tip/named.ts';

/** A command as a picture. */
export function ToolButton({ id, icon }: { readonly id: CommandId; readonly icon: IconName }) {
  const { actions } = useApp();
  const words = useWords();
  const action = actions[id];
  const label = words.text(commandOf(id).label);
  return (
    <button
      type="button"
      class="icon-button"
      {...named(label)}
      disabled={!action.enabled()}
      onClick={() => action.run()}
    >
      <Icon name={icon} />
    </button>
  );
}
