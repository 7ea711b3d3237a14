import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../../shared/ipc/contract.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { errorText } from '../errorText.ts';
import { GameTable } from './GameTable.tsx';

type Report = Result<'statistics.read'>;

/** The results of all games, kept up to date while it is open. */
export function StatisticsDialog() {
  const { host, overlay } = useApp();
  const words = useWords();
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let closed = false;
    const read = (): void => {
      host.request('statistics.read', {}).then(
        (read) => {
          if (!closed) setReport(read);
        },
        (error: unknown) => {
          if (!closed) setFailure(error);
        },
      );
    };
    read();
    const stop = host.on('history.changed', read);
    return () => {
      closed = true;
      stop();
    };
  }, [host]);

  return (
    <Dialog title={words.text('statistics.title')} size="large" onClose={() => overlay.close()}>
      {failure === null ? null : (
        <p class="error" role="alert">
          {words.text('statistics.failed', { reason: errorText(failure, words) })}
        </p>
      )}
      {report === null ? null : <GameTable report={report} />}
    </Dialog>
  );
}
