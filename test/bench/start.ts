import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { projectRoot } from '../../build/setup/paths.mjs';
import { launchTestBrowser } from '../support/chromium.ts';
import { startTestHost } from '../support/host.ts';
import { type Measurement, median } from './measurement.ts';

const RUNS = 9;

interface Start {
  /** From navigation, in ms. */
  readonly presented: number;
  readonly playable: number;
  readonly scripts: readonly string[];
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
    const scripts = new Set(starts.flatMap((each) => each.scripts));
    yield { name: 'scripts and styles loaded, gzipped', value: await gzippedSize([...scripts]), unit: 'kB' };
  } finally {
    await browser.close();
    await host.dispose();
  }
}

async function measureStart(browser: Browser, address: string): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  // As soon as the table is there a card is dealt by a click; when the app has counted it, it can be played.
  await page.addInitScript(() => {
    const times = { playable: 0 };
    Object.assign(window, { times });
    const counted = new MutationObserver(() => {
      if (!/^1 /.test(document.querySelector('.status-moves')?.textContent ?? '')) return;
      times.playable ||= performance.now();
    });
    const click = (): void => {
      counted.observe(document, { subtree: true, childList: true, characterData: true });
      const place = document.querySelector('[data-pile="0"]')?.getBoundingClientRect();
      const canvas = document.querySelector('canvas');
      if (!place || !canvas) return;
      const at = {
        clientX: place.x + place.width / 2,
        clientY: place.y + place.height / 2,
        pointerId: 1,
        pointerType: 'mouse',
      };
      canvas.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
      canvas.dispatchEvent(new PointerEvent('pointerup', at));
    };
    new PerformanceObserver(() => click()).observe({ type: 'mark' });
  });
  const url = new URL(address);
  url.searchParams.set('game', 'racing-aces');
  await page.goto(url.href);
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'times') ?? {}, 'playable')) > 0);
  const measured = await page.evaluate(() => ({
    presented: performance.getEntriesByName('table presented')[0]?.startTime ?? Number.NaN,
    playable: Number(Reflect.get(Reflect.get(window, 'times') ?? {}, 'playable')),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < performance.now())
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(name)),
  }));
  await context.close();
  return measured;
}

/** Without the card art and without what only the solver's worker loads. */
async function gzippedSize(addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const name = basename(new URL(address).pathname);
    if (/worker/i.test(name)) continue;
    bytes += gzipSync(await readFile(join(projectRoot, 'dist/renderer/assets', name))).length;
  }
  return Math.round(bytes / 1000);
}
