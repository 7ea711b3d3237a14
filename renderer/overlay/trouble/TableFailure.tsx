import { NoGraphicsError } from '../../table/scene/stage.ts';
import { useApp, useWords } from '../app.ts';
import { errorText } from '../errorText.ts';

/** Stands in the table's place where it cannot be drawn: what happened, and what to do. */
export function TableFailure() {
  const { overlay } = useApp();
  const words = useWords();
  const error = overlay.tableFailure.value;
  if (error === null) return null;
  const text =
    error instanceof NoGraphicsError
      ? words.text('table.failed.noGraphics')
      : words.text('toast.error', { reason: errorText(error, words) });
  return (
    <section class="table-failure" role="alert" aria-labelledby="table-failure-title">
      <h2 id="table-failure-title">{words.text('table.failed.title')}</h2>
      <p>{text}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {words.text('table.failed.again')}
      </button>
    </section>
  );
}
