import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { NewDeals } from './NewDeals.tsx';
import { OpenDeal } from './OpenDeal.tsx';
import { ShareDeal } from './ShareDeal.tsx';

/** Deals in one place: new ones of every kind, one that somebody told, and the code of the one on the table. */
export function DealsDialog() {
  const { overlay } = useApp();
  const words = useWords();
  return (
    <Dialog title={words.text('assistant.deals.title')} size="medium" onClose={() => overlay.close()}>
      <NewDeals />
      <OpenDeal />
      <ShareDeal />
    </Dialog>
  );
}
