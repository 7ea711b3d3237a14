import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useWords } from '../../app.ts';
import type { Report } from '../useReport.ts';
import { type Series, seriesOf } from './series.ts';

/** Every plot with the table that says the same. */
export function Plots({ report }: { readonly report: Report }) {
  const words = useWords();
  const all = useMemo(() => seriesOf(report, words), [report, words]);
  return (
    <div class="plots">
      {all.map((series) => (
        <PlotFigure key={series.title} series={series} />
      ))}
    </div>
  );
}

function PlotFigure({ series }: { readonly series: Series }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const title = words.text(series.title);
  useEffect(() => {
    let closed = false;
    const draw = async (): Promise<void> => {
      // The plotting library is large and rarely wanted.
      const { drawPlot } = await import('./drawPlot.ts');
      if (!closed) place.current?.replaceChildren(drawPlot(series, words));
    };
    // Where it cannot be loaded the table beneath still says everything.
    draw().catch(() => place.current?.replaceChildren());
    return () => {
      closed = true;
    };
  }, [series, words]);
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <div ref={place} class="plot-picture" aria-hidden="true" />
      <details>
        <summary>{words.text('statistics.asTable')}</summary>
        <table class="figures-table">
          <caption class="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {series.heads.map((head) => (
                <th key={head} scope="col">
                  {words.text(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.points.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={series.heads[column + 1] ?? column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
