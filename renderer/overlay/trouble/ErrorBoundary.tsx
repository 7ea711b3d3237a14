import { Component, type ComponentChildren } from 'preact';
import type { App } from '../app.ts';
import { reportText } from '../report/reportText.ts';

interface BoundaryProps {
  readonly app: App;
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows what happened when a part of the overlay fails, offers a report, and goes on. The game is safe: it was kept. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static override getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render({ app, children }: BoundaryProps, { error }: BoundaryState) {
    if (error === null) return children;
    const { translator } = app.words.value;
    const goOn = (): void => {
      app.overlay.close();
      this.setState({ error: null });
    };
    return (
      <div class="crash" role="alertdialog" aria-labelledby="crash-title">
        <h2 id="crash-title">{translator.text('crash.title')}</h2>
        <p>{translator.text('crash.text')}</p>
        <pre class="report-text">{error.message}</pre>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() =>
              void navigator.clipboard.writeText(reportText(app, '', error.stack ?? error.message))
            }
          >
            {translator.text('report.copy')}
          </button>
          <button type="button" class="button button-main" onClick={goOn}>
            {translator.text('crash.goOn')}
          </button>
        </div>
      </div>
    );
  }
}
