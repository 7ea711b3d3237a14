import type { Browser, Page } from 'playwright';
import { startTestHost } from '../support/host.ts';
import type { Measurement } from './measurement.ts';

const SECONDS = 10;
/** Time for the deal to arrive and for what is done after the start. */
const SETTLING = 8_000;

/** What the app does while nothing moves: pictures, timers, and time of the processor against an empty page. */
export async function* idleFigures(browser: Browser): AsyncGenerator<Measurement> {
  const host = await startTestHost();
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const blank = await processorTime(browser, page, 'about:blank');
    // The runner's compiler wraps named functions in a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(() => {
      const counted = { frames: 0, timers: 0 };
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        counted.frames++;
        return request(callback);
      };
      const { setTimeout: timeout } = window;
      Object.assign(window, {
        counted,
        setTimeout: (handler: TimerHandler, ...rest: []) => {
          counted.timers++;
          return timeout(handler, ...rest);
        },
      });
    });
    const app = await processorTime(browser, page, host.address);
    const { frames, timers } = await counts(page);
    yield { name: 'at rest: animation frames in 10 s', value: frames, unit: '' };
    yield { name: 'at rest: timers set in 10 s', value: timers, unit: '' };
    yield { name: 'at rest: core more than a blank page', value: Math.max(0, app - blank), unit: '%' };
    await page.close();
  } finally {
    await host.dispose();
  }
}

/** Percent of a core that all processes of the browser take while this page is at rest. */
async function processorTime(browser: Browser, page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'counted') ?? {}, { frames: 0, timers: 0 }));
  const devtools = await browser.newBrowserCDPSession();
  const before = await spent(devtools);
  await page.waitForTimeout(SECONDS * 1000);
  const after = await spent(devtools);
  await devtools.detach();
  return ((after - before) / SECONDS) * 100;
}

async function spent(devtools: Awaited<ReturnType<Browser['newBrowserCDPSession']>>): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function counts(page: Page): Promise<{ frames: number; timers: number }> {
  return page.evaluate(() => {
    const counted: unknown = Reflect.get(window, 'counted');
    if (typeof counted !== 'object' || counted === null) throw new Error('Nothing was counted.');
    return { frames: Number(Reflect.get(counted, 'frames')), timers: Number(Reflect.get(counted, 'timers')) };
  });
}
