import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/** Where new versions are found. It is read and copied, not followed: the app never uses the network. */
const RELEASES = 'github.com/grandpatience/grand-patience/releases';

/** What this program is. */
export function AboutDialog() {
  const { about, overlay } = useApp();
  const words = useWords();
  return (
    <Dialog title={words.text('about.title')} size="small" onClose={() => overlay.close()}>
      <p class="about-name">{words.text('app.name')}</p>
      <p>{words.text('about.version', { version: about.version })}</p>
      <p>{words.text('about.text')}</p>
      <p class="hint">{words.text('about.updates', { address: RELEASES })}</p>
      <p class="hint">{words.text('about.licence')}</p>
      <p class="hint">{words.text('about.cards')}</p>
      <p class="hint">{about.runtime}</p>
    </Dialog>
  );
}
