import type { OwnWindow } from '../../session/ownWindow.ts';
import type { Announcer } from '../accessibleTable/announcer.ts';
import type { App } from '../app.ts';
import { commandName } from './commandName.ts';

/** Says when the window has come to fill the screen, and when it does so no longer. Returns what ends that. */
export function tellFullScreen(
  { fullScreen }: Pick<OwnWindow, 'fullScreen'>,
  { words }: Pick<App, 'words'>,
  announcer: Pick<Announcer, 'say'>,
): () => void {
  let before = fullScreen.peek();
  return fullScreen.subscribe((now) => {
    if (now === before) return;
    before = now;
    const { translator } = words.peek();
    const value = translator.text(now ? 'state.on' : 'state.off');
    announcer.say(translator.text('state.is', { what: commandName('fullScreen', translator), value }));
  });
}
