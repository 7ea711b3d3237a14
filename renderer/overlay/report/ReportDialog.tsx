import { useEffect, useId, useState } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { attempt } from '../attempt.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { reportText } from './reportText.ts';

/** A report of a problem, to be read, copied and sent by the player; nothing is sent by itself. */
export function ReportDialog() {
  const app = useApp();
  const { host, overlay } = app;
  const words = useWords();
  const textId = useId();
  const [text, setText] = useState(() => reportText(app, '', ''));
  useEffect(() => {
    attempt(app, async () => setText(reportText(app, await host.request('app.readLog', null), '')));
  }, [app, host]);
  const copy = (): void =>
    attempt(app, async () => {
      await navigator.clipboard.writeText(text);
      overlay.say('info', ({ translator }) => translator.text('report.copied'));
    });
  const openLogs = (): void =>
    attempt(app, async () => void (await host.request('app.openFolder', { folder: 'logs' })));
  return (
    <Dialog
      title={words.text('report.title')}
      size="medium"
      onClose={() => overlay.close()}
      actions={
        <>
          <button type="button" class="button" onClick={openLogs}>
            {words.text('data.open')}
          </button>
          <button type="button" class="button button-main" onClick={copy}>
            {words.text('report.copy')}
          </button>
        </>
      }
    >
      <p>{words.text('report.text')}</p>
      <label for={textId}>{words.text('report.label')}</label>
      <textarea id={textId} class="field report-text" readOnly rows={14} value={text} />
      <p class="hint">{words.text('report.where')}</p>
    </Dialog>
  );
}
