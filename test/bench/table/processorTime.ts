import type { Browser, Page } from 'playwright';

/** Of the browser's trace: a task, how long the main thread worked for it in µs, and when. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tdur?: number;
}

/** The answer of an animation frame takes more than this, in ms; the frames that only wait take less. */
const LEAST = 0.08;

/**
 * The processor time in ms that the window's main thread spends in each animation frame while `work` runs. Unlike the
 * time on the clock it leaves out how long the thread stood still because others had the processor: here these are the
 * browser's own threads, which draw without a graphics card on the same cores.
 */
export async function processorTimes(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  return traceEvents
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .map(({ tdur = Number.NaN }) => tdur / 1000)
    .filter((time) => time > LEAST);
}
