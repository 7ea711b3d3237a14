import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../../app.ts';
import { ScrollBox } from '../../ScrollBox.tsx';
import type { Report } from '../useReport.ts';
import { type Series, seriesOf } from './series.ts';

type LegendTexts = NonNullable<Series['legend']>;

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

/** Runs something once the window has shown what it has and nothing else is to be done. Returns what ends the wait. */
function whenIdle(run: () => void): () => void {
  let idle: number | null = null;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(run, { timeout: 500 });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== null) cancelIdleCallback(idle);
  };
}

/** What is dark and what is pale; the table beneath says the same, so that nobody needs to tell them apart. */
function Legend({ kind, legend }: { readonly kind: Series['kind']; readonly legend: LegendTexts }) {
  const isBars = kind === 'bars';
  return (
    <p class="plot-legend" aria-hidden="true">
      <span class="plot-dark">{isBars ? legend.second : legend.value}</span>
      <span class="plot-pale">{isBars ? legend.value : legend.second}</span>
    </p>
  );
}

function PlotFigure({ series }: { readonly series: Series }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const title = words.text(series.title);
  useEffect(() => {
    let closed = false;
    const draw = async (): Promise<void> => {
      // The plotting library is large and rarely wanted.
      const { drawPlot } = await import('./drawPlot.ts');
      if (!closed) place.current?.replaceChildren(drawPlot(series, words));
    };
    // The figures are there first. Where the library cannot be loaded the table beneath still says everything.
    const stopWaiting = whenIdle(() => void draw().catch(() => place.current?.replaceChildren()));
    return () => {
      closed = true;
      stopWaiting();
    };
  }, [series, words]);
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <div ref={place} class="plot-picture" aria-hidden="true" />
      {series.legend === undefined ? null : <Legend kind={series.kind} legend={series.legend} />}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.text('statistics.asTable')}</summary>
        {isOpen ? <SeriesTable title={title} series={series} /> : null}
      </details>
    </figure>
  );
}

/** Of a long history there are some hundred lines: they are made when they are wanted. */
function SeriesTable({ title, series }: { readonly title: string; readonly series: Series }) {
  return (
    <ScrollBox label={title}>
      <table class="figures-table">
        <caption class="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {series.heads.map((head) => (
              <th key={head} scope="col">
                {head}
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
    </ScrollBox>
  );
}
