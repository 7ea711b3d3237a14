import { type CommandId, commandOf } from '../../../shared/commands/commands.ts';
import type { Announcer } from '../accessibleTable/announcer.ts';
import type { App } from '../app.ts';

/** Says that the command of a key cannot be used now: a key that does nothing would leave open whether it was heard. */
export function notPossibleTeller(
  { session, words }: Pick<App, 'session' | 'words'>,
  announcer: Pick<Announcer, 'say'>,
): (id: CommandId) => void {
  return (id) => {
    const { translator } = words.peek();
    const hasNoStock = id === 'dealStock' && session.table.peek().deal.compiled.stock < 0;
    const command = translator.text(commandOf(id).label);
    announcer.say(translator.text(hasNoStock ? 'table.noStock' : 'table.notNow', { command }));
  };
}
