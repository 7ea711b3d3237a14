import type { Browser } from 'playwright';
import { launchTestBrowser } from '../support/chromium.ts';
import { startTestHost } from '../support/host.ts';
import { type Measurement, median } from './measurement.ts';

const RUNS = 9;

interface Start {
  /** From navigation, in ms. */
  readonly presented: number;
  readonly playable: number;
  /** Bytes of the scripts and styles that the window loaded, without those of the solver's worker. */
  readonly gzipped: number;
}

/** From navigation to the table at 1920×1080, drawn in software, each time in a fresh profile without a cache. */
export default async function* start(): AsyncGenerator<Measurement> {
  const host = await startTestHost();
  const browser = await launchTestBrowser();
  try {
    const starts: Start[] = [];
    for (let run = 0; run < RUNS; run++) starts.push(await measureStart(browser, host.address));
    yield {
      name: 'table presented',
      value: Math.round(median(starts.map(({ presented }) => presented))),
      unit: 'ms',
    };
    yield {
      name: 'table playable',
      value: Math.round(median(starts.map(({ playable }) => playable))),
      unit: 'ms',
    };
    const bytes = median(starts.map(({ gzipped }) => gzipped));
    yield { name: 'scripts and styles loaded, gzipped', value: Math.round(bytes / 1000), unit: 'kB' };
  } finally {
    await browser.close();
    await host.dispose();
  }
}

async function measureStart(browser: Browser, address: string): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  // The runner's compiler wraps named functions in a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  // As soon as the table is there the pointer goes over the piles; when one answers that its card can be taken, it
  // can be played.
  await page.addInitScript(() => {
    const times = { playable: 0 };
    Object.assign(window, { times });
    const touch = (): void => {
      const canvas = document.querySelector('canvas');
      const place = canvas?.getBoundingClientRect();
      if (!canvas || !place || times.playable > 0) return;
      for (const pile of document.querySelectorAll('[data-pile]')) {
        const { left, right, bottom } = pile.getBoundingClientRect();
        const at = { clientX: (left + right) / 2, clientY: bottom - 10 };
        canvas.dispatchEvent(new PointerEvent('pointermove', at));
        if (canvas.style.cursor === 'grab') times.playable ||= performance.now();
      }
      setTimeout(touch, 5);
    };
    new PerformanceObserver(touch).observe({ type: 'mark' });
  });
  await page.goto(address);
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'times') ?? {}, 'playable')) > 0);
  const measured = await page.evaluate(async () => {
    const addresses = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(name) && !/worker/i.test(name));
    let gzipped = 0;
    for (const address of new Set(addresses)) {
      const { body } = await fetch(address);
      if (!body) throw new Error(`${address} is empty.`);
      const packed = await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
      gzipped += packed.byteLength;
    }
    return {
      presented: performance.getEntriesByName('table presented')[0]?.startTime ?? Number.NaN,
      playable: Number(Reflect.get(Reflect.get(window, 'times') ?? {}, 'playable')),
      gzipped,
    };
  });
  await context.close();
  return measured;
}
