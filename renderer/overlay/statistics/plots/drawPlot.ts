import { axisX, axisY, barY, gridY, lineY, plot, ruleY } from '@observablehq/plot';
import type { Translator } from '../../../../shared/messages/translator.ts';
import type { Series } from './series.ts';

const WIDTH = 460;
const HEIGHT = 200;
/** More labels than this along the foot would run into each other. */
const LABELS_AT_MOST = 8;

/** Draws a series; colours come from the page's style sheet. */
export function drawPlot(series: Series, words: Translator): Element {
  const labels = series.points.map(({ label }) => label);
  const every = Math.ceil(labels.length / LABELS_AT_MOST);
  const value = { x: 'label', y: 'value' } as const;
  const second = { x: 'label', y: 'second' } as const;
  const pairs = series.points.filter((point) => point.second !== undefined);
  const isPaired = pairs.length > 0;
  const isShare = series.unit === 'share';
  const picture = plot({
    width: WIDTH,
    height: HEIGHT,
    marginLeft: 50,
    x: { type: series.kind === 'bars' ? 'band' : 'point', domain: labels, label: null },
    y: isShare ? { domain: [0, 1], label: null } : { label: null, nice: true },
    marks: [
      gridY({ stroke: 'currentColor', strokeOpacity: 0.15 }),
      axisX({ ticks: labels.filter((_, index) => index % every === 0), tickSize: 0, fontSize: 14 }),
      axisY({
        ticks: 4,
        tickSize: 0,
        fontSize: 14,
        tickFormat: (value: number) => (isShare ? words.percent(value) : wholeOnly(value, words)),
      }),
      ...(series.kind === 'bars'
        ? [
            barY(series.points, { ...value, fill: isPaired ? 'var(--plot-second)' : 'var(--accent)', rx: 2 }),
            barY(pairs, { ...second, fill: 'var(--accent)', rx: 2 }),
          ]
        : [
            lineY(pairs, { ...second, stroke: 'var(--plot-second)', strokeWidth: 1.5 }),
            lineY(series.points, { ...value, stroke: 'var(--accent)', strokeWidth: 2.5 }),
          ]),
      ruleY([0], { stroke: 'currentColor', strokeOpacity: 0.5 }),
    ],
  });
  // The library's own style element is not allowed by the content security policy; ours are in statistics.css.
  for (const style of picture.querySelectorAll('style')) style.remove();
  return picture;
}

/** There are no half games. */
function wholeOnly(value: number, words: Translator): string {
  return Number.isInteger(value) ? words.number(value) : '';
}
