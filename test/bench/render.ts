import type { Browser } from 'playwright';
import { launchTestBrowser } from '../support/chromium.ts';
import { idleFigures } from './idle.ts';
import { leakFigures } from './leak.ts';
import { type Measurement, median } from './measurement.ts';
import { sampleAllocations } from './table/heapProfile.ts';
import { processorTimes } from './table/processorTime.ts';
import { serveTablePage } from './table/serveTablePage.ts';

const sizes = [
  { width: 1920, height: 1080, frames: 150 },
  // A software renderer takes a third of a second a frame here.
  { width: 3840, height: 2160, frames: 60 },
] as const;
const FACES_AND_BACK = 53;
const ratios = [1, 1.25, 1.5, 2] as const;
const resizes = [
  { width: 1100, height: 700 },
  { width: 1280, height: 800 },
  { width: 1000, height: 760 },
  { width: 1240, height: 820 },
  { width: 1150, height: 740 },
] as const;

/**
 * The table with the most cards, Double Aces and Kings with 208, in headless Chromium that draws in software: script
 * time a frame, draw calls, textures; then the whole app at rest and after twenty games.
 */
export default async function* render(): AsyncGenerator<Measurement> {
  const served = await serveTablePage();
  const browser = await launchTestBrowser();
  try {
    for (const size of sizes) yield* tableFigures(browser, served.address, size);
    for (const ratio of ratios) yield* sharpnessFigures(browser, served.address, ratio);
    yield* idleFigures(browser);
    yield* leakFigures(browser);
  } finally {
    await browser.close();
    await served.close();
  }
}

async function* tableFigures(
  browser: Browser,
  address: string,
  size: (typeof sizes)[number],
): AsyncGenerator<Measurement> {
  const page = await browser.newPage({ viewport: size });
  await page.goto(address);
  await page.waitForFunction(() => window.tablePage !== undefined);
  const name = `${size.width}x${size.height}`;

  const grip = await page.evaluate(() => window.tablePage?.grip());
  if (!grip) throw new Error('The page with the table is not ready.');
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, grip.y + 20, { steps: 2 });
  await page.evaluate(() => window.tablePage?.drag(20));
  await page.evaluate(() => window.tablePage?.drawCalls());
  const drag = (await page.evaluate((frames) => window.tablePage?.drag(frames), size.frames)) ?? [];
  yield* frameFigures(`${name}: one card dragged`, drag);
  const dragging = await processorTimes(browser, page, () =>
    page.evaluate((frames) => window.tablePage?.drag(frames), size.frames),
  );
  yield* frameFigures(`${name}: one card dragged, processor time`, dragging);
  const draws = (await page.evaluate(() => window.tablePage?.drawCalls())) ?? 0;
  yield { name: `${name}: draw calls a frame`, value: draws, unit: '' };

  const devtools = await page.context().newCDPSession(page);
  const allocated = await sampleAllocations(devtools, () =>
    page.evaluate((frames) => window.tablePage?.drag(frames), size.frames),
  );
  // What Pixi's own renderer takes to draw any picture stands apart from what the drag takes.
  const bytes = allocated({ within: ['pointerMove', 'frame'], except: ['drawNow'] });
  const drawing = allocated({ within: ['drawNow'], except: [] });
  yield {
    name: `${name}: allocated a frame by a drag`,
    value: Math.round(bytes / size.frames),
    unit: 'bytes',
  };
  yield {
    name: `${name}: allocated a frame by Pixi`,
    value: Math.round(drawing / size.frames),
    unit: 'bytes',
  };
  await page.mouse.up();

  const deal = (await page.evaluate((frames) => window.tablePage?.deal(frames), size.frames)) ?? [];
  yield* frameFigures(`${name}: all cards moving`, deal);
  const dealing = await processorTimes(browser, page, () =>
    page.evaluate((frames) => window.tablePage?.deal(frames), size.frames),
  );
  yield* frameFigures(`${name}: all cards moving, processor time`, dealing);

  const textures = await page.evaluate(() => window.tablePage?.cardTextures());
  if (!textures) throw new Error('The page with the table has no textures.');
  yield { name: `${name}: card textures`, value: textures.bytes / 1e6, unit: 'MB' };
  const least = textures.bytesOfOneCard * FACES_AND_BACK;
  yield { name: `${name}: card textures over their least`, value: textures.bytes / least, unit: '' };
  await page.close();
}

async function* sharpnessFigures(
  browser: Browser,
  address: string,
  deviceScaleFactor: (typeof ratios)[number],
): AsyncGenerator<Measurement> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor });
  await page.goto(address);
  await page.waitForFunction(() => window.tablePage !== undefined);
  const times: number[] = [];
  for (const size of resizes) {
    const sharp = page.evaluate(() => window.tablePage?.sharpAfterResize());
    await page.setViewportSize(size);
    times.push((await sharp) ?? Number.NaN);
  }
  const name = `with ${deviceScaleFactor} device pixels by px: sharp after a resize`;
  yield { name, value: Math.round(median(times)), unit: 'ms' };
  await page.close();
}

function* frameFigures(what: string, times: readonly number[]): Generator<Measurement> {
  const sorted = times.toSorted((a, b) => a - b);
  yield { name: `${what}, median`, value: rounded(median(times)), unit: 'ms' };
  const nearlyAll = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  yield { name: `${what}, 99th percentile`, value: rounded(nearlyAll), unit: 'ms' };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
