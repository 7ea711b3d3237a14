import type { CommandId } from '../../../shared/commands/commands.ts';
import type { Announcer } from '../accessibleTable/announcer.ts';
import type { App } from '../app.ts';
import { commandName } from './commandName.ts';

/** Says that the command of a key cannot be used now: a key that does nothing would leave open whether it was heard. */
export function notPossibleTeller(
  { session, words }: Pick<App, 'session' | 'words'>,
  announcer: Pick<Announcer, 'say'>,
): (id: CommandId) => void {
  return (id) => {
    const { translator } = words.peek();
    const hasNoStock = id === 'dealStock' && session.table.peek().deal.compiled.stock < 0;
    const command = commandName(id, translator);
    announcer.say(translator.text(hasNoStock ? 'table.noStock' : 'table.notNow', { command }));
  };
}
